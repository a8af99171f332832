/**
 * Forgets whoever asked for it. Who that is stands in the log, and so in `open_erasure`: a process killed at any moment leaves
 * nothing behind that the next one does not find. One player's erasure is one lane; a few run at once; one that has to wait (a refund
 * under way) is asked again later and holds up nobody. Of any number of projector processes one does this, under a lease.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../platform/clock/index.js';
import { ErasureSteps, erasureStages } from '../platform/erasure/index.js';
import { Aggregates, CommandContexts } from '../platform/event-store/index.js';
import { Log } from '../platform/observability/index.js';
import { leases } from '../platform/projector/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import { erasePlayer } from './erase-player.js';
import { ErasureSchedule } from './erasure-schedule.js';
import { OpenErasureRow } from './open-erasure.table.js';
import { OverdueErasures } from './overdue-erasures.js';

const LEASE = 'erasure';
const LOOK_EVERY_MS = 250;
const MOST_AT_ONCE = 8;
const ACTOR = 'system:erasure';

@Injectable()
export class ErasureProcessManager implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log: Log;
  private readonly schedule = new ErasureSchedule(MOST_AT_ONCE);
  private readonly underWay = new Set<Promise<void>>();
  private readonly overdue = new OverdueErasures();
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly steps: ErasureSteps,
    private readonly readModels: ReadModels,
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.log = log.for('erasure');
  }

  onApplicationBootstrap(): void {
    this.running = this.run(this.stopping.signal);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(signal: AbortSignal): Promise<void> {
    const lease = leases(this.readModels.dataSource);
    while (!signal.aborted) {
      try {
        await lease(LEASE, signal, (held) => this.work(held));
      } catch (error) {
        this.log.warn('the erasure process broke off and begins again', { error });
        await pause(signal);
      }
    }
  }

  private async work(held: AbortSignal): Promise<void> {
    try {
      while (!held.aborted) {
        await this.look().catch((error: unknown) => this.log.warn('open erasures not read', { error }));
        await pause(held);
      }
    } finally {
      await Promise.all(this.underWay);
    }
  }

  private async look(): Promise<void> {
    const open = await this.readModels.repository(OpenErasureRow).find({ order: { requestedAt: 'ASC' } });
    const requested = new Map(open.map(({ playerId, requestedAt }) => [playerId, requestedAt]));
    this.overdue.forgetAllBut(new Set(requested.keys()));
    for (const playerId of this.schedule.take([...requested.keys()], this.nowMs())) {
      const round = this.round(playerId, requested.get(playerId) ?? this.clock.now()).then((reached) => {
        this.schedule.ended(playerId, reached, this.nowMs());
        this.underWay.delete(round);
      });
      this.underWay.add(round);
    }
  }

  /** The place of the stage in which it had to stop. */
  private async round(playerId: string, requestedAt: Date): Promise<number> {
    const failures: unknown[] = [];
    try {
      const round = await erasePlayer(playerId, {
        steps: this.steps,
        complete: () => this.complete(playerId),
        failed: (step, error) => {
          failures.push(error);
          this.log.warn('an erasure step failed and is tried again', { playerId, step, error });
        },
      });
      if (round.kind === 'erased') return erasureStages.length;
      this.alertIfOverdue(playerId, requestedAt, round.steps, failures[0]);
      return erasureStages.indexOf(round.stage);
    } catch (error) {
      this.log.warn('an erasure broke off and is tried again', { playerId, error });
      this.alertIfOverdue(playerId, requestedAt, [], error);
      return erasureStages.length;
    }
  }

  private async complete(playerId: string): Promise<void> {
    const outcome = await this.aggregates.player.handle(
      playerId,
      { type: 'CompleteErasure', at: this.clock.nowIso() },
      this.contexts.of({ actorId: ACTOR }),
    );
    if (outcome.kind === 'refused')
      throw new Error(`the end of the erasure was refused: ${outcome.refusal.code}`);
    if (outcome.kind === 'appended') this.log.info('a player was forgotten', { playerId });
  }

  private alertIfOverdue(
    playerId: string,
    requestedAt: Date,
    steps: readonly string[],
    error: unknown,
  ): void {
    if (!this.overdue.isToBeTold(playerId, requestedAt.getTime(), this.nowMs())) return;
    this.log.error('an erasure is overdue: somebody should look', {
      playerId,
      requestedAt: requestedAt.toISOString(),
      waitingFor: steps,
      ...(error === undefined ? {} : { error }),
    });
  }

  private nowMs(): number {
    return this.clock.now().getTime();
  }
}

async function pause(signal: AbortSignal): Promise<void> {
  await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
}
