/** Which lanes an operator is about to drive on, how many there are, and what the server has against it. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.js';
import { useToast } from '../../lib/toast.js';
import { outcomeOfDriving } from './effects-of-driving.js';
import { allLanes, isOfAll, laneFilterOf, type WantedLanes } from './lane-filter.js';
import { laneCountQuery, useDriveLanes } from './lanes.api.js';

/** Why nothing was done: nobody said which, or it is parked no more, in the server's own sentence. */
type Refused = { readonly is: 'empty' } | { readonly is: 'gone'; readonly sentence: string };

export function useDriving() {
  const say = useToast();
  const drive = useDriveLanes();
  const [asked, setAsked] = useState<WantedLanes | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const counted = useQuery({
    ...laneCountQuery(asked ?? allLanes),
    // What is being done does not change what it was decided by.
    enabled: asked !== null && !drive.isPending,
  });

  const ask = (wanted: WantedLanes) => {
    drive.reset();
    setRefused(isOfAll(wanted) ? { is: 'empty' } : null);
    setAsked(isOfAll(wanted) ? null : wanted);
  };
  const carryOut = () => {
    if (asked === null || counted.data === undefined) return;
    drive.mutate(
      { ...laneFilterOf(asked), expectedCount: counted.data.count },
      {
        onSuccess: (answer) => {
          say(outcomeOfDriving(answer));
          setAsked(null);
        },
        onError: (error) => {
          if (!(error instanceof ApiError) || error.code !== 'unknown_lane' || !error.problem) return;
          setRefused({ is: 'gone', sentence: error.problem.detail });
          setAsked(null);
        },
      },
    );
  };
  return {
    asked,
    ask,
    carryOut,
    close: () => setAsked(null),
    counted: counted.data,
    isPending: drive.isPending,
    error: drive.error ?? (counted.data === undefined ? counted.error : null),
    refused,
  };
}
