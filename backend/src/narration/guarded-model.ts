/**
 * A language model behind a circuit breaker: after so many outages one after another it is left alone for a while, and calls fail at
 * once, so that a dead provider does not hold the queue. Then one call goes through as a probe; the others go on failing until it ends.
 */
import type { TokenPrices, TokenUsage } from '@rubicon/domain';
import { providerCostFor } from '@rubicon/domain';
import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { failureSentence } from './failure-said.js';
import { ModelCallFailed } from './model-failure.js';
import type { ModelMetrics, ModelRole } from './model-metrics.js';
import type { LanguageModel, ModelAnswer, ModelCall } from './model.js';
import { OneAtATime } from './one-at-a-time.js';

export interface BreakerSettings {
  readonly failures: number;
  /** Milliseconds. */
  readonly openMs: number;
}

/** The caller hung up before the first token: that says nothing about the model. */
class Unheard extends Error {
  constructor(readonly answer: ModelAnswer) {
    super('hung up before the first token');
  }
}

export class GuardedModel {
  private readonly breaker: CircuitBreakerPolicy;
  private readonly line = new OneAtATime();

  constructor(
    private readonly model: Pick<LanguageModel, 'name' | 'answer' | 'takesParallelCalls'>,
    private readonly role: ModelRole,
    private readonly settings: BreakerSettings,
    private readonly prices: Readonly<Record<string, TokenPrices>>,
    private readonly metrics: ModelMetrics,
    /** A slow server gains nothing by telling two at once. */
    private readonly writesSlowly: () => boolean = () => false,
  ) {
    this.breaker = circuitBreaker(
      // A probe that nobody waited for proves nothing: the model is left alone for another while.
      handleWhen((error) =>
        error instanceof Unheard
          ? this.breaker.state === CircuitState.HalfOpen
          : error instanceof ModelCallFailed && error.outage,
      ),
      { halfOpenAfter: settings.openMs, breaker: new ConsecutiveBreaker(settings.failures) },
    );
    this.breaker.onStateChange((state) =>
      metrics.breakerIs(role, state === CircuitState.Closed ? 'closed' : 'open'),
    );
    metrics.breakerIs(role, 'closed');
  }

  get name(): string {
    return this.model.name;
  }

  /** An answer takes minutes: none is asked for again that could be told. */
  get isSlow(): boolean {
    return this.writesSlowly();
  }

  /** @throws ModelCallFailed, also when the model is not called */
  async answer(call: ModelCall): Promise<ModelAnswer> {
    try {
      const answer = await (this.isAskedInLine
        ? this.inLine(call)
        : this.line.beside(() => this.called(call)));
      this.metrics.called(this.role, answer.aborted ? 'aborted' : 'answered');
      if (answer.firstTokenAfterMs !== null)
        this.metrics.firstTokenAfter(this.role, answer.firstTokenAfterMs);
      return answer;
    } catch (error) {
      if (error instanceof ModelCallFailed) this.metrics.called(this.role, error.code);
      else if (error instanceof Unheard) {
        this.metrics.called(this.role, 'aborted');
        return error.answer;
      } else if (isBrokenCircuit(error)) {
        this.metrics.called(this.role, 'not_called');
        throw new ModelCallFailed({ code: 'model_unavailable' }, new Error(this.whyNotCalled(error)));
      }
      throw error;
    }
  }

  /** What the provider charges us. @param model as the provider named it: its price holds, else that of the name it was asked by */
  costOf(usage: TokenUsage, model: string): number {
    const known = Object.hasOwn(this.prices, model) || !Object.hasOwn(this.prices, this.name);
    return providerCostFor(usage, known ? model : this.name, this.prices);
  }

  private get isAskedInLine(): boolean {
    return this.isSlow || !this.model.takesParallelCalls;
  }

  private inLine(call: ModelCall): Promise<ModelAnswer> {
    return (
      this.line
        // Its clock begins when it is its turn; how long it may wait for that, the turn's own limit says.
        .run(call.signal, () => this.called(call))
        .catch((error: unknown) => {
          if (call.signal.aborted && error === call.signal.reason) return neverCalled(this.name);
          throw error;
        })
    );
  }

  private whyNotCalled(broken: unknown): string {
    if (broken instanceof ProbeUnderWay) return broken.message;
    const { lastFailure } = this.breaker;
    const failed = lastFailure && 'error' in lastFailure ? lastFailure.error : null;
    const last =
      failed instanceof ModelCallFailed
        ? failureSentence(failed.code, failed.cause)
        : 'the call that tried it was given up before its first token';
    const seconds = this.settings.openMs / 1_000;
    return `after its failures the model is left alone for ${seconds} s at a time (MODEL_BREAKER_FAILURES, MODEL_BREAKER_OPEN_MS); the latest: ${last}`;
  }

  private async called(call: ModelCall): Promise<ModelAnswer> {
    // The library would let further calls wait for the probe, which takes as long as an answer does.
    if (this.breaker.state === CircuitState.HalfOpen) throw new ProbeUnderWay();
    return this.breaker.execute(async () => {
      const answer = await this.model.answer(call);
      if (answer.aborted && answer.text === '') throw new Unheard(answer);
      return answer;
    });
  }
}

/** The caller left the line. */
function neverCalled(model: string): ModelAnswer {
  return {
    text: '',
    usage: { input: 0, cachedInput: 0, output: 0 },
    model,
    aborted: true,
    cutOff: true,
    form: 'none',
    firstTokenAfterMs: null,
  };
}

class ProbeUnderWay extends Error {
  constructor() {
    super('after its failures the model is tried with one call, and no other is made until that has ended');
  }
}

function isBrokenCircuit(error: unknown): boolean {
  return error instanceof ProbeUnderWay || (error instanceof Error && isBrokenCircuitError(error));
}
