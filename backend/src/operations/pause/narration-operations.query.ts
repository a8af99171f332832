/** How narration stands: the pause as its stream tells it now, and what waits in the queues, where they can be asked. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { NarrationOperations, NarrationPaused } from '@rubicon/contracts';
import { HOUSE } from '@rubicon/domain';
import { Aggregates } from '../../platform/event-store/index.js';
import { DemoQueue, NarrationQueue } from '../../platform/queue/index.js';
import { StaffNames } from '../../staff/index.js';
import { waitingIn } from '../waiting/index.js';

export class GetNarrationOperations extends Query<NarrationOperations> {}

@QueryHandler(GetNarrationOperations)
export class GetNarrationOperationsHandler implements IQueryHandler<GetNarrationOperations> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly names: StaffNames,
    private readonly turns: NarrationQueue,
    private readonly prologues: DemoQueue,
  ) {}

  async execute(): Promise<NarrationOperations> {
    const [paused, turns, prologues] = await Promise.all([
      this.paused(),
      waitingIn(this.turns),
      waitingIn(this.prologues),
    ]);
    return { paused, turns, prologues };
  }

  private async paused(): Promise<NarrationPaused | null> {
    const { paused } = (await this.aggregates.narration.load(HOUSE)).state;
    if (!paused) return null;
    const { since, staffId, reason } = paused;
    const names = await this.names.of([staffId]);
    return { since, staffId, name: names.get(staffId)!, reason };
  }
}
