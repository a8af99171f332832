import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './build/compress.js';

/** The desks, built beside the game (vite.config.ts) and apart from it: dist/staff.html and dist/staff/assets. */
export default defineConfig({
  plugins: [react(), tailwindcss(), compress()],
  resolve: { conditions: ['@rubicon/source', ...defaultClientConditions] },
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsDir: 'staff/assets',
    sourcemap: true,
    // As in the game: a strict CSP allows no data: URI.
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'staff.html' },
  },
});
