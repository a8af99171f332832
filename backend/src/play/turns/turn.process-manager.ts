/**
 * Repairs what a crash left between a game's stream and its player's wallet: after a standstill every game in which a turn was submitted or
 * ended in the meantime is driven on, once. What happened only just now is the quick path's to finish; what it leaves open all the same
 * is overdue, and found in the read model, and so is what happened before this process was first started.
 */
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { driveGame, gameIdOf, TURN_EVENT_TYPES, type GameEvent } from '@rubicon/domain';
import type { EventRef, EventStore, KeyProcess } from '@rubicon/eventsourcing';
import { EVENT_STORE } from '../../platform/event-store/index.js';
import { Processes } from '../../platform/projector/index.js';
import { ReadModels, readCheckpoint } from '../../platform/read-models/index.js';
import { TurnEngine } from './turn-engine.js';

const LOOK_EVERY_MS = 2_000;
/** A turn is left to whoever submitted or narrated it for so long. */
const QUICK_PATH_MS = 5_000;
const GAMES_PER_LOOK = 500;

const overdueGames = `
  SELECT game_id AS "gameId" FROM open_turn WHERE submitted_at < $1
  GROUP BY game_id ORDER BY min(submitted_at) LIMIT ${GAMES_PER_LOOK}`;

@Injectable()
export class TurnProcessManager implements KeyProcess<GameEvent>, OnModuleInit {
  readonly name = 'turn';
  readonly categories = ['game'];
  readonly startAt = 'now';
  readonly handles = TURN_EVENT_TYPES;
  readonly key = gameIdOf;
  readonly overdue = { everyMs: LOOK_EVERY_MS, list: () => this.listOverdue() };

  constructor(
    private readonly engine: TurnEngine,
    private readonly processes: Processes,
    private readonly readModels: ReadModels,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
  ) {}

  onModuleInit(): void {
    this.processes.register(this);
  }

  async drive(gameId: string, newest: EventRef | null): Promise<void> {
    await driveGame(gameId, newest, this.engine, QUICK_PATH_MS);
  }

  private async listOverdue(): Promise<string[]> {
    if (!(await this.isCaughtUp())) return [];
    const before = new Date(this.engine.now() - QUICK_PATH_MS);
    const rows = await this.readModels.manager.query<{ gameId: string }[]>(overdueGames, [before]);
    return rows.map(({ gameId }) => gameId);
  }

  /** Under load the projector is always a moment behind; what matters is that nothing older than the grace is missing. */
  private async isCaughtUp(): Promise<boolean> {
    const checkpoint = await readCheckpoint(this.readModels.manager);
    const next = this.eventStore
      .readAll({ from: checkpoint?.position ?? 'start', categories: ['game', 'wallet'] })
      [Symbol.asyncIterator]();
    const first = await next.next();
    await next.return?.();
    return first.done === true || this.engine.now() - Date.parse(first.value.metadata.at) < QUICK_PATH_MS;
  }
}
