import type { ReadModelJob } from '@rubicon/contracts';
import type { ReactNode } from 'react';
import { Progress } from '../../components/ui/progress.js';
import { formatCount } from '../../lib/format.js';
import { operationsStrings } from '../../strings/desk/operations.js';
import { readModelStrings } from '../../strings/desk/read-models.js';
import { formatLimit, formatWait } from '../lib/format-duration.js';
import { Decided } from '../ui/decided.js';
import { Facts } from '../ui/facts.js';
import { RunbookName } from '../ui/runbook-name.js';
import { Section } from '../ui/section.js';
import { progressOf, type JobProgress } from './job-progress.js';

const strings = readModelStrings.underWay;
/** Projectors look every second. */
const TAKEN_WITHIN_MS = 5_000;

/** What waits to be done or is being done, and how far it is. @param children the way to cancel it */
export function UnderWay({ job, at, children }: { job: ReadModelJob; at: string; children: ReactNode }) {
  const { kind, name, reason, acceptsDifferences, askedAt } = job;
  return (
    <Section level={2} title={strings.titles[kind]}>
      <div className="mt-3">
        {job.state === 'asked' ? (
          <Waits forMs={Date.parse(at) - Date.parse(askedAt)} />
        ) : (
          <HowFar job={job} />
        )}
      </div>
      <div className="mt-4 [overflow-wrap:anywhere]">
        <Facts
          facts={[
            [strings.by, <Decided key="by" by={{ name, since: askedAt }} at={at} />],
            ...(reason === null ? [] : [[operationsStrings.reason, reason] as const]),
          ]}
        />
      </div>
      {acceptsDifferences && <p className="mt-2 font-semibold">{strings.accepts}</p>}
      <div className="mt-4">{children}</div>
    </Section>
  );
}

function Waits({ forMs }: { forMs: number }) {
  if (forMs < TAKEN_WITHIN_MS) return <p role="status">{strings.asked}</p>;
  return (
    <>
      <p role="status">{strings.notTaken(formatWait(forMs))}</p>
      <RunbookName page="the-projector-stopped" />
    </>
  );
}

function HowFar({ job }: { job: ReadModelJob }) {
  const progress = progressOf(job);
  const { read, total, hasReadAll } = progress;
  const isReading = job.kind !== 'let_go';
  return (
    <>
      {isReading && (
        <>
          <div className="figures flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="text-lead font-semibold">
              {total === null
                ? strings.soFar(read, formatCount(read))
                : strings.read(total, formatCount(read), formatCount(total))}
            </p>
            <p className="text-note text-ink-soft">{speedAndRest(progress)}</p>
          </div>
          <Progress
            className="mt-2 h-3 rounded-era border border-line-strong bg-sunken"
            label={strings.bar}
            value={total === null ? null : total === 0 ? 1 : read}
            max={total === null || total === 0 ? 1 : total}
          />
        </>
      )}
      <p role="status" className="mt-2 text-note">
        {hasReadAll || !isReading ? strings.allRead[job.kind] : total === null && strings.leftUnknown}
      </p>
    </>
  );
}

/** Nothing where nothing is known. */
function speedAndRest({ perSecond, leftMs }: JobProgress): string {
  const count = perSecond === null ? null : Math.round(perSecond);
  return [
    ...(count === null ? [] : [strings.speed(count, formatCount(count))]),
    ...(leftMs === null ? [] : [strings.left(formatLimit(leftMs))]),
  ].join(' \u00b7 ');
}
