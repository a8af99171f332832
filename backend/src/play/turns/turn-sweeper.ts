/** Runs the sweeper beside the process manager: every few seconds whatever is overdue is driven on. */
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { sweepTurns, type SweepPorts } from '@rubicon/domain';
import type { EventStore } from '@rubicon/eventsourcing';
import { LessThan } from 'typeorm';
import { EVENT_STORE } from '../../platform/event-store/index.js';
import { Log } from '../../platform/observability/index.js';
import { ReadModels, readCheckpoint } from '../../platform/read-models/index.js';
import { OpenTurnRow } from './open-turn.table.js';
import { TurnEngine } from './turn-engine.js';

const EVERY_MS = 2_000;
/** A turn is left to whoever submitted or narrated it for so long. */
export const QUICK_PATH_MS = 5_000;
const TURNS_PER_SWEEP = 500;

@Injectable()
export class TurnSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log: Log;
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> = Promise.resolve();
  private ended = false;

  constructor(
    private readonly engine: TurnEngine,
    private readonly readModels: ReadModels,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    log: Log,
  ) {
    this.log = log.for('turn-sweeper');
  }

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    if (this.timer) clearTimeout(this.timer);
    await this.sweeping;
  }

  private schedule(): void {
    if (this.ended) return;
    this.timer = setTimeout(() => {
      this.sweeping = this.sweep().finally(() => this.schedule());
    }, EVERY_MS);
  }

  private async sweep(): Promise<void> {
    try {
      await sweepTurns(this.ports());
    } catch (error) {
      this.log.warn('sweep broken off', { error });
    }
  }

  private ports(): SweepPorts {
    const { game, wallet, queue, limits } = this.engine;
    return {
      game,
      wallet,
      queue,
      limits,
      now: () => this.engine.now(),
      newId: () => this.engine.newId(),
      graceMs: QUICK_PATH_MS,
      isCaughtUp: () => this.isCaughtUp(),
      overdueTurns: (submittedBefore) => this.overdueTurns(submittedBefore),
      sweepFailed: ({ turnId }, error) => this.log.warn('turn could not be driven on', { turnId, error }),
    };
  }

  private async overdueTurns(submittedBefore: string) {
    return this.readModels.repository(OpenTurnRow).find({
      select: { gameId: true, turnId: true },
      where: { submittedAt: LessThan(new Date(submittedBefore)) },
      order: { submittedAt: 'ASC' },
      take: TURNS_PER_SWEEP,
    });
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
