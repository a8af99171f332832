/** A page of a player's timeline, as it was asked for by one of the staff. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { TimelinePage } from '@rubicon/contracts';
import { PlayerLogs } from '../player-log/index.js';
import { StaffReads } from '../reads/index.js';
import { Timelines, type PageAsked } from './timelines.js';

export class GetTimeline extends Query<TimelinePage> {
  constructor(
    readonly staffId: string,
    readonly playerId: string,
    readonly asked: PageAsked,
  ) {
    super();
  }
}

@QueryHandler(GetTimeline)
export class GetTimelineHandler implements IQueryHandler<GetTimeline> {
  constructor(
    private readonly logs: PlayerLogs,
    private readonly timelines: Timelines,
    private readonly reads: StaffReads,
  ) {}

  /** @throws Refused `unknown_player` */
  async execute({ staffId, playerId, asked }: GetTimeline): Promise<TimelinePage> {
    const log = await this.logs.of(playerId);
    const page = await this.timelines.page(log, asked);
    await this.reads.record({ staffId }, playerId, 'timeline');
    return page;
  }
}
