/** The prologues that go on in the player's games: their texts go with the player's. */
import { Injectable } from '@nestjs/common';
import {
  ERASURE_ACTOR,
  ErasureStep,
  readModelsHoldAll,
  type ErasureProgress,
} from '../../platform/erasure/index.js';
import { EventStoreDb } from '../../platform/event-store/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { PrologueRequestRow } from '../continue/prologue-request.table.js';
import { DemoRow } from '../story/demo.table.js';
import { ForgetDemos } from './forget-demos.js';

@Injectable()
export class DemosStep extends ErasureStep {
  readonly name = 'demos';
  readonly stage = 'keys';

  constructor(
    private readonly store: EventStoreDb,
    private readonly readModels: ReadModels,
    private readonly forgetDemos: ForgetDemos,
  ) {
    super();
  }

  /** `waiting` once it found one: the next round looks whether one was continued meanwhile. */
  async erase(playerId: string): Promise<ErasureProgress> {
    await readModelsHoldAll('demo', this.store, this.readModels);
    const continued = await this.readModels
      .repository(DemoRow)
      .find({ select: { demoId: true }, where: { continuedBy: playerId } });
    await this.forgetDemos.forget(
      continued.map(({ demoId }) => demoId),
      ERASURE_ACTOR,
    );
    await this.readModels.repository(PrologueRequestRow).delete({ playerId });
    return continued.length > 0 ? 'waiting' : 'done';
  }
}
