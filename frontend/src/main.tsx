import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { loadRoute } from './app/load-route.js';
import { routes } from './app/routes.js';
import { startMeasurement } from './lib/analytics/index.js';
import { mendStorage } from './lib/mend-storage.js';
import './styles/index.css';

async function open(root: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  mendStorage();
  startMeasurement(window.location.search);
  if (!root.hasChildNodes()) return createRoot(root).render(app);
  try {
    await loadRoute(routes, window.location.pathname);
  } catch {
    // The router asks for the screen again, and shows when that fails too.
    root.replaceChildren();
    return createRoot(root).render(app);
  }
  hydrateRoot(root, app);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void open(root);
