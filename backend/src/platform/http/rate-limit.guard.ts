import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RateLimiter, type RateLimitRule } from '../rate-limits/index.js';
import type { RequestWithPlayer } from './current-player.js';
import type { RequestWithStaff } from './staff.js';
import { networkOf } from './network-address.js';
import { ACCESS, type Access } from './public.js';
import { RATE_LIMIT } from './rate-limit.js';

/**
 * Holds routes to their `@RateLimit(…)`: per network address where nobody needs to be signed in, since whoever makes accounts there would be
 * somebody else with each; per player or staff member everywhere else. Runs behind the guards that know who asks.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = [context.getHandler(), context.getClass()];
    const rules = this.reflector.getAllAndOverride<RateLimitRule[] | undefined>(RATE_LIMIT, route) ?? [];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, route);
    const request = context.switchToHttp().getRequest<RequestWithPlayer & RequestWithStaff>();
    const signedIn = request.staff?.staffId ?? request.player?.playerId;
    const key = access === undefined ? signedIn : undefined;
    for (const rule of rules)
      await this.limiter.take(rule, key ?? `address ${networkOf(request.ip ?? 'unknown')}`);
    return true;
  }
}
