import type { Request, RequestHandler, Response } from 'express';
import { EdgeError } from './edge-error.js';

/**
 * Hands a request that our guards have let through on to handlers, the last of them an Express application of somebody else's that knows its own
 * paths only.
 * @param at where it is mounted: `/some/path`
 * @returns when it is answered
 * @throws EdgeError `not_found` when nobody answers, or what one of them threw
 */
export async function handOn(
  request: Request,
  response: Response,
  at: string,
  handlers: readonly RequestHandler[],
): Promise<void> {
  const route: unknown = request.route;
  request.url = `/${request.url.slice(at.length).replace(/^\//, '')}`;
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve);
    const [...left] = handlers;
    const next = (error?: unknown): void => {
      if (error) return reject(error instanceof Error ? error : new Error('not answered', { cause: error }));
      const handler = left.shift();
      if (!handler) return reject(new EdgeError('not_found'));
      void handler(request, response, next);
    };
    next();
    // By it the access log calls what was asked.
    request.route = route;
  });
}
