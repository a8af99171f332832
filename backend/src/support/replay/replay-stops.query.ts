import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReplayStops } from '@rubicon/contracts';
import { PlayerLogs } from '../player-log/index.js';
import { StaffReads } from '../reads/index.js';
import { Replays } from './replays.js';

/** Where a player's log can be looked at, as one of the staff asked. */
export class GetReplayStops extends Query<ReplayStops> {
  constructor(
    readonly staffId: string,
    readonly playerId: string,
  ) {
    super();
  }
}

@QueryHandler(GetReplayStops)
export class GetReplayStopsHandler implements IQueryHandler<GetReplayStops> {
  constructor(
    private readonly logs: PlayerLogs,
    private readonly replays: Replays,
    private readonly reads: StaffReads,
  ) {}

  /** @throws Refused `unknown_player` */
  async execute({ staffId, playerId }: GetReplayStops): Promise<ReplayStops> {
    const log = await this.logs.of(playerId);
    await this.reads.record({ staffId }, playerId, 'replay');
    return this.replays.stops(log);
  }
}
