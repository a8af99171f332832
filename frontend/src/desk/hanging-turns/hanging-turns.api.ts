import type { FailHangingTurnsAnswer, HangingTurnFilter } from '@rubicon/contracts';
import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { datedAnswer } from '../lib/dated-answer.js';
import { staffApi } from '../lib/staff-api.js';
import { hangingTurnsKey } from '../lib/waiting-counts.js';
import type { WantedTurns } from './hanging-filter.js';

export const HANGING_LOOKS_MS = 3_000;

/** How many hang, and when that was: looked at again and again, for they end, others begin to hang, and other operators end them. */
export function hangingTurnsQuery(wanted: WantedTurns) {
  return queryOptions({
    queryKey: [...hangingTurnsKey, 'counted', wanted],
    queryFn: ({ signal }) =>
      datedAnswer(
        staffApi.GET('/api/staff/operations/turns/count', { params: { query: askedOf(wanted) }, signal }),
      ),
    staleTime: 0,
    refetchInterval: HANGING_LOOKS_MS,
    refetchOnWindowFocus: true,
  });
}

/** One call: it ends so many at most. @param reason '' for none */
export function failHangingTurns(
  wanted: WantedTurns,
  expectedCount: number,
  reason: string,
): Promise<FailHangingTurnsAnswer> {
  const body = { ...askedOf(wanted), expectedCount, ...(reason !== '' && { reason }) };
  return answerOf(staffApi.POST('/api/staff/operations/turns/fail', { body }));
}

function askedOf({ minutes, gameId, isParked }: WantedTurns): HangingTurnFilter {
  return {
    olderThanMinutes: minutes,
    ...(gameId !== null && { gameId }),
    ...(isParked && { isParked }),
  };
}
