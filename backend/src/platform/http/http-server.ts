/** The HTTP edge of the `api` role: everything that stands between a socket and a controller, in its order. */
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { AppConfig } from '../config/index.js';
import { Log, Metrics } from '../observability/index.js';
import { accessLog } from './access-log.js';
import { answerBrokenRequests } from './broken-requests.js';
import { correlate } from './correlation.js';
import { onlyJson, onlyPlainObject } from './json-body.js';
import { securityHeaders } from './security-headers.js';
import { serveDocumentation } from './documentation.js';
import { serveFrontend } from './static-frontend.js';

/** A turn's `currentNarrative` may hold 50,000 characters, six bytes each when escaped. */
const BODY_LIMIT = '512kb';

/** Call before `app.init()`; create the app with `{ bodyParser: false, rawBody: true }`. */
export function setUpHttp(app: NestExpressApplication): void {
  const config = app.get(AppConfig);
  const https = config.publicUrl.startsWith('https:');
  answerBrokenRequests(app.getHttpServer());
  const express = app.getHttpAdapter().getInstance();
  express.disable('x-powered-by');
  express.set('trust proxy', config.trustProxy);
  app.use(correlate);
  app.use(securityHeaders(https));
  if (config.staticDir !== null) serveFrontend(express, config.staticDir, config);
  app.use(accessLog(app.get(Log).for('http'), app.get(Metrics)));
  app.use('/api', neverKept);
  app.use(onlyJson);
  app.useBodyParser('json', { limit: BODY_LIMIT });
  app.use(onlyPlainObject);
  serveDocumentation(app, https);
}

/** What one is shown of a player stays in no cache. A call that answers everybody alike says otherwise of its own. */
function neverKept(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('cache-control', 'no-store');
  next();
}
