import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/App';
import { keepPage } from './shell/serviceWorker';
import { Update } from './shell/Update';
import './style/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
    <Update />
  </StrictMode>,
);
if (import.meta.env.PROD) keepPage();
