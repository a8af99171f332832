/** A path that is there takes its own methods. Any other is 405 with `Allow` (RFC 9110, section 15.5.6); OPTIONS is told which they are. */
import { MethodNotAllowedException } from '@nestjs/common';
import type { Express, NextFunction, Request, Response } from 'express';

interface Locals {
  /** Of every pattern that the path fits so far. */
  allowed?: Set<string>;
}
type Answer = Response<unknown, Locals>;

/** Call when all routes are registered, and before the handler of what was not found. */
export function refuseOtherMethods(app: Express): void {
  for (const [path, methods] of methodsByPath(app))
    app.all(path, (_request: Request, { locals }: Answer, next: NextFunction) => {
      locals.allowed = new Set([...(locals.allowed ?? []), ...methods]);
      next();
    });
  app.use(({ method }: Request, response: Answer, next: NextFunction) => {
    const { allowed } = response.locals;
    if (!allowed) return next();
    response.setHeader('allow', [...allowed].join(', '));
    if (method === 'OPTIONS') return void response.status(204).end();
    next(new MethodNotAllowedException());
  });
}

/** Whoever takes GET takes HEAD too: Express sees to it. */
function methodsByPath(app: Express): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>();
  for (const { route } of app.router.stack) {
    if (!route) continue;
    const methods = route.stack.map(({ method }) => method.toUpperCase());
    const known = paths.get(route.path) ?? ['OPTIONS'];
    paths.set(route.path, new Set([...known, ...methods, ...(methods.includes('GET') ? ['HEAD'] : [])]));
  }
  return paths;
}
