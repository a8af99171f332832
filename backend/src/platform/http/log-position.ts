/**
 * Read your own writes: every command answers with the log position it reached (`X-Log-Position`), and a query that sends
 * it back waits, bounded, until its read model is there.
 */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { positionHeader } from '@rubicon/contracts';
import type { Request, Response } from 'express';
import { Refused } from '../refusals/index.js';

/** `@LogPosition() position: bigint | null` — what the browser sent back; pass it to `ReadModels.waitFor`. */
export const LogPosition = createParamDecorator((_: unknown, context: ExecutionContext): bigint | null =>
  readPosition(context.switchToHttp().getRequest<Request>()),
);

export function readPosition(request: Request): bigint | null {
  const header = request.header(positionHeader);
  if (header === undefined) return null;
  if (!/^\d{1,19}$/.test(header))
    throw new Refused('invalid_request', {
      detail: 'X-Log-Position must be the position an earlier answer carried.',
    });
  return BigInt(header);
}

/** Tells the browser how far the log went with this command. `@Res({ passthrough: true }) response`. */
export function tellPosition(response: Response, position: bigint | null): void {
  if (position !== null) response.setHeader(positionHeader, position.toString());
}
