/** Ends turns that hang, as many calls one after another as it takes: one call ends a hundred at most. */
import type { FailHangingTurnsAnswer } from '@rubicon/contracts';

/** Sums of all calls so far; `left` as the last one told it. */
export type FailedSoFar = FailHangingTurnsAnswer;

/**
 * Each call names how many the one before has left, so that it is refused when there are others by then. It ends with the first call that could not end a
 * turn: the next one would meet it again.
 * @param fail one call; what it throws is thrown
 * @param tell told what has come of all calls so far, after each
 * @param mayGoOn asked before each call but the first
 */
export async function failInCalls(
  count: number,
  fail: (expectedCount: number) => Promise<FailHangingTurnsAnswer>,
  tell: (soFar: FailedSoFar) => void,
  mayGoOn: () => boolean,
): Promise<FailedSoFar> {
  let soFar: FailedSoFar = { failed: 0, endedBefore: 0, notEnded: 0, left: count };
  do {
    const answer = await fail(soFar.left);
    soFar = {
      failed: soFar.failed + answer.failed,
      endedBefore: soFar.endedBefore + answer.endedBefore,
      notEnded: soFar.notEnded + answer.notEnded,
      left: answer.left,
    };
    tell(soFar);
  } while (soFar.left > 0 && soFar.notEnded === 0 && mayGoOn());
  return soFar;
}
