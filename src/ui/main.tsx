import { createRoot } from 'react-dom/client';
import { MapSheet } from './saratoga/map/MapSheet';
import { SHEET } from './saratoga/map/ground';
import './style/fonts.css';
import './style/map.css';

createRoot(document.getElementById('root') as HTMLElement).render(
  <svg
    viewBox={`${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`}
    width={SHEET.width}
    height={SHEET.height}
  >
    <MapSheet battle="sept19" />
  </svg>,
);
