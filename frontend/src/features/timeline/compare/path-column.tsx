import type { ChronicleLine, ComparedPath, Turn } from '@rubicon/contracts';
import { ChevronRight } from 'lucide-react';
import { Narrative } from '../../../components/story/narrative.js';
import { Badge } from '../../../components/ui/badge.js';
import { formatCount } from '../../../lib/format.js';
import { timelineStrings } from '../../../strings/timeline.js';

const strings = timelineStrings.compare;

/** What one telling has that the other has not: its turns since they parted, and what it knows. */
export function PathColumn({ path }: { path: ComparedPath }) {
  const { turns, turnCount, chronicle, ending } = path;
  return (
    <>
      <h3 className="eyebrow mt-6">{strings.turns}</h3>
      {turns.length < turnCount && (
        <p className="mt-1 text-note text-ink-soft">{strings.lastTurns(formatCount(turns.length))}</p>
      )}
      {turns.length === 0 ? (
        <p className="mt-2 text-ink-soft">{strings.noTurns}</p>
      ) : (
        <ol className="mt-1 divide-y divide-line border-b border-line">
          {turns.map((turn) => (
            <li key={turn.turnId}>
              <ToldTurn turn={turn} />
            </li>
          ))}
        </ol>
      )}
      {ending && (
        <div className="mt-6 border-l-4 border-second bg-surface px-5 py-4">
          <p className="eyebrow">{timelineStrings.endings[ending.kind]}</p>
          <div className="mt-2">
            <Narrative text={ending.epilogue} initial={false} />
          </div>
        </div>
      )}
      <h3 className="eyebrow mt-8">{strings.chronicle}</h3>
      {chronicle.length === 0 ? (
        <p className="mt-2 text-ink-soft">{strings.noChronicle}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line border-b border-line">
          {chronicle.map((line) => (
            <KnownLine key={line.lineId} line={line} />
          ))}
        </ul>
      )}
    </>
  );
}

function ToldTurn({ turn }: { turn: Turn }) {
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-start gap-2.5 py-2.5 hover:text-accent [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-ornament transition-transform group-open:rotate-90"
        />
        <span className="min-w-0">
          <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere group-open:line-clamp-none">
            {turn.userInput}
          </span>
          <span className="figures block text-note text-ink-soft">{turn.currentDate}</span>
        </span>
      </summary>
      <div className="pb-4 pl-6.5">
        <Narrative text={turn.narrative ?? ''} />
      </div>
    </details>
  );
}

function KnownLine({ line }: { line: ChronicleLine }) {
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Badge>{timelineStrings.topics[line.topic]}</Badge>
        <bdi className="font-semibold">{line.subject}</bdi>
        {line.settled && <span className="text-note text-ink-soft italic">{strings.settled}</span>}
      </p>
      <p dir="auto" className="mt-1 wrap-anywhere">
        {line.text}
      </p>
    </li>
  );
}
