import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReplayFrame } from '@rubicon/contracts';
import { TextGrants } from '../grants/index.js';
import { eventAt, PlayerLogs } from '../player-log/index.js';
import { StaffReads } from '../reads/index.js';
import { Replays } from './replays.js';

/** A player's game and wallet as they were at an event, as one of the staff asked. */
export class GetReplayFrame extends Query<ReplayFrame> {
  /** @param position null: none of the log can have it */
  constructor(
    readonly staffId: string,
    readonly playerId: string,
    readonly position: bigint | null,
    readonly gameId: string | null,
  ) {
    super();
  }
}

@QueryHandler(GetReplayFrame)
export class GetReplayFrameHandler implements IQueryHandler<GetReplayFrame> {
  constructor(
    private readonly logs: PlayerLogs,
    private readonly replays: Replays,
    private readonly reads: StaffReads,
    private readonly grants: TextGrants,
  ) {}

  /** @throws Refused `unknown_player`, `unknown_position`, `game_not_found` */
  async execute({ staffId, playerId, position, gameId }: GetReplayFrame): Promise<ReplayFrame> {
    const log = await this.logs.of(playerId);
    const event = eventAt(log, position);
    const grant = await this.grants.of({ staffId }, playerId);
    const frame = await this.replays.frame(log, event, gameId, grant);
    await this.reads.record({ staffId }, playerId, 'replay', event.id);
    return frame;
  }
}
