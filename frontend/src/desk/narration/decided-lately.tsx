import type { DecisionMade } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { formatCount, formatMicroUsd } from '../../lib/format.js';
import { decisionStrings as strings } from '../../strings/desk/decisions.js';
import { QueryState } from '../ui/query-state.js';
import { UtcMoment } from '../ui/utc-moment.js';
import { decisionsQuery } from './decisions.api.js';

const FIRST = 8;

/** Who decided what, when and why, newest first: narration's pauses, narrators, the cap, the fallback. */
export function DecidedLately() {
  const decisions = useQuery(decisionsQuery);
  return (
    <section className="mt-10" aria-label={strings.title}>
      <h2 className="eyebrow border-b border-line pb-1">{strings.title}</h2>
      <QueryState query={decisions}>{(made) => <Decisions made={made.decisions} />}</QueryState>
    </section>
  );
}

function Decisions({ made }: { made: readonly DecisionMade[] }) {
  const [areAllShown, setAllShown] = useState(false);
  if (made.length === 0) return <p className="mt-3 text-ink-soft">{strings.none}</p>;
  const shown = areAllShown ? made : made.slice(0, FIRST);
  return (
    <>
      <ol>
        {shown.map((decision) => (
          <li
            key={`${decision.at} ${decision.did} ${decision.narrator}`}
            className="flex flex-wrap gap-x-4 border-b border-line py-1.5"
          >
            <UtcMoment at={decision.at} className="figures w-full shrink-0 text-note text-ink-soft sm:w-44" />
            <span className="figures min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
              {sentenceOf(decision)}
              {decision.reason !== null && (
                <span className="mt-0.5 block max-w-prose text-ink-soft">{decision.reason}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < made.length && (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => setAllShown(true)}>
          {strings.all(formatCount(made.length))}
        </Button>
      )}
    </>
  );
}

function sentenceOf({ did, name, narrator, slots, capMicroUsd }: DecisionMade): string {
  return strings.did[did]({
    by: name,
    narrator: narrator ?? '',
    slots: slots === null ? null : { count: slots, written: formatCount(slots) },
    cap: capMicroUsd === null ? null : formatMicroUsd(capMicroUsd),
  });
}
