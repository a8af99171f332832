/** How many acts wait for a second person. It reads no person, so nothing is recorded. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StaffActCount } from '@rubicon/contracts';
import { ReadModels } from '../../platform/read-models/index.js';
import { OpenActRow } from './open-act.table.js';

export class CountWaitingActs extends Query<StaffActCount> {
  constructor(readonly position: bigint | null) {
    super();
  }
}

@QueryHandler(CountWaitingActs)
export class CountWaitingActsHandler implements IQueryHandler<CountWaitingActs> {
  constructor(private readonly readModels: ReadModels) {}

  async execute({ position }: CountWaitingActs): Promise<StaffActCount> {
    await this.readModels.waitFor(position);
    return { waiting: await this.readModels.repository(OpenActRow).countBy({ state: 'waiting' }) };
  }
}
