/** Vite plugin: in development every address of the desks is their one page, as the server has it (static-frontend.ts). */
import type { Plugin } from 'vite';

export function deskPage(): Plugin {
  return {
    name: 'rubicon-desk-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/staff(?:[/?]|$)/.test(request.url ?? '')) request.url = '/staff.html';
        next();
      });
    },
  };
}
