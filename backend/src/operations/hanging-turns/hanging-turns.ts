/** Turns that are pending for longer than they should be: nobody counts as late for the time in which narration was paused. */
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock/index.js';
import { NarrationPauses } from '../../platform/house-narration/index.js';
import { ParkedLaneRow } from '../../platform/parked-lanes/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { ListPendingTurns, type PendingTurn } from '../../play/index.js';

export interface WantedTurns {
  readonly olderThanMinutes: number;
  /** Null: of all games. */
  readonly gameId: string | null;
  /** Only of games whose lane is parked. */
  readonly isParked: boolean;
}

const MINUTE_MS = 60_000;
/** The process manager that drives turns on, by game. */
const TURN_PROCESS = 'turn';

@Injectable()
export class HangingTurns {
  constructor(
    private readonly queries: QueryBus,
    private readonly readModels: ReadModels,
    private readonly pauses: NarrationPauses,
    private readonly clock: Clock,
  ) {}

  /** Oldest first. @param position of the log, that they are at least as new as; null: as they are */
  async find(wanted: WantedTurns, position: bigint | null): Promise<PendingTurn[]> {
    await this.readModels.waitFor(position);
    const now = this.clock.now().getTime();
    const longMs = wanted.olderThanMinutes * MINUTE_MS;
    const pending = await this.queries.execute(
      new ListPendingTurns(new Date(now - longMs), await this.gamesOf(wanted)),
    );
    return pending.filter(({ submittedAt }) => {
      const sinceMs = submittedAt.getTime();
      return now - sinceMs - this.pauses.pausedMsBetween(sinceMs, now) >= longMs;
    });
  }

  private async gamesOf({ gameId, isParked }: WantedTurns): Promise<string[] | null> {
    if (!isParked) return gameId === null ? null : [gameId];
    const lanes = await this.readModels.repository(ParkedLaneRow).find({
      select: { key: true },
      where: { process: TURN_PROCESS, ...(gameId === null ? {} : { key: gameId }) },
    });
    return lanes.map(({ key }) => key);
  }
}
