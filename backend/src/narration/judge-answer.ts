/** What becomes of an answer that can be read: whoever asked for it judges it. */
import type { TurnFailureCode } from '@rubicon/domain';
import type { NarratorAnswer } from './read-answer.js';

/** What is wrong with an answer, and is to be better in the next one. */
export interface Rejection {
  /** What the model is told besides when it is asked again; null: nothing. */
  readonly note: string | null;
  /** It told what was told before: the next call asks for other words. */
  readonly isRepetition?: boolean;
  /** For the log: holds nothing of the text. */
  readonly why: string;
}

export type Verdict =
  | { readonly kind: 'accept' }
  /** Asked for once more, at the house's cost. */
  | (Rejection & {
      readonly kind: 'again';
      /** When there is no other try: it is good enough all the same, or the turn fails with this code. */
      readonly otherwise: 'accept' | TurnFailureCode;
    });

export type JudgeAnswer = (answer: NarratorAnswer) => Verdict | Promise<Verdict>;

const ACCEPTED: Verdict = { kind: 'accept' };

/** One judge after another, until one does not accept. */
export function judgedBy(...judges: readonly JudgeAnswer[]): JudgeAnswer {
  return async (answer) => {
    for (const judge of judges) {
      const verdict = await judge(answer);
      if (verdict.kind !== 'accept') return verdict;
    }
    return ACCEPTED;
  };
}
