/**
 * Forgets whoever asked for it. One player's erasure is one lane; one that has to wait (a refund under way) is asked again later and holds up
 * nobody. Who is open still stands in `open_erasure` as well: whatever was left lying is found there.
 */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { driveErasure, isErasureToBeTold, type PlayerErasureRequested } from '@rubicon/domain';
import type { EventRef, KeyProcess, RecordedEvent, WorkOutcome } from '@rubicon/eventsourcing';
import { Clock } from '../platform/clock/index.js';
import { ERASURE_ACTOR, ErasureSteps } from '../platform/erasure/index.js';
import { Aggregates, CommandContexts } from '../platform/event-store/index.js';
import { Log } from '../platform/observability/index.js';
import { Processes } from '../platform/projector/index.js';
import { ReadModels, readCheckpoint } from '../platform/read-models/index.js';
import { OpenErasureRow } from './open-erasure.table.js';

const LOOK_EVERY_MS = 10_000;

@Injectable()
export class ErasureProcessManager implements KeyProcess<PlayerErasureRequested>, OnModuleInit {
  readonly name = 'erasure';
  readonly categories = ['player'];
  readonly startAt = 'now';
  readonly handles = ['PlayerErasureRequested'] as const;
  readonly overdue = { everyMs: LOOK_EVERY_MS, list: () => this.listOpen() };
  private readonly log: Log;
  /** When somebody was told last, in this process: milliseconds since 1970. */
  private readonly toldAtMs = new Map<string, number>();

  constructor(
    private readonly steps: ErasureSteps,
    private readonly processes: Processes,
    private readonly readModels: ReadModels,
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.log = log.for('erasure');
  }

  onModuleInit(): void {
    this.processes.register(this);
  }

  key({ event }: RecordedEvent<PlayerErasureRequested>): string {
    return event.data.playerId;
  }

  /** A step that fails is asked again like one that waits: the log tells, and after an hour somebody is called. */
  async drive(playerId: string, newest: EventRef | null): Promise<WorkOutcome> {
    // What the steps look up is to hold at least what was let in before the fence.
    if (newest && !(await this.isProjected(newest.position))) return 'waiting';
    const failures: unknown[] = [];
    const outcome = await driveErasure(playerId, {
      player: this.aggregates.player,
      steps: this.steps.all,
      context: () => this.contexts.of({ actorId: ERASURE_ACTOR }),
      failed: (step, error) => {
        failures.push(error);
        this.log.warn('an erasure step failed and is tried again', { playerId, step, error });
      },
    });
    if (outcome.kind === 'waiting') {
      await this.alertIfOverdue(playerId, outcome.steps, failures.at(-1));
      return 'waiting';
    }
    this.toldAtMs.delete(playerId);
    this.log.info('a player was forgotten', { playerId });
  }

  private async isProjected(position: bigint): Promise<boolean> {
    const checkpoint = await readCheckpoint(this.readModels.manager);
    return checkpoint.position !== null && checkpoint.position >= position;
  }

  private async listOpen(): Promise<string[]> {
    const open = await this.readModels.repository(OpenErasureRow).find({ order: { requestedAt: 'ASC' } });
    return open.map(({ playerId }) => playerId);
  }

  private async alertIfOverdue(playerId: string, steps: readonly string[], error: unknown): Promise<void> {
    const row = await this.readModels.repository(OpenErasureRow).findOneBy({ playerId });
    const nowMs = this.clock.now().getTime();
    const toldAtMs = this.toldAtMs.get(playerId) ?? null;
    if (!row || !isErasureToBeTold(row.requestedAt.getTime(), toldAtMs, nowMs)) return;
    this.toldAtMs.set(playerId, nowMs);
    this.log.error('an erasure is overdue: somebody should look', {
      playerId,
      requestedAt: row.requestedAt.toISOString(),
      waitingFor: steps,
      ...(error === undefined ? {} : { error }),
    });
  }
}
