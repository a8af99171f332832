/** A change that must not be made from an unwatched browser wants the current password once more. */
import { Injectable } from '@nestjs/common';
import { RateLimiter, type RateLimitRule } from '../../platform/rate-limits/index.js';
import { Refused } from '../../platform/refusals/index.js';
import type { AccountRow } from '../account.table.js';
import { Passwords } from './passwords.js';

/** Guessing a password from a session that somebody left open. */
const perPlayer: RateLimitRule = { name: 'password-confirmation', limit: 10, perSeconds: 300 };

@Injectable()
export class PasswordConfirmation {
  constructor(
    private readonly passwords: Passwords,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws Refused `wrong_password` (decision 33), `too_many_requests` after ten within five minutes */
  async confirm({ playerId, passwordHash }: AccountRow, currentPassword: string | undefined): Promise<void> {
    await this.limiter.take(perPlayer, playerId);
    if (currentPassword !== undefined && (await this.passwords.matches(currentPassword, passwordHash)))
      return;
    throw new Refused('wrong_password');
  }
}
