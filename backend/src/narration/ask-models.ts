/**
 * From a prompt to an answer that can be accepted. What may go better the second time is repeated within bounds, with pauses between;
 * when a model fails for good, or is left alone after outages, the next one is asked. Everything spent on the way is summed.
 */
import type { MicroUsd, TokenUsage, TurnFailureCode } from '@rubicon/domain';
import type { PromptMessage } from './build-prompt.js';
import { countTokens } from './count-tokens.js';
import type { GuardedModel } from './guarded-model.js';
import type { OptionalParameters } from './model-dialect.js';
import { ModelCallFailed } from './model-failure.js';
import type { Rejection } from './judge-answer.js';
import type { ModelAnswer } from './model.js';

const CALLS_PER_MODEL_MAX = 3;
/**
 * Answers that came but could not be accepted: two of the first model, one of each further one. One that could be told takes no try from a
 * later one that cannot; and a slow model, for whose second answer its reader would wait for minutes, is not asked anew because of it.
 */
const REJECTED_MAX = 2;
const REJECTED_BY_FALLBACK_MAX = 1;
/** More calls than one request ever makes, with a fallback. */
export const MODEL_CALLS_MAX = 2 * CALLS_PER_MODEL_MAX;
/** Milliseconds: longer than this nobody waits in front of an empty page. */
const PAUSE_MS_MAX = 10_000;

/** What calls came to so far: known also where they are broken off. */
export interface ModelBill {
  costMicroUsd: MicroUsd;
}

export interface ModelRequest<T> extends Omit<OptionalParameters, 'isVaried'> {
  readonly messages: readonly PromptMessage[];
  readonly inputTokens: number;
  /** Milliseconds since 1970 by which all of it must be done. */
  readonly deadlineMs: number;
  /** Nobody needs it any more. */
  readonly signal: AbortSignal;
  /** Each call is put on it at its end. */
  readonly bill: ModelBill;
  /**
   * Called whenever the model has written more, and with nothing where another call begins.
   * @param call counts the calls from 0; a higher one begins anew
   * @param again for what another call of this model can follow
   * @returns why the rest of it is not worth waiting for, unless it is the last: the call is ended at once, and another made
   */
  onText(this: void, call: number, written: string, again: AskedAgain): Rejection | null;
  read(this: void, answer: ModelAnswer): Reading<T> | Promise<Reading<T>>;
}

export type AskedAgain = 'for_anything' | 'for_what_cannot_be_told' | 'never';

export type Reading<T> =
  | { readonly kind: 'accepted'; readonly value: T }
  | (Rejection & {
      readonly kind: 'rejected';
      /** When there is no other try: good enough all the same, or a failure. */
      readonly otherwise: { readonly accept: T } | { readonly failWith: TurnFailureCode };
    });

interface Spent {
  /** What the providers charge us for every call, the accepted one included. */
  readonly providerCostMicroUsd: number;
}

export type Asked<T> = Spent &
  (
    | {
        readonly kind: 'answered';
        readonly call: number;
        readonly model: string;
        readonly value: T;
        /** Of the accepted answer alone. */
        readonly usage: TokenUsage;
      }
    /** The signal was aborted. `text` is what the last call had written by then, maybe nothing. */
    | {
        readonly kind: 'aborted';
        readonly call: number;
        readonly model: string;
        readonly text: string;
        /** Null: no call was under way. */
        readonly usage: TokenUsage | null;
      }
    | { readonly kind: 'failed'; readonly code: TurnFailureCode; readonly cause: unknown }
  );

export type AskedModel = Pick<GuardedModel, 'name' | 'answer' | 'costOf' | 'isSlow'>;

export interface AskPorts {
  /** In the order in which they are asked. */
  readonly models: readonly [AskedModel, ...AskedModel[]];
  readonly backoffMs: number;
  nowMs(this: void): number;
  /** For the log: an answer was not accepted, and the model is asked once more. */
  askedAnew(
    this: void,
    asked: { readonly model: string; readonly why: string; readonly tookMs: number },
  ): void;
  /** Resolves early when the signal is aborted. */
  wait(this: void, milliseconds: number, signal: AbortSignal): Promise<void>;
  /** From 0 to 1: spreads the retries of many who failed at the same time. */
  random(this: void): number;
}

/** Whatever a model can do wrong is an answer. @throws what `read` throws */
export async function askModels<T>(ports: AskPorts, request: ModelRequest<T>): Promise<Asked<T>> {
  const made: Made = { calls: 0 };
  const [first, ...others] = ports.models;
  let asked = await askOne(ports, request, first, REJECTED_MAX, made);
  const failure = asked;
  for (const model of others) {
    if (asked.kind !== 'failed' || ports.nowMs() >= request.deadlineMs) break;
    asked = await askOne(ports, request, model, REJECTED_BY_FALLBACK_MAX, made);
  }
  // When all fail, what the first one failed with is told.
  const outcome = asked.kind === 'failed' ? failure : asked;
  return { ...outcome, providerCostMicroUsd: request.bill.costMicroUsd };
}

interface Made {
  calls: number;
}

