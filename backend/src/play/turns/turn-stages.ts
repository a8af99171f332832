/** Where the time of a turn goes, stage by stage, as sums and, where spans are collected, as a trace of the turn; each process tells of its own. */
import { Injectable, Module } from '@nestjs/common';
import { Histogram } from 'prom-client';
import { Metrics } from '../../platform/observability/index.js';
import { TurnTraces, type SpanTimes } from '../../platform/tracing/index.js';

/**
 * In the API: `admit` (checks and reads before the submission), `submit` (submitted, reserved, enqueued), `outcome` and `settlement`
 * (waited for on the live log), `answer` (read models reached and read). In the narrator: `queued`, `load` (both streams),
 * `material` (read models reached and read), `prompt`, `waking` (for a model that is being got to know),
 * `model`, `record` (outcome and settlement appended).
 */
export type TurnStage =
  | 'admit'
  | 'submit'
  | 'outcome'
  | 'settlement'
  | 'answer'
  | 'queued'
  | 'load'
  | 'material'
  | 'prompt'
  | 'waking'
  | 'model'
  | 'record';

@Injectable()
export class TurnStages {
  private readonly seconds: Histogram<'stage'>;

  constructor(
    { registry }: Metrics,
    private readonly traces: TurnTraces,
  ) {
    this.seconds = new Histogram({
      name: 'rubicon_turn_stage_seconds',
      help: 'Time that turns spend in each stage.',
      labelNames: ['stage'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 10, 30, 60, 120],
      registers: [registry],
    });
  }

  /** Times the stages of one turn that follow one another in this process. @param startedAtMs `performance.now()` of the beginning */
  clock(turnId: string, startedAtMs = performance.now()): StageClock {
    let since = startedAtMs;
    return {
      ended: (stage) => {
        const now = performance.now();
        this.observe(turnId, stage, now - since);
        since = now;
      },
    };
  }

  /** A stage that ended now. */
  observe(turnId: string, stage: TurnStage, milliseconds: number): void {
    const took = Math.max(0, milliseconds);
    this.seconds.observe({ stage }, took / 1_000);
    this.traces.hop(turnId, stage, agoToNow(took));
  }

  /** The whole of a turn that ended now, from when it was queued. @param result an outcome, or a failure's code */
  turnEnded(turnId: string, milliseconds: number, result: string): void {
    this.traces.turn(turnId, agoToNow(Math.max(0, milliseconds)), { result });
  }
}

function agoToNow(milliseconds: number): SpanTimes {
  const untilMs = performance.timeOrigin + performance.now();
  return { fromMs: untilMs - milliseconds, untilMs };
}

export interface StageClock {
  /** That stage ended now; the next begins. */
  ended(stage: TurnStage): void;
}

/** One for the process, also when it has both roles. */
@Module({ providers: [TurnStages], exports: [TurnStages] })
export class TurnStagesModule {}
