import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/desk.css';
import { App } from './app/app.js';

const root = document.getElementById('root');
if (!root) throw new Error('staff.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
