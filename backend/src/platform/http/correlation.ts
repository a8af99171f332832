/** Every request gets an id: its own `X-Correlation-Id` when it is a UUID, else a fresh one. It is answered in the same header. */
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { withCorrelation } from '../correlation/index.js';

const HEADER = 'x-correlation-id';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface RequestWithCorrelation extends Request {
  correlationId: string;
}

export function correlate(request: Request, response: Response, next: NextFunction): void {
  const given = request.header(HEADER);
  const correlationId = given !== undefined && UUID.test(given) ? given.toLowerCase() : randomUUID();
  (request as RequestWithCorrelation).correlationId = correlationId;
  response.setHeader(HEADER, correlationId);
  withCorrelation(correlationId, next);
}
