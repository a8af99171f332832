/** The wound that a character carries: the chronicle says who is wounded. */
import { Injectable } from '@nestjs/common';
import { openWoundOf } from '../../narration/index.js';
import { accountDeleted, EnvelopeBroken, Erased } from '../../platform/keys/index.js';
import type { GameRow } from '../story/index.js';
import { Chronicles, type ChronicleAt } from './chronicles.js';

@Injectable()
export class OpenWounds {
  constructor(private readonly chronicles: Chronicles) {}

  /**
   * At the end of a node with text, or at the opening; null: none.
   * @param name the character's
   * @throws Refused `player_erased`; `game_not_found` when the game is deleted in this moment
   */
  async at(game: GameRow, nodeId: string, name: string): Promise<string | null> {
    const chronicle = await this.readable(game, nodeId);
    if (chronicle instanceof Erased) throw accountDeleted();
    return chronicle && (openWoundOf(name, chronicle.lines)?.text ?? null);
  }

  /** Null: a text of it does not open. That must not keep the game from being shown. */
  private async readable(game: GameRow, nodeId: string): Promise<ChronicleAt | Erased | null> {
    try {
      return await this.chronicles.at(game, nodeId);
    } catch (error) {
      if (error instanceof EnvelopeBroken) return null;
      throw error;
    }
  }
}
