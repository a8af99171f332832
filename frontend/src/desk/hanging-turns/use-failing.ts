/** What an operator is about to do to turns that hang, why, how far it has come, and what the server has against it. */
import type { HangingTurnCount } from '@rubicon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useToast } from '../../lib/toast.js';
import { hangingTurnsKey } from '../lib/waiting-counts.js';
import { isAllDone, outcomeOfFailing } from './effects-of-failing.js';
import { failInCalls, type FailedSoFar } from './fail-in-calls.js';
import { failHangingTurns } from './hanging-turns.api.js';
import type { WantedTurns } from './hanging-filter.js';

export function useFailing() {
  const queryClient = useQueryClient();
  const say = useToast();
  const [isAsked, setAsked] = useState(false);
  /** Neither a refusal nor a closed dialog loses it. */
  const [reason, setReason] = useState('');
  /** What was counted when it began, and what has come of it. */
  const [begun, setBegun] = useState<HangingTurnCount | null>(null);
  const [soFar, setSoFar] = useState<FailedSoFar | null>(null);
  const isStopped = useRef(false);
  const fail = useMutation({
    mutationFn: ({ wanted, count, why }: { wanted: WantedTurns; count: number; why: string }) =>
      failInCalls(
        count,
        (expected) => failHangingTurns(wanted, expected, why),
        setSoFar,
        () => !isStopped.current,
      ),
    // Done, they hang no more; refused, there are others than were seen; unanswered, it may have been done.
    onSettled: () => queryClient.invalidateQueries({ queryKey: hangingTurnsKey }),
  });

  const ask = () => {
    if (!fail.isPending) {
      fail.reset();
      setBegun(null);
      setSoFar(null);
    }
    setAsked(true);
  };
  const carryOut = (wanted: WantedTurns, counted: HangingTurnCount) => {
    isStopped.current = false;
    setBegun(counted);
    setSoFar(null);
    fail.mutate(
      { wanted, count: counted.count, why: reason.trim() },
      {
        onSuccess: (result) => {
          const [title, ...more] = outcomeOfFailing(result);
          if (isAllDone(result))
            say({ title: title!, ...(more.length > 0 && { description: more.join(' ') }) });
          setAsked(false);
          setReason('');
        },
        onError: () => setBegun(null),
      },
    );
  };
  const close = () => {
    isStopped.current = true;
    setAsked(false);
  };
  return {
    isAsked,
    ask,
    carryOut,
    close,
    reason,
    setReason,
    begun,
    soFar,
    isPending: fail.isPending,
    error: fail.error,
    /** Something of it is left to be done, or to be looked at. Null: nothing is, or it goes on. */
    unfinished: fail.data !== undefined && !isAllDone(fail.data) ? fail.data : null,
  };
}
