import type { ReadModelOperations, ReadModelsPlaced } from '@rubicon/contracts';
import { BookCheck, BookUp, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';
import { formatCount } from '../../lib/format.js';
import { operationsStrings } from '../../strings/desk/operations.js';
import { readModelStrings } from '../../strings/desk/read-models.js';
import { alertThresholds } from '../lib/alert-thresholds.js';
import { formatWait } from '../lib/format-duration.js';
import { Facts } from '../ui/facts.js';
import { RunbookName } from '../ui/runbook-name.js';
import { UtcMoment } from '../ui/utc-moment.js';

const strings = readModelStrings.standing;
/** The server counts no further. */
const LAG_MOST = 500;
/** What is younger is on its way, as some of it always is while people play. */
const ON_THE_WAY_MS = 5_000;

/** How far the live ones are, from how many events they are filled, since when they are read and who put them there. @param children what can be asked for */
export function Standing({
  now: { lag, projectors, events, position, logEnd, since, placed },
  at,
  children,
}: {
  now: ReadModelOperations;
  at: string;
  children: ReactNode;
}) {
  const behindMs = lag.oldestAt === null ? null : Date.parse(at) - Date.parse(lag.oldestAt);
  const isStill = projectors === 0;
  const isUp = !isStill && (behindMs === null || behindMs < ON_THE_WAY_MS);
  const isBad = isStill || (behindMs !== null && behindMs > alertThresholds.behindMs);
  const Icon = isBad ? OctagonAlert : isUp ? BookCheck : BookUp;
  return (
    <section
      aria-label={strings.label}
      className={classNames(
        'border-l-4 bg-surface px-5 py-4',
        isBad ? 'border-danger' : isUp ? 'border-accent' : 'border-second',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <p
            role="status"
            className={classNames(
              'display flex items-center gap-2.5 text-large',
              isBad ? 'text-danger' : isUp ? 'text-accent' : 'text-second',
            )}
          >
            <Icon aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.75} />
            <span className="figures">
              {isStill ? strings.standStill : isUp ? strings.isUp : behind(lag.events)}
            </span>
          </p>
          {isStill && <p className="mt-1">{strings.standStillText}</p>}
          <p className="figures mt-1 text-ink-soft">
            {isStill && behindMs !== null && `${behind(lag.events)}. `}
            {behindMs === null
              ? strings.text
              : isUp
                ? strings.onTheWay(lag.events, formatCount(lag.events))
                : strings.oldest(formatWait(behindMs))}
          </p>
          {isBad && <RunbookName page={isStill ? 'the-projector-stopped' : 'the-read-models-are-behind'} />}
        </div>
        {children}
      </div>
      <div className="figures mt-4 [overflow-wrap:anywhere]">
        <Facts
          facts={[
            [
              strings.events,
              events === null ? strings.notCounted : strings.eventsOf(events, formatCount(events)),
            ],
            [strings.position, positionOf(position, logEnd, lag.events === 0)],
            [strings.since, since === null ? strings.sinceUnknown : <UtcMoment key="since" at={since} />],
            [strings.by, placedBy(placed)],
            ...(placed?.reason ? [[operationsStrings.reason, placed.reason] as const] : []),
          ]}
        />
      </div>
    </section>
  );
}

function behind(events: number): string {
  const written = formatCount(events);
  return events >= LAG_MOST ? strings.behindMost(written) : strings.behind(events, written);
}

function positionOf(position: string | null, logEnd: string | null, hasAll: boolean): string {
  if (position === null || logEnd === null) return strings.nowhere;
  if (position === logEnd) return strings.positionAtEnd(position);
  return hasAll ? strings.positionOfAll(position, logEnd) : strings.positionOf(position, logEnd);
}

function placedBy(placed: ReadModelsPlaced | null): string {
  if (!placed) return strings.nobody;
  return placed.kind === 'rebuild' ? strings.rebuilt(placed.name) : strings.swappedBack(placed.name);
}
