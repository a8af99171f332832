/** What everyone needs who touches a prologue's turn: the visitor who sends it, the narrator, the prologue’s process. */
import { Injectable } from '@nestjs/common';
import {
  isDemoTurnAbandoned,
  nextDemoStep,
  type DemoEvent,
  type DemoFailureCode,
  type DemoLimits,
  type DemoState,
} from '@rubicon/domain';
import type { CommandOutcome } from '@rubicon/eventsourcing';
import { ModelPaces } from '../model-pace/index.js';
import { Clock } from '../platform/clock/index.js';
import { Aggregates, CommandContexts } from '../platform/event-store/index.js';
import { NarrationPauses } from '../platform/house-narration/index.js';
import { demoAbandonAfterMs, demoWrittenWithinMs } from './demo-limits.js';

@Injectable()
export class DemoTurns {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly clock: Clock,
    private readonly paces: ModelPaces,
    private readonly pauses: NarrationPauses,
  ) {}

  get limits(): DemoLimits {
    return { abandonAfterMs: demoAbandonAfterMs(this.paces.times()), pauses: this.pauses.all };
  }

  /** The state, after a turn that nobody finished in time has failed. */
  async load(demoId: string, actorId: string): Promise<DemoState> {
    const { state } = await this.aggregates.demo.load(demoId);
    const step = nextDemoStep(state, this.limits, this.nowMs());
    // Forgetting is left to the prologue's process.
    return step.do === 'fail' ? (await this.fail(demoId, step.turnId, 'timed_out', 0, actorId)).state : state;
  }

  isAbandoned(submittedAt: string): boolean {
    return isDemoTurnAbandoned(submittedAt, this.limits, this.nowMs());
  }

  /** Until when a turn that is told now is to be written. Milliseconds since 1970; time that lay in pauses does not count. */
  writtenUntilMs(submittedAt: string): number {
    const submittedMs = Date.parse(submittedAt);
    const pausedMs = this.pauses.pausedMsBetween(submittedMs, this.nowMs());
    return submittedMs + pausedMs + demoWrittenWithinMs(this.paces.times());
  }

  /** Nothing happens when the turn has had its outcome. */
  async fail(
    demoId: string,
    turnId: string,
    code: DemoFailureCode,
    providerCostMicroUsd: number,
    actorId: string,
  ): Promise<CommandOutcome<DemoState, DemoEvent>> {
    const context = this.contexts.of({ actorId });
    return this.aggregates.demo.handle(
      demoId,
      { type: 'FailDemoTurn', demoId, turnId, code, providerCostMicroUsd, at: context.at },
      context,
    );
  }

  private nowMs(): number {
    return this.clock.now().getTime();
  }
}
