/**
 * From a prompt to an answer that can be accepted: calls the model, passes the narrative on while it is written, repeats within
 * bounds what may go better the second time. What the player pays is the accepted answer alone; all others are ours to bear.
 */
import type { TokenUsage, TurnFailureCode } from '@rubicon/domain';
import type { PromptMessage } from './build-prompt.js';
import { ModelCallFailed } from './model-failure.js';
import type { LanguageModel, ModelAnswer } from './model.js';
import { narrativeSoFar, readAnswer, type NarratorAnswer } from './read-answer.js';

export const MODEL_CALLS_MAX = 3;
const MALFORMED_ANSWERS_MAX = 2;
const RETRY_AFTER_MS = 1_000;
/** Longer than this nobody waits in front of an empty page. */
const RETRY_AFTER_MS_MAX = 10_000;

export interface NarrateRequest {
  readonly messages: readonly PromptMessage[];
  readonly inputTokens: number;
  /** Milliseconds since 1970 by which all of it must be done. */
  readonly deadlineMs: number;
  /** The player stopped the turn, or nobody needs it any more. */
  readonly signal: AbortSignal;
  /**
   * Called whenever the model has written more, with a function that reads the narrative so far.
   * @param call counts the model calls from 0; a higher one starts the page anew
   */
  onProgress(this: void, call: number, read: () => string): void;
}

interface Spent {
  /** Usage of every call, the accepted one included: what the provider charges us. */
  readonly spent: readonly TokenUsage[];
}

export type Narration = Spent &
  (
    | {
        readonly kind: 'narrated';
        readonly call: number;
        readonly model: string;
        readonly answer: NarratorAnswer;
        readonly usage: TokenUsage;
      }
    /** The signal was aborted. `narrative` is what had been written by then, maybe nothing. */
    | {
        readonly kind: 'aborted';
        readonly call: number;
        readonly model: string;
        readonly narrative: string;
        readonly usage: TokenUsage | null;
      }
    | { readonly kind: 'failed'; readonly code: TurnFailureCode; readonly cause: unknown }
  );

export interface NarratePorts {
  readonly model: Pick<LanguageModel, 'answer' | 'name'>;
  nowMs(this: void): number;
  /** Resolves early when the signal is aborted. */
  wait(this: void, milliseconds: number, signal: AbortSignal): Promise<void>;
}

export async function narrate(ports: NarratePorts, request: NarrateRequest): Promise<Narration> {
  const spent: TokenUsage[] = [];
  let malformed = 0;
  for (let call = 0; ; call += 1) {
    let written = '';
    let answer: ModelAnswer;
    try {
      if (request.signal.aborted)
        return { kind: 'aborted', call, model: ports.model.name, narrative: '', usage: null, spent };
      answer = await ports.model.answer({
        messages: request.messages,
        inputTokens: request.inputTokens,
        timeLeftMs: request.deadlineMs - ports.nowMs(),
        signal: request.signal,
        onText(delta) {
          written += delta;
          request.onProgress(call, () => narrativeSoFar(written));
        },
      });
    } catch (error) {
      if (!(error instanceof ModelCallFailed)) throw error;
      if (error.usage) spent.push(error.usage);
      const pause = error.retryAfterMs ?? RETRY_AFTER_MS * 2 ** call;
      const again =
        error.retryable &&
        call + 1 < MODEL_CALLS_MAX &&
        pause <= RETRY_AFTER_MS_MAX &&
        ports.nowMs() + pause < request.deadlineMs;
      if (!again) return { kind: 'failed', code: error.code, cause: error, spent };
      await ports.wait(pause, request.signal);
      continue;
    }

    const { model, usage } = answer;
    if (answer.aborted) {
      const narrative = narrativeSoFar(answer.text);
      if (answer.text !== '') spent.push(usage);
      return { kind: 'aborted', call, model, narrative, usage: narrative === '' ? null : usage, spent };
    }
    spent.push(usage);
    const reading = answer.cutOff
      ? ({ kind: 'malformed', why: 'cut off at the token limit' } as const)
      : readAnswer(answer.text);
    if (reading.kind === 'answer')
      return { kind: 'narrated', call, model, answer: reading.answer, usage, spent };
    malformed += 1;
    const again =
      malformed < MALFORMED_ANSWERS_MAX &&
      call + 1 < MODEL_CALLS_MAX &&
      ports.nowMs() < request.deadlineMs &&
      !request.signal.aborted;
    if (!again)
      return { kind: 'failed', code: 'model_answer_malformed', cause: new Error(reading.why), spent };
  }
}
