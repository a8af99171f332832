/** How many lanes are parked in all, and since when: for who only wants to know whether there are any. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CountSince } from '@rubicon/contracts';
import { ReadModels } from '../../platform/read-models/index.js';

const countAll = 'SELECT count(*)::integer AS count, min(parked_at) AS oldest FROM parked_lane';

export class CountAllParkedLanes extends Query<CountSince> {}

@QueryHandler(CountAllParkedLanes)
export class CountAllParkedLanesHandler implements IQueryHandler<CountAllParkedLanes> {
  constructor(private readonly readModels: ReadModels) {}

  async execute(): Promise<CountSince> {
    const [{ count, oldest }] =
      await this.readModels.manager.query<[{ count: number; oldest: Date | null }]>(countAll);
    return { count, oldestAt: oldest?.toISOString() ?? null };
  }
}
