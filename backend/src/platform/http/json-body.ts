/** What a request body may be before anything looks into it: JSON, one object, not nested without end. */
import type { NextFunction, Request, Response } from 'express';
import { Refused } from '../refusals/index.js';
import { EdgeError } from './edge-error.js';

/** Deeper than any request of ours, or any notice of the payment provider, and shallow enough for whoever walks it by recursion. */
const DEPTH_MAX = 32;

/** Before the parser, which passes over what it does not know: 415 for a body of another type. */
export function onlyJson(request: Request, _response: Response, next: NextFunction): void {
  if (hasBody(request) && !request.is('application/json'))
    return next(new EdgeError('unsupported_media_type'));
  next();
}

/** After the parser: 400 for a list, or for nesting that no request of ours has. */
export function onlyPlainObject(request: Request, _response: Response, next: NextFunction): void {
  const body: unknown = request.body;
  if (Array.isArray(body) || isDeeperThan(body, DEPTH_MAX)) return next(new Refused('invalid_request'));
  next();
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isDeeperThan(body: unknown, depth: number): boolean {
  let level: unknown[] = [body];
  for (let down = 0; down <= depth; down += 1) {
    level = level.filter((value) => typeof value === 'object' && value !== null).flatMap(Object.values);
    if (level.length === 0) return false;
  }
  return true;
}
