/**
 * How often one may guess at an account. From one network few times; from everywhere together more, since whoever guesses from many would else keep the
 * owner out; with a browser that signed in before, counted by itself, whatever others do. Whether there is such an account makes no difference.
 */
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RateLimiter, type SignInDoor } from '../rate-limits/index.js';
import { KnownBrowsers } from './known-browsers.js';
import { networkOf } from './network-address.js';

@Injectable()
export class SignInLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly known: KnownBrowsers,
  ) {}

  /**
   * Counts one try.
   * @param name by which somebody wants to sign in
   * @throws Refused `too_many_requests`
   */
  async take(request: Request, { cookie, limits }: SignInDoor, name: string): Promise<void> {
    const browser = this.known.of(request, cookie, name);
    if (browser !== null) {
      await this.limiter.take(limits.browser, `${browser} ${name}`);
      // Whoever had the password once may have made many of them.
      return this.limiter.take(limits.browsers, name);
    }
    const network = networkOf(request.ip ?? 'unknown');
    // In this order: what one network is refused is not counted for everywhere.
    for (const rule of limits.network) await this.limiter.take(rule, `${network} ${name}`);
    await this.limiter.take(limits.everywhere, name);
  }
}
