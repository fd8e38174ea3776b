import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/App';
import './style/fonts.css';
import './style/map.css';
import './style/counters.css';
import './style/table.css';
import './style/title.css';
import './style/handbook.css';
import './style/play.css';
import './style/log.css';
import './style/score.css';
import './style/end.css';
import './style/trouble.css';
import './style/settings.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
