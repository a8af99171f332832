/**
 * The HTML, sitemap and robots file that the frontend's build wrote (frontend/build/prerender.ts), with their placeholders filled in from the
 * configuration: all but the nonce, which is another in each response.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  clientRoutes,
  pageMeta,
  pageOrigin,
  pagePlaceholder,
  type ClientRoute,
  type PageValue,
} from '@rubicon/contracts';
import { ConfigError, type AppConfig } from '../config/index.js';

export type PageConfig = Pick<
  AppConfig,
  'publicUrl' | 'contactEmail' | 'tagManagerId' | 'pixelId' | 'adConversionId'
>;

export interface BuiltPages {
  readonly routes: ReadonlyMap<ClientRoute, string>;
  readonly notFound: string;
  /** The one page of the desks; null: the build has none. */
  readonly desk: string | null;
  /** /sitemap.xml and /robots.txt; null: the build has none. */
  readonly sitemap: string | null;
  readonly robots: string | null;
}

/** Where the nonce of a response goes. */
export const noncePlaceholder = pagePlaceholder(pageMeta.nonce);

/** @throws ConfigError when the folder holds no built frontend */
export function readPages(folder: string, config: PageConfig): BuiltPages {
  const values: [PageValue, string][] = [
    [pageOrigin, config.publicUrl],
    [pageMeta.contact, config.contactEmail],
    [pageMeta.tagManager, config.tagManagerId ?? ''],
    [pageMeta.pixel, config.pixelId ?? ''],
    [pageMeta.adConversion, config.adConversionId ?? ''],
  ];
  const filled = (file: string): string | null => {
    const text = readIfThere(join(folder, file));
    return text && values.reduce((page, [name, value]) => fillIn(page, name, value), text);
  };
  const app = filled('app.html');
  const notFound = filled('404.html');
  if (app === null || notFound === null)
    throw new ConfigError(
      `STATIC_DIR is invalid: there is no built frontend in ${folder}; build the frontend first.`,
    );
  return {
    routes: new Map(clientRoutes.map((path) => [path, filled(join(path, 'index.html')) ?? app])),
    notFound,
    desk: filled('staff.html'),
    sitemap: filled('sitemap.xml'),
    robots: filled('robots.txt'),
  };
}

function fillIn(page: string, name: PageValue, value: string): string {
  return page.replaceAll(pagePlaceholder(name), escapeMarkup(value));
}

/** For text and attributes of HTML and XML alike. */
function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
