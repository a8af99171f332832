/** What ending turns that hang does, in numbers as they were counted, and what came of it. */
import type { HangingTurnCount } from '@rubicon/contracts';
import { formatCount, formatMicroUsd } from '../../lib/format.js';
import { hangingStrings } from '../../strings/desk/hanging-turns.js';
import type { FailedSoFar } from './fail-in-calls.js';

const { effect, outcome } = hangingStrings;

/** @param counted undefined: they are not counted yet */
export function effectsOfFailing(counted: HangingTurnCount | undefined): string[] {
  if (counted === undefined) return [effect.counting];
  const { count, reservedMicroUsd, mostAtOnce } = counted;
  if (count === 0) return [effect.none];
  const written = formatCount(count);
  return [
    reservedMicroUsd === 0
      ? effect.failNoReserve(count, written)
      : effect.fail(count, written, formatMicroUsd(reservedMicroUsd)),
    effect.told(count),
    ...(count > mostAtOnce
      ? [effect.calls(formatCount(mostAtOnce), formatCount(Math.ceil(count / mostAtOnce)))]
      : []),
    effect.keeps,
    effect.lasts,
  ];
}

/** A sentence for each thing that came of it. */
export function outcomeOfFailing({ failed, endedBefore, notEnded, left }: FailedSoFar): string[] {
  if (failed === 0 && notEnded === 0 && left === 0) return [outcome.nothing];
  return [
    outcome.failed(failed, formatCount(failed)),
    ...(endedBefore === 0 ? [] : [outcome.endedBefore(endedBefore, formatCount(endedBefore))]),
    ...(notEnded === 0 ? [] : [outcome.notEnded(notEnded, formatCount(notEnded))]),
    ...(left === 0 ? [] : [outcome.left(left, formatCount(left))]),
  ];
}

/** Nothing of it is left to be done, or to be looked at. */
export function isAllDone({ notEnded, left }: FailedSoFar): boolean {
  return notEnded === 0 && left === 0;
}
