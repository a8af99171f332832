/** One line and one measurement per API request: which route, how it ended, how long it took. Never a path, query, body or header. */
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Histogram } from 'prom-client';
import type { Log, Metrics } from '../observability/index.js';

const SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 45];

export function accessLog(log: Log, metrics: Metrics): RequestHandler {
  const duration = new Histogram({
    name: 'rubicon_http_request_seconds',
    help: 'Duration of HTTP requests to the API',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS_BUCKETS,
    registers: [metrics.registry],
  });
  return (request: Request, response: Response, next: NextFunction) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const route = routeOf(request);
      const seconds = (performance.now() - startedAt) / 1_000;
      duration.observe({ method: request.method, route, status: String(response.statusCode) }, seconds);
      log.debug('request', {
        method: request.method,
        route,
        status: response.statusCode,
        ms: Math.round(seconds * 1_000),
        aborted: !response.writableFinished,
      });
    });
    next();
  };
}

/** The pattern of the route, as declared; addresses that match none are lumped together. */
export function routeOf(request: Request): string {
  const route: unknown = request.route;
  return typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string'
    ? route.path
    : 'none';
}
