/**
 * Keeps what a leaving player still asks for out of the streams that do not know of the erasure: games and payments. Sign-ins end
 * with the request; this is for what was let in just before. Characters and settings are refused by the player's own decider.
 */
import { Injectable } from '@nestjs/common';
import { Aggregates } from '../event-store/index.js';
import { Refused } from '../refusals/index.js';

@Injectable()
export class PlayerFence {
  constructor(private readonly aggregates: Aggregates) {}

  /** @throws Refused `player_erased` once the player asked to be forgotten */
  async check(playerId: string): Promise<void> {
    const { state } = await this.aggregates.player.load(playerId);
    if (state.erasure !== 'none') throw new Refused('player_erased');
  }
}
