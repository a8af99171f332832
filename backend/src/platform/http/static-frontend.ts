/**
 * The built frontend: its pages (prerendered ones, the bare page for the player's screens, a real 404 for addresses that are none:
 * decision 42), and its files: precompressed ones when they are there, hashed ones to keep for ever.
 */
import { randomBytes } from 'node:crypto';
import type { ClientRoute } from '@rubicon/contracts';
import compression from 'compression';
import type { Express, NextFunction, Request, Response } from 'express';
import sirv from 'sirv';
import { noncePlaceholder, readPages, type PageConfig } from './built-pages.js';
import { canonicalRoute } from './canonical-route.js';
import { clientRouteOf } from './client-route.js';
import { FixedText } from './fixed-text.js';
import { pagePolicy } from './security-headers.js';
import { thirdPartiesOf } from './third-parties.js';

/** Vite writes a content hash into the names of what lies here. */
const HASHED = /^(?:\/staff)?\/assets\//;
const FOR_EVER = 'public, max-age=31536000, immutable';
const MEDIA = /^\/media\//;
/** Pictures and films keep their names when they are made anew. */
export const mediaCaching = 'public, max-age=3600, stale-while-revalidate=86400';
const ASK_AGAIN = 'no-cache';
/** What helmet tells browsers about documents; on a script, a font or a picture it would be bytes for nothing, thirty times a page. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** A page with a nonce is for one response. */
const NEVER_KEEP = 'no-store';

const NONCE_BYTES = 18;

/** For those alone who were given the address. */
const unlisted: ReadonlySet<ClientRoute> = new Set(['/shared/:shareId']);

/** Every address here but that of a file is one page, which says itself what it does not know. */
const DESKS = /^\/staff(\/|$)/;

type Sender = (request: Request, response: Response) => void;

/** @throws ConfigError when the folder holds no built frontend */
export function serveFrontend(app: Express, folder: string, config: PageConfig): void {
  const built = readPages(folder, config);
  const sendPage = pageSender(config);
  const pages = new Map([...built.routes].map(([route, html]) => [route, sendPage(html)]));
  const notFound = sendPage(built.notFound);
  // No third party is let into it, whoever is configured.
  const desk = built.desk === null ? null : fixed(built.desk, 'html');
  const texts = new Map<string, Sender>([
    ...(built.sitemap === null
      ? []
      : [['/sitemap.xml', fixed(built.sitemap, 'application/xml; charset=utf-8')] as const]),
    ...(built.robots === null ? [] : [['/robots.txt', fixed(built.robots, 'text')] as const]),
  ]);
  const compress = compression();
  // It reads the folder once, and throws, for the whole process, when a file that it then found cannot be read: see below.
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // The pages are sent from here, filled in.
    extensions: [],
    setHeaders: (response, path) => {
      DOCUMENT_HEADERS.forEach((name) => response.removeHeader(name));
      response.setHeader(
        'cache-control',
        HASHED.test(path) ? FOR_EVER : MEDIA.test(path) ? mediaCaching : ASK_AGAIN,
      );
    },
  });

  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (/^\/api(\/|$)/.test(request.path)) return next();
    compress(request, response, () => {
      const route = clientRouteOf(canonicalRoute(request.path));
      if (route && unlisted.has(route)) response.setHeader('x-robots-tag', 'noindex, nofollow');
      if (DESKS.test(request.path)) {
        response.setHeader('x-robots-tag', 'noindex, nofollow');
        if (desk && !HASHED.test(request.path)) return desk(request, response);
      }
      const text = route ? pages.get(route) : texts.get(request.path);
      if (text) return text(request, response);
      const missing = () => {
        response.status(404);
        notFound(request, response);
      };
      if (request.path.endsWith('.html')) return missing();
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
      files(request, response, missing);
    });
  });
}

/** How the pages are sent: the same bytes to everyone, or, where third parties may be loaded, each with a nonce of its own. */
function pageSender(config: PageConfig): (html: string) => Sender {
  const thirdParties = thirdPartiesOf(config);
  if (thirdParties === null) return (html) => fixed(html.replaceAll(noncePlaceholder, ''), 'html');
  const https = config.publicUrl.startsWith('https:');
  return (html) => (request, response) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    pagePolicy(https, thirdParties, nonce)(request, response, () => {
      response.set('cache-control', NEVER_KEEP).type('html').send(html.replaceAll(noncePlaceholder, nonce));
    });
  };
}

function fixed(text: string, type: string): Sender {
  const page = new FixedText(text, type);
  return (request, response) => {
    response.set('cache-control', ASK_AGAIN);
    page.send(request, response);
  };
}
