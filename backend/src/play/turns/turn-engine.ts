/** Binds the turn's pure functions (`@rubicon/domain`) to the platform: streams, queue, clock, ids, limits. */
import { Injectable } from '@nestjs/common';
import type { TurnPorts } from '@rubicon/domain';
import { Clock, Ids } from '../../platform/clock/index.js';
import { ModelPaces } from '../../model-pace/index.js';
import { Aggregates } from '../../platform/event-store/index.js';
import { NarrationPauses } from '../../platform/house-narration/index.js';
import { Log } from '../../platform/observability/index.js';
import { NarrationQueue } from '../../platform/queue/index.js';

@Injectable()
export class TurnEngine implements TurnPorts {
  readonly game: TurnPorts['game'];
  readonly wallet: TurnPorts['wallet'];
  readonly queue: TurnPorts['queue'];

  constructor(
    aggregates: Aggregates,
    queue: NarrationQueue,
    private readonly paces: ModelPaces,
    private readonly pauses: NarrationPauses,
    private readonly clock: Clock,
    private readonly ids: Ids,
    log: Log,
  ) {
    this.game = aggregates.game;
    this.wallet = aggregates.wallet;
    this.queue = forgiving(queue, log.for('turns'));
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

/** A job that is left, because the queue cannot be asked, is passed over by whoever takes it. */
function forgiving(queue: NarrationQueue, log: Log): TurnPorts['queue'] {
  return {
    enqueue: (job) => queue.enqueue(job),
    hasLiveJob: (turnId) => queue.hasLiveJob(turnId),
    discard: async (turnId) => {
      try {
        await queue.discard(turnId);
      } catch (error) {
        log.warn('the job of a turn that was ended lies in the queue still', { turnId, error });
      }
    },
  };
}
