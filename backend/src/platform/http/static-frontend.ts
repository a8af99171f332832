/**
 * The built frontend: its files (precompressed ones when they are there, hashed ones to keep for ever), and for every address
 * of a page the one HTML file, with a real 404 for addresses that are none (decision 42).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import type { Express, NextFunction, Request, Response } from 'express';
import sirv from 'sirv';
import { ConfigError } from '../config/index.js';
import { isClientRoute } from './client-routes.js';

/** Vite writes a content hash into the names of what lies here. */
const HASHED = /^\/assets\//;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** @throws ConfigError when the folder holds no index.html */
export function serveFrontend(app: Express, folder: string): void {
  const page = readPage(folder);
  const isApi = (request: Request): boolean => /^\/api(\/|$)/.test(request.path);
  const isRead = (request: Request): boolean => request.method === 'GET' || request.method === 'HEAD';
  const compress = compression();
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', HASHED.test(path) ? FOR_EVER : ASK_AGAIN);
    },
  });

  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isApi(request) || !isRead(request)) return next();
    compress(request, response, () => files(request, response, () => sendPage(request, response)));
  });

  function sendPage(request: Request, response: Response): void {
    response
      .status(isClientRoute(request.path) ? 200 : 404)
      .setHeader('cache-control', ASK_AGAIN)
      .type('html')
      .send(page);
  }
}

function readPage(folder: string): string {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8');
  } catch (cause) {
    throw new ConfigError(
      `STATIC_DIR is invalid: there is no index.html in ${folder}; build the frontend first.`,
      {
        cause,
      },
    );
  }
}
