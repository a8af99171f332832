/**
 * Forgets whoever asked for it. One player's erasure is one lane; one that has to wait (a refund under way) is asked again later and holds up
 * nobody. Who is open still stands in `open_erasure` as well: whatever was left lying is found there.
 */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PlayerErasureRequested } from '@rubicon/domain';
import type { EventRef, KeyProcess, RecordedEvent, WorkOutcome } from '@rubicon/eventsourcing';
import { Clock } from '../platform/clock/index.js';
import { erasureStages, ErasureSteps } from '../platform/erasure/index.js';
import { Aggregates, CommandContexts } from '../platform/event-store/index.js';
import { Log } from '../platform/observability/index.js';
import { Processes } from '../platform/projector/index.js';
import { ReadModels, readCheckpoint } from '../platform/read-models/index.js';
import { erasePlayer } from './erase-player.js';
import { OpenErasureRow } from './open-erasure.table.js';
import { OverdueErasures } from './overdue-erasures.js';

const LOOK_EVERY_MS = 10_000;
const ACTOR = 'system:erasure';

@Injectable()
export class ErasureProcessManager implements KeyProcess<PlayerErasureRequested>, OnModuleInit {
  readonly name = 'erasure';
  readonly categories = ['player'];
  readonly startAt = 'now';
  readonly handles = ['PlayerErasureRequested'] as const;
  readonly overdue = { everyMs: LOOK_EVERY_MS, list: () => this.listOpen() };
  private readonly log: Log;
  private readonly overdueErasures = new OverdueErasures();

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
    // A round that got further than the one before is followed by the next at once; one that did not waits.
    for (let reached = -1; ;) {
      const failures: unknown[] = [];
      const round = await erasePlayer(playerId, {
        steps: this.steps,
        complete: () => this.complete(playerId),
        failed: (step, error) => {
          failures.push(error);
          this.log.warn('an erasure step failed and is tried again', { playerId, step, error });
        },
      });
      if (round.kind === 'erased') return;
      const stage = erasureStages.indexOf(round.stage);
      if (stage <= reached) {
        await this.alertIfOverdue(playerId, round.steps, failures[0]);
        return 'waiting';
      }
      reached = stage;
    }
  }

  private async isProjected(position: bigint): Promise<boolean> {
    const checkpoint = await readCheckpoint(this.readModels.manager);
    return checkpoint.position !== null && checkpoint.position >= position;
  }

  private async listOpen(): Promise<string[]> {
    const open = await this.readModels.repository(OpenErasureRow).find({ order: { requestedAt: 'ASC' } });
    const players = open.map(({ playerId }) => playerId);
    this.overdueErasures.forgetAllBut(new Set(players));
    return players;
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

  private async alertIfOverdue(playerId: string, steps: readonly string[], error: unknown): Promise<void> {
    const row = await this.readModels.repository(OpenErasureRow).findOneBy({ playerId });
    const nowMs = this.clock.now().getTime();
    if (!row || !this.overdueErasures.isToBeTold(playerId, row.requestedAt.getTime(), nowMs)) return;
    this.log.error('an erasure is overdue: somebody should look', {
      playerId,
      requestedAt: row.requestedAt.toISOString(),
      waitingFor: steps,
      ...(error === undefined ? {} : { error }),
    });
  }
}
