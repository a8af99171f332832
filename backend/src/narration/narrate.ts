/**
 * Has the model tell a turn: passes the narrative on while it is written, reads and judges the answer. What the player pays is the
 * accepted answer alone; all others are ours to bear.
 */
import type { TokenUsage, TurnFailureCode } from '@rubicon/domain';
import { answerSchema } from './answer-schema.js';
import { askModels, type AskPorts, type Reading } from './ask-models.js';
import type { PromptMessage } from './build-prompt.js';
import type { JudgeAnswer } from './judge-answer.js';
import type { ModelAnswer } from './model.js';
import { narrativeSoFar, readAnswer, type NarratorAnswer } from './read-answer.js';

const MALFORMED_NOTE =
  'Your last answer could not be read. Answer the last message again, with one complete JSON object as described above and nothing around it.';

export interface NarrateRequest {
  readonly messages: readonly PromptMessage[];
  readonly inputTokens: number;
  /** Tokens at which the answer is cut off. */
  readonly maxOutputTokens: number;
  /** The same for every turn of a game. Nothing personal. */
  readonly cacheKey: string;
  /** Milliseconds since 1970 by which all of it must be done. */
  readonly deadlineMs: number;
  /** The player stopped the turn, or nobody needs it any more. */
  readonly signal: AbortSignal;
  readonly judge: JudgeAnswer;
  /**
   * Called whenever the model has written more, with a function that reads the narrative so far.
   * @param call counts the model calls from 0; a higher one starts the page anew
   */
  onProgress(this: void, call: number, read: () => string): void;
}

interface Spent {
  /** What the providers charge us for every call, the accepted one included. */
  readonly providerCostMicroUsd: number;
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
    /** The signal was aborted. `narrative` is what had been written by then, maybe nothing: then `usage` is null. */
    | {
        readonly kind: 'aborted';
        readonly call: number;
        readonly model: string;
        readonly narrative: string;
        readonly usage: TokenUsage | null;
      }
    | { readonly kind: 'failed'; readonly code: TurnFailureCode; readonly cause: unknown }
  );

/** Whatever a model can do wrong is an answer. @throws what `judge` throws */
export async function narrate(
  ports: AskPorts,
  { judge, onProgress, ...request }: NarrateRequest,
): Promise<Narration> {
  const asked = await askModels(ports, {
    ...request,
    schema: answerSchema,
    onText: (call, written) => onProgress(call, () => narrativeSoFar(written)),
    read: (answer) => readAndJudge(answer, judge),
  });
  if (asked.kind === 'answered') {
    const { value, ...narrated } = asked;
    return { ...narrated, kind: 'narrated', answer: value };
  }
  if (asked.kind === 'failed') return asked;
  const { text, ...aborted } = asked;
  const narrative = narrativeSoFar(text);
  return { ...aborted, narrative, usage: narrative === '' ? null : aborted.usage };
}

async function readAndJudge(
  { text, cutOff }: ModelAnswer,
  judge: JudgeAnswer,
): Promise<Reading<NarratorAnswer>> {
  const reading = readAnswer(text, { cutOff });
  if (reading.kind === 'malformed')
    return {
      kind: 'rejected',
      note: MALFORMED_NOTE,
      why: reading.why,
      otherwise: { failWith: 'model_answer_malformed' },
    };
  const verdict = await judge(reading.answer);
  if (verdict.kind === 'accept') return { kind: 'accepted', value: reading.answer };
  const { note, why, otherwise } = verdict;
  return {
    kind: 'rejected',
    note,
    why,
    otherwise: otherwise === 'accept' ? { accept: reading.answer } : { failWith: otherwise },
  };
}
