/** Which number each request for a character was given. The characters themselves go by event. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { ErasureSteps, type ErasureProgress, type ErasureStep } from '../../platform/erasure/index.js';
import { Aggregates } from '../../platform/event-store/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { CharacterRequestRow } from '../character-request.table.js';

@Injectable()
export class CharacterRequestsStep implements ErasureStep, OnModuleInit {
  readonly name = 'character_requests';
  readonly stage = 'rows';

  constructor(
    private readonly aggregates: Aggregates,
    private readonly readModels: ReadModels,
    private readonly steps: ErasureSteps,
  ) {}

  onModuleInit(): void {
    this.steps.register(this);
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    const { state } = await this.aggregates.player.load(playerId);
    const characterIds = Object.keys(state.characters).map(Number);
    // Rows of before they told the player are found by their character.
    await this.readModels
      .repository(CharacterRequestRow)
      .createQueryBuilder()
      .delete()
      .where([{ playerId }, { characterId: In(characterIds) }])
      .execute();
    return 'done';
  }
}
