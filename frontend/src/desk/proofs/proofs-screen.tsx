import { complaints, type Complaint } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { NavLink, useParams } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';
import { proofStrings as strings } from '../../strings/desk/proofs.js';
import { usePlayerId } from '../lib/player-card.js';
import { useRowKeys } from '../lib/use-row-keys.js';
import { QueryState } from '../ui/query-state.js';
import { FindingView } from './finding-view.js';
import { proofQuery } from './proof-query.js';

/** Which complaint it is, and what the log says to it. */
export function Component() {
  const playerId = usePlayerId();
  const asked = useParams().complaint;
  const complaint = complaints.find((known) => known === asked);
  return (
    <section aria-label={strings.title} className="h-full overflow-y-auto px-5 py-4 [scrollbar-width:thin]">
      <h2 className="display text-large">{strings.lead}</h2>
      <nav aria-label={strings.title} className="mt-3 grid grid-cols-2 gap-2 xl:grid-cols-4">
        {complaints.map((choice) => (
          <NavLink
            key={choice}
            to={`/players/${playerId}/complaint/${choice}`}
            replace={complaint !== undefined}
            className={({ isActive }) =>
              classNames(
                'block rounded-era border px-3 py-2.5 no-underline',
                isActive
                  ? 'border-accent bg-surface shadow-[inset_0_3px_0_var(--accent)]'
                  : 'border-line-strong bg-surface hover:border-accent',
              )
            }
          >
            <span className="block font-semibold">{strings.complaints[choice]}</span>
            <span className="mt-0.5 block text-note text-ink-soft">{strings.asks[choice]}</span>
          </NavLink>
        ))}
      </nav>
      {complaint && <Findings key={complaint} playerId={playerId} complaint={complaint} />}
    </section>
  );
}

function Findings({ playerId, complaint }: { playerId: string; complaint: Complaint }) {
  const proof = useQuery(proofQuery(playerId, complaint));
  const list = useRowKeys<HTMLOListElement>();
  return (
    <div className="mt-6">
      <QueryState query={proof}>
        {({ findings }) =>
          findings.length === 0 ? (
            <p className="text-ink-soft">{strings.nothing}</p>
          ) : (
            <ol ref={list} className="flex max-w-5xl flex-col gap-4">
              {findings.map((finding) => (
                <FindingView
                  key={finding.subjectId}
                  playerId={playerId}
                  complaint={complaint}
                  finding={finding}
                />
              ))}
            </ol>
          )
        }
      </QueryState>
    </div>
  );
}