type Unbilled<T> = T extends unknown ? Omit<T, keyof Spent> : never;
type Outcome<T> = Unbilled<Asked<T>>;

async function askOne<T>(
  ports: AskPorts,
  request: ModelRequest<T>,
  model: AskedModel,
  rejectedMax: number,
  made: Made,
): Promise<Outcome<T>> {
  const { bill } = request;
  let before: Rejection | null = null;
  let rejected = 0;
  /** Those of them that could not be told at all. */
  let useless = 0;
  for (let tries = 1; ; tries += 1) {
    const call = made.calls;
    if (request.signal.aborted) return { kind: 'aborted', call, model: model.name, text: '', usage: null };
    made.calls += 1;
    const mayAskAgain = (before: number) =>
      before + 1 < rejectedMax &&
      tries < CALLS_PER_MODEL_MAX &&
      ports.nowMs() < request.deadlineMs &&
      !request.signal.aborted;
    const askedAgain = (): AskedAgain =>
      !mayAskAgain(rejected) ? 'never' : model.isSlow ? 'for_what_cannot_be_told' : 'for_anything';
    const written = new WrittenSoFar(request, call, askedAgain);
    // What an earlier one showed will not be told: nobody shall read on in it.
    if (call > 0) request.onText(call, '', askedAgain());
    const beganAtMs = ports.nowMs();
    const askAnew = (because: Rejection) => {
      before = because;
      ports.askedAnew({ model: model.name, why: because.why, tookMs: ports.nowMs() - beganAtMs });
    };
    let answer: ModelAnswer;
    try {
      answer = await model.answer(callOf(ports, request, written, before));
    } catch (error) {
      if (!(error instanceof ModelCallFailed)) throw error;
      if (error.usage) bill.costMicroUsd += model.costOf(error.usage, model.name);
      const pause = pauseAfter(error, tries, ports);
      const again =
        error.retryable &&
        tries < CALLS_PER_MODEL_MAX &&
        pause <= PAUSE_MS_MAX &&
        ports.nowMs() + pause < request.deadlineMs;
      if (!again) return { kind: 'failed', code: error.code, cause: error };
      await ports.wait(pause, request.signal);
      continue;
    }

    const { usage, text } = answer;
    bill.costMicroUsd += model.costOf(usage, answer.model);
    if (written.givenUp && !request.signal.aborted) {
      rejected += 1;
      askAnew(written.givenUp);
      continue;
    }
    if (answer.aborted) return { kind: 'aborted', call, model: answer.model, text, usage };
    const answered = { kind: 'answered', call, model: answer.model, usage } as const;
    const reading = await request.read(answer);
    if (reading.kind === 'accepted') return { ...answered, value: reading.value };
    const { otherwise } = reading;
    const isUseless = !('accept' in otherwise);
    if (mayAskAgain(isUseless ? useless : rejected) && (isUseless || !model.isSlow)) {
      rejected += 1;
      if (isUseless) useless += 1;
      askAnew(reading);
      continue;
    }
    if ('accept' in otherwise) return { ...answered, value: otherwise.accept };
    return { kind: 'failed', code: otherwise.failWith, cause: new Error(reading.why) };
  }
}

function callOf<T>(
  ports: AskPorts,
  { messages, inputTokens, schema, maxOutputTokens, cacheKey, deadlineMs }: ModelRequest<T>,
  written: WrittenSoFar<T>,
  before: Rejection | null,
) {
  const note = before?.note ?? null;
  return {
    // At the end, so that the provider's cache still has all that stands before it.
    messages: note === null ? messages : [...messages, { role: 'system', content: note } as const],
    inputTokens: inputTokens + (note === null ? 0 : countTokens(note)),
    schema,
    maxOutputTokens,
    cacheKey,
    isVaried: before?.isRepetition ?? false,
    timeLeftMs: deadlineMs - ports.nowMs(),
    signal: written.signal,
    onText: (delta: string) => written.add(delta),
  };
}

/** What one call has written; once it is given up it is ended, and nothing more of it is passed on. */
class WrittenSoFar<T> {
  givenUp: Rejection | null = null;
  readonly signal: AbortSignal;
  private readonly ended = new AbortController();
  private text = '';

  constructor(
    private readonly request: ModelRequest<T>,
    private readonly call: number,
    private readonly askedAgain: () => AskedAgain,
  ) {
    this.signal = AbortSignal.any([request.signal, this.ended.signal]);
  }

  add(delta: string): void {
    if (this.givenUp) return;
    this.text += delta;
    this.givenUp = this.request.onText(this.call, this.text, this.askedAgain());
    if (this.givenUp) this.ended.abort();
  }
}

/** Milliseconds: as the provider asks, else doubled with every try, more or less. By hand, since no library's backoff hears the provider. */
function pauseAfter({ retryAfterMs }: ModelCallFailed, tries: number, ports: AskPorts): number {
  if (retryAfterMs !== null) return retryAfterMs;
  const spread = 0.75 + ports.random() / 2;
  return Math.round(ports.backoffMs * 2 ** (tries - 1) * spread);
}
