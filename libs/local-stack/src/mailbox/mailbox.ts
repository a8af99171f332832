/**
 * A stand-in for the mail server, on one machine: takes every letter over SMTP and sends none on. The letters can be read in the
 * browser, and by tests as JSON: `GET /api/letters?to=` answers Letter[], oldest first; `DELETE /api/letters?to=` erases them.
 */
import http from 'node:http';
import { listen } from '../pages/listen.js';
import { LetterStore } from './letter-store.js';
import { letterSecurityPolicy, pageSecurityPolicy } from './page-style.js';
import { letterBody, letterPage, listPage, unknownPage } from './pages.js';
import { startSmtpIntake } from './smtp-intake.js';

export interface MailboxOptions {
  /** Of the pages; 0 or absent: a free one. */
  readonly port?: number;
  readonly smtpPort?: number;
  /** The letters are kept in a folder here. */
  readonly dataDir: string;
}

export interface Mailbox {
  /** Of the pages: `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly smtpUrl: string;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: string | Buffer;
}

/** Listens on 127.0.0.1. @throws Error when a port is taken */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const letters = await LetterStore.open(options.dataDir);
  const server = http.createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(500).end(),
    );
  });
  const url = await listen(server, options.port ?? 0);
  const intake = await startSmtpIntake(options.smtpPort ?? 0, letters).catch((error: unknown) => {
    server.close();
    throw error;
  });

  async function answer({
    method = 'GET',
    url: target = '/',
    headers,
  }: http.IncomingMessage): Promise<Answer> {
    // No other page of the browser may read or erase letters, whatever name it gives this machine.
    if (!isOwn(headers.host) || (headers.origin !== undefined && !isOwn(hostOf(headers.origin))))
      return json(403, { error: 'This mailbox answers on this machine only.' });
    const { pathname, searchParams } = new URL(target, url);
    const to = searchParams.get('to');
    if (pathname === '/api/letters')
      return method === 'DELETE'
        ? json(200, { erased: await letters.erase(to) })
        : json(200, letters.list(to));
    if (method === 'POST' && pathname === '/delete-all') {
      await letters.erase(null);
      return { status: 303, headers: { location: '/' }, body: '' };
    }
    if (method !== 'GET') return json(405, { error: 'Method not allowed.' });
    if (pathname === '/') return page(200, listPage(letters.list()));
    const [, id = '', part] = /^\/letters\/([\w-]+)(?:\/(html|source))?$/.exec(pathname) ?? [];
    const letter = letters.find(id);
    if (!letter) return page(404, unknownPage());
    if (part === 'source')
      return typed(200, 'text/plain; charset=utf-8', pageSecurityPolicy, (await letters.source(id)) ?? '');
    if (part === 'html') return page(200, letterBody(letter.html ?? ''), letterSecurityPolicy);
    return page(200, letterPage(letter));
  }

  /** @param host `name:port` */
  function isOwn(host: string | undefined): boolean {
    const { port } = new URL(url);
    return host === `127.0.0.1:${port}` || host === `localhost:${port}`;
  }

  return {
    url,
    smtpUrl: intake.url,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await Promise.all([closed, intake.stop()]);
    },
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function json(status: number, body: object): Answer {
  return typed(status, 'application/json', pageSecurityPolicy, JSON.stringify(body));
}

function page(status: number, body: string, policy = pageSecurityPolicy): Answer {
  return typed(status, 'text/html; charset=utf-8', policy, body);
}

function typed(status: number, type: string, policy: string, body: string | Buffer): Answer {
  return {
    status,
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
    body,
  };
}
