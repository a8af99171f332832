/**
 * Keeps what a leaving or a suspended player asks for out of the streams that do not know of it: games and payments. Sign-ins end
 * with the request to be forgotten; of that, this is for what was let in just before. Characters and settings are refused by the player's own
 * decider.
 */
import { Injectable } from '@nestjs/common';
import type { PlayerState } from '@rubicon/domain';
import { Aggregates } from '../event-store/index.js';
import { Refused } from '../refusals/index.js';

@Injectable()
export class PlayerFence {
  constructor(private readonly aggregates: Aggregates) {}

  /** @throws Refused `player_erased` once the player asked to be forgotten */
  async check(playerId: string): Promise<void> {
    await this.known(playerId);
  }

  /** Of what plays or buys. @throws Refused as above, and `account_suspended` */
  async checkPlay(playerId: string): Promise<void> {
    const { suspended } = await this.known(playerId);
    if (suspended) throw new Refused('account_suspended');
  }

  private async known(playerId: string): Promise<PlayerState> {
    const { state } = await this.aggregates.player.load(playerId);
    if (state.erasure !== 'none') throw new Refused('player_erased');
    return state;
  }
}
