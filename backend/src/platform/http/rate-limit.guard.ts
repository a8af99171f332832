import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RateLimiter, type RateLimitRule } from '../rate-limits/index.js';
import type { RequestWithPlayer } from './current-player.js';
import type { RequestWithStaff } from './staff.js';
import { networkOf } from './network-address.js';
import { RATE_LIMIT } from './rate-limit.js';

/** Holds routes to their `@RateLimit(…)`: per player or staff member when one is signed in, else per network address. Runs behind the guards that know. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rules = this.reflector.getAllAndOverride<RateLimitRule[] | undefined>(RATE_LIMIT, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<RequestWithPlayer & RequestWithStaff>();
    const caller = request.staff?.staffId ?? request.player?.playerId;
    for (const rule of rules ?? [])
      await this.limiter.take(rule, caller ?? `address ${networkOf(request.ip ?? 'unknown')}`);
    return true;
  }
}
