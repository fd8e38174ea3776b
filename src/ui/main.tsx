import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/App';
import { keepPage } from './shell/standing';
import { Update } from './shell/Update';
import './style/fonts.css';
import './style/map.css';
import './style/counters.css';
import './style/table.css';
import './style/title.css';
import './style/handbook.css';
import './style/play.css';
import './style/log.css';
import './style/score.css';
import './style/fog.css';
import './style/end.css';
import './style/dice.css';
import './style/trouble.css';
import './style/settings.css';
import './style/offline.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
    <Update />
  </StrictMode>,
);
if (import.meta.env.PROD) keepPage();
