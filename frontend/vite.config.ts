import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compress } from './build/compress.js';
import { deskPage } from './build/desk-page.js';
import { prerender } from './build/prerender.js';

/** The pages are built to dist/ and served by the API; `npm run dev` passes /api on to it. */
export default defineConfig({
  plugins: [react(), tailwindcss(), prerender(), compress(), deskPage()],
  resolve: { conditions: ['@rubicon/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@rubicon/source', ...defaultServerConditions] } },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000' } },
  },
  build: {
    outDir: 'dist',
    sourcemap: true,
    // Every asset is a file of its own, hashed: nothing becomes a data: URI that a strict CSP would have to allow.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|zod)\// },
            // What most screens stand on: one file compresses better than twenty, and asks once. Dialogs come when one opens, offers where one buys.
            {
              name: 'common',
              test: /^(?!.*\/(vignettes\/|scenes\/|offers\.|era-vignette\.|ui\/(dialog|return-focus)\.|react-(dialog|focus-scope|focus-guards)\/)).*\/(frontend\/src|libs\/contracts|@tanstack|@radix-ui|lucide-react|class-variance-authority|clsx|tailwind-merge)\//,
              minShareCount: 7,
            },
          ],
        },
      },
    },
  },
});
