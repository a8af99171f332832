import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { mendStorage } from './lib/mend-storage.js';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
mendStorage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
