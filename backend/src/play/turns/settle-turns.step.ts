/** Every reservation comes to its end, charged or given back, before the rest of the credits is forfeited. */
import { Injectable } from '@nestjs/common';
import { settleReservations } from '@rubicon/domain';
import { erasureCause, ErasureStep, type ErasureProgress } from '../../platform/erasure/index.js';
import { CommandContexts } from '../../platform/event-store/index.js';
import { TurnEngine } from './turn-engine.js';

@Injectable()
export class SettleTurnsStep extends ErasureStep {
  readonly name = 'reservations';
  readonly stage = 'settle';

  constructor(
    private readonly engine: TurnEngine,
    private readonly contexts: CommandContexts,
  ) {
    super();
  }

  /** `waiting` while a turn that came in beside the fence is still pending: the next round stops it. */
  async erase(playerId: string): Promise<ErasureProgress> {
    const open = await settleReservations(playerId, this.engine, erasureCause(this.contexts));
    return open > 0 ? 'waiting' : 'done';
  }
}
