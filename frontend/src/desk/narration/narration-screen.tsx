/** /staff of an operator: whether turns are taken and told, what is in their way, what waits, what was decided lately, and the way to pause and to resume it (keys `p` and `r`). */
import { useQuery } from '@tanstack/react-query';
import { narrationStrings as strings } from '../../strings/desk/narration.js';
import { narrationQuery, NARRATION_LOOKS_MS } from '../lib/narration.js';
import { DeskTitle } from '../ui/desk-title.js';
import { LookedAt } from '../ui/looked-at.js';
import { QueryState } from '../ui/query-state.js';
import { DecidedLately } from './decided-lately.js';
import { StandingNow } from './standing-now.js';
import { WhatWaits } from './what-waits.js';

export function Component() {
  const narration = useQuery(narrationQuery);
  return (
    <>
      <DeskTitle>{strings.title}</DeskTitle>
      <QueryState query={narration}>
        {({ told, at }) => (
          <div className="max-w-4xl">
            <StandingNow now={told} at={at} />
            <WhatWaits now={told} />
            <LookedAt at={at} everyMs={NARRATION_LOOKS_MS} />
          </div>
        )}
      </QueryState>
      <div className="max-w-4xl">
        <DecidedLately />
      </div>
    </>
  );
}
