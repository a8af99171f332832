/** A call whose answer may be lost, as a value. */
import { ApiProblem } from '../api-player.js';

export type AnswerOf<T> =
  | { readonly told: 'acknowledged'; readonly answer: T }
  | { readonly told: 'refused'; readonly code: string }
  | { readonly told: 'unknown' };

/** Says that nothing was done, though its status is one of being away. */
const REFUSED_FOR_NOW = 'narration_paused';

export async function answerOf<T>(call: Promise<T>): Promise<AnswerOf<T>> {
  try {
    return { told: 'acknowledged', answer: await call };
  } catch (error) {
    if (!(error instanceof ApiProblem)) return { told: 'unknown' };
    const code = error.problem?.code ?? String(error.status);
    return error.status < 500 || code === REFUSED_FOR_NOW ? { told: 'refused', code } : { told: 'unknown' };
  }
}
