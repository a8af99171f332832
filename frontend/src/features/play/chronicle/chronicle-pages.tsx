import type { Chronicle } from '@rubicon/contracts';
import { useState, type ReactNode } from 'react';
import { chronicleStrings } from '../../../strings/chronicle.js';
import { BentHistory } from './bent-history.js';
import { ChronicleEntry } from './chronicle-entry.js';
import { useAmendChronicle, type Amendment, type ChroniclePlace } from './chronicle.api.js';
import { FactionScale } from './faction-scale.js';
import { hasOneTopic, lineGroups, readingOrder, type GroupName } from './line-groups.js';

const { groups: titles, said } = chronicleStrings;

export interface ChroniclePagesProps {
  chronicle: Chronicle;
  place: ChroniclePlace;
  /** The line being corrected. */
  editing: string | null;
  onEdit: (lineId: string | null) => void;
}

/** Everything in the chronicle, under its headings. */
export function ChroniclePages({ chronicle, place, editing, onEdit }: ChroniclePagesProps) {
  const amend = useAmendChronicle(place);
  const [order] = useState(() => readingOrder(chronicle));
  const [announced, setAnnounced] = useState('');
  const { bent, divergencePercent, factions, lines } = chronicle;

  function change(amendment: Amendment) {
    if (amend.isPending) return;
    setAnnounced('');
    amend.mutate(amendment, {
      onSuccess: () => {
        setAnnounced(outcome(amendment));
        if ('text' in amendment.change) onEdit(null);
      },
    });
  }

  const groups = lineGroups(chronicle, order);
  const historyTold = groups.some(({ name }) => name === 'history');
  const history = <BentHistory bent={bent} divergencePercent={divergencePercent} />;
  return (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {lines.length === 0 ? (
        <p className="border-y border-line py-6 text-ink-soft italic">{chronicleStrings.empty}</p>
      ) : (
        <p className="figures text-note text-ink-soft">
          {chronicleStrings.counts(lines.length, lines.filter(({ inPrompt }) => inPrompt).length)}
        </p>
      )}
      {groups.map(({ name, lines: found }) => (
        <Chapter key={name} name={name}>
          {name === 'history' && history}
          <ul className="divide-y divide-line">
            {found.map((line) => (
              <ChronicleEntry
                key={line.lineId}
                line={line}
                sorted={hasOneTopic(name)}
                editing={editing === line.lineId}
                pending={amend.isPending && amend.variables.lineId === line.lineId}
                error={amend.isError && amend.variables.lineId === line.lineId ? amend.error : null}
                onEdit={(open) => {
                  amend.reset();
                  onEdit(open ? line.lineId : null);
                }}
                onChange={(made) => change({ lineId: line.lineId, change: made })}
              />
            ))}
          </ul>
        </Chapter>
      ))}
      {!historyTold && <Chapter name="history">{history}</Chapter>}
      <FactionScale factions={factions} />
    </>
  );
}

function Chapter({ name, children }: { name: GroupName; children: ReactNode }) {
  return (
    <section aria-label={titles[name]} className="mt-7">
      <h3 className="display border-b border-line-strong pb-1.5 text-lead">{titles[name]}</h3>
      {children}
    </section>
  );
}

function outcome({ change }: Amendment): string {
  if ('text' in change) return said.corrected;
  if ('pinned' in change) return change.pinned ? said.pinned : said.unpinned;
  return change.struck ? said.struck : said.takenBack;
}
