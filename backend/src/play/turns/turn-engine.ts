/** Binds the turn's pure functions (`@rubicon/domain`) to the platform: streams, queue, clock, ids, limits. */
import { Injectable } from '@nestjs/common';
import type { TurnPorts } from '@rubicon/domain';
import { Clock, Ids } from '../../platform/clock/index.js';
import { ModelPaces } from '../../model-pace/index.js';
import { Aggregates } from '../../platform/event-store/index.js';
import { NarrationPauses } from '../../platform/house-narration/index.js';
import { NarrationQueue } from '../../platform/queue/index.js';

@Injectable()
export class TurnEngine implements TurnPorts {
  readonly game: TurnPorts['game'];
  readonly wallet: TurnPorts['wallet'];

  constructor(
    aggregates: Aggregates,
    readonly queue: NarrationQueue,
    private readonly paces: ModelPaces,
    private readonly pauses: NarrationPauses,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.game = aggregates.game;
    this.wallet = aggregates.wallet;
  }

  get limits(): TurnPorts['limits'] {
    const { abandonAfterMs } = this.paces.times();
    return { abandonAfterMs, pauses: this.pauses.all };
  }

  now(): number {
    return this.clock.now().getTime();
  }

  newId(): string {
    return this.ids.uuid();
  }
}
