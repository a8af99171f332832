/** How many lanes a filter finds, before anything is done to them. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ParkedLaneCount } from '@rubicon/contracts';
import { ReadModels } from '../../platform/read-models/index.js';
import { countLanes, sumOf } from './lane-counts.js';
import { checkFilter, type WantedLanes } from './lane-filter.js';

export class CountParkedLanes extends Query<ParkedLaneCount> {
  constructor(readonly wanted: WantedLanes) {
    super();
  }
}

@QueryHandler(CountParkedLanes)
export class CountParkedLanesHandler implements IQueryHandler<CountParkedLanes> {
  constructor(private readonly readModels: ReadModels) {}

  /** @throws Refused `empty_filter` */
  async execute({ wanted }: CountParkedLanes): Promise<ParkedLaneCount> {
    checkFilter(wanted);
    const processes = await countLanes(this.readModels.manager, wanted);
    return { count: sumOf(processes), processes };
  }
}
