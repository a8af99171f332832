import type { ReadModelJob } from '@rubicon/contracts';
import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import { classNames } from '../../lib/class-names.js';
import { formatCount } from '../../lib/format.js';
import { operationsStrings } from '../../strings/desk/operations.js';
import { readModelStrings } from '../../strings/desk/read-models.js';
import { formatTook } from '../lib/format-duration.js';
import type { Runbook } from '../lib/runbooks.js';
import { Decided } from '../ui/decided.js';
import { Facts } from '../ui/facts.js';
import { RunbookName } from '../ui/runbook-name.js';
import { Section } from '../ui/section.js';
import { UtcMoment } from '../ui/utc-moment.js';
import { tookMs } from './took-ms.js';

const strings = readModelStrings.last;

/** What came of the newest job: put in place, left undone and why, and what helps then. @param job null: there was none; not one that is open */
export function LastJob({ job, at }: { job: ReadModelJob | null; at: string }) {
  return (
    <Section level={2} title={strings.title}>
      {job ? <Outcome job={job} at={at} /> : <p className="mt-3 text-ink-soft">{strings.none}</p>}
    </Section>
  );
}

function Outcome({ job, at }: { job: ReadModelJob; at: string }) {
  const { state, differing, failureCode, name, reason, askedAt, endedAt, events, cancelledByName } = job;
  const wentWrong = state === 'failed' || state === 'differs';
  const Icon = wentWrong ? TriangleAlert : state === 'cancelled' ? CircleSlash : CircleCheck;
  const runbook = runbookOf(job);
  const ms = tookMs(job);
  return (
    <>
      <p
        role="status"
        className={classNames(
          'mt-3 flex items-center gap-2 text-lead font-semibold',
          wentWrong && 'text-danger',
        )}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {outcomeOf(job)}
      </p>
      {failureCode !== null && <p className="measure mt-1">{strings.why[failureCode]}</p>}
      {state === 'differs' && <p className="measure mt-1">{strings.differsText}</p>}
      {runbook && (
        <p className="mt-1">
          <RunbookName page={runbook} />
        </p>
      )}
      <div className="figures mt-4 [overflow-wrap:anywhere]">
        <Facts
          facts={[
            [strings.by, <Decided key="by" by={{ name, since: askedAt }} at={at} />],
            ...(reason === null ? [] : [[operationsStrings.reason, reason] as const]),
            ...(cancelledByName === null ? [] : [[strings.cancelledBy, cancelledByName] as const]),
            ...(endedAt === null
              ? []
              : [
                  [
                    strings.ended,
                    <span key="ended">
                      <UtcMoment at={endedAt} />
                      {ms !== null && strings.took(formatTook(ms))}
                    </span>,
                  ] as const,
                ]),
            ...(job.kind === 'let_go'
              ? []
              : [[strings.read, strings.readOf(events, formatCount(events))] as const]),
            ...(differing.length === 0
              ? []
              : [
                  [
                    state === 'done' ? strings.differedAccepted : strings.differing,
                    <span key="differing" className="typed text-note">
                      {differing.join(', ')}
                    </span>,
                  ] as const,
                ]),
          ]}
        />
      </div>
    </>
  );
}

function outcomeOf({ kind, state }: ReadModelJob): string {
  switch (state) {
    case 'done':
    case 'cancelled':
    case 'failed':
      return strings[state][kind];
    default:
      return strings.differs;
  }
}

function runbookOf({ state }: ReadModelJob): Runbook | null {
  if (state === 'failed') return 'a-rebuild-failed';
  return state === 'differs' ? 'the-new-read-models-differ' : null;
}
