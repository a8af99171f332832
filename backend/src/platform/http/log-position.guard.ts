import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { LogHead } from '../live/index.js';
import { readPosition } from './log-position.js';
import { EdgeError } from './edge-error.js';

/** Nobody is kept waiting for a place in the log that no answer of ours can have carried. */
@Injectable()
export class LogPositionGuard implements CanActivate {
  constructor(private readonly log: LogHead) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const position = readPosition(context.switchToHttp().getRequest<Request>());
    if (position === null || (await this.log.hasReached(position))) return true;
    throw new EdgeError('unknown_log_position');
  }
}
