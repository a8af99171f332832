/** How narration stands: the pause as its stream tells it now, what else keeps turns from being told, and what waits in the queues, where they can be asked. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { NarrationOperations, NarrationPaused } from '@rubicon/contracts';
import { HOUSE, type NarrationState } from '@rubicon/domain';
import { Aggregates } from '../../platform/event-store/index.js';
import { ADMIT_UP_TO_AGE_MS, DemoQueue, NarrationQueue } from '../../platform/queue/index.js';
import { StaffNames } from '../../staff/index.js';
import { waitingIn } from '../waiting/index.js';
import { NarrationHindrances } from './narration-hindrances.js';

export class GetNarrationOperations extends Query<NarrationOperations> {}

@QueryHandler(GetNarrationOperations)
export class GetNarrationOperationsHandler implements IQueryHandler<GetNarrationOperations> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly names: StaffNames,
    private readonly turns: NarrationQueue,
    private readonly prologues: DemoQueue,
    private readonly hindrances: NarrationHindrances,
  ) {}

  async execute(): Promise<NarrationOperations> {
    const { state } = await this.aggregates.narration.load(HOUSE);
    const [paused, turns, prologues, hindrances] = await Promise.all([
      this.paused(state),
      waitingIn(this.turns),
      waitingIn(this.prologues),
      this.hindrances.now(state),
    ]);
    return { paused, turns, prologues, hindrances, admitsUpToMs: ADMIT_UP_TO_AGE_MS };
  }

  private async paused({ paused }: NarrationState): Promise<NarrationPaused | null> {
    if (!paused) return null;
    const { since, staffId, reason } = paused;
    const names = await this.names.of([staffId]);
    return { since, staffId, name: names.get(staffId)!, reason };
  }
}
