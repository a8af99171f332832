import type { ReadModelOperations } from '@rubicon/contracts';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format.js';
import { readModelStrings } from '../../strings/desk/read-models.js';
import { Facts } from '../ui/facts.js';
import { Section } from '../ui/section.js';
import { UtcMoment } from '../ui/utc-moment.js';
import { lackedBy } from './effects-of-job.js';

const strings = readModelStrings.replaced;
const { eventsOf } = readModelStrings.standing;

/** Those that were in place before: how far they are, and until when they are kept. @param children what can be done with them */
export function ReplacedOnes({ now, children }: { now: ReadModelOperations; children: ReactNode }) {
  const { replaced } = now;
  if (!replaced)
    return (
      <Section level={2} title={strings.title}>
        <p className="mt-3 text-ink-soft">{strings.none}</p>
      </Section>
    );
  const { events, keptUntil, canBeSwappedBack } = replaced;
  const lacking = lackedBy(replaced, now);
  return (
    <Section level={2} title={strings.title}>
      <p className="mt-3 text-ink-soft">{strings.text}</p>
      <div className="figures mt-3">
        <Facts
          facts={[
            [strings.events, events === null ? strings.lacksUnknown : eventsOf(events, formatCount(events))],
            [strings.lacks, lackingWritten(lacking)],
            [
              strings.keptUntil,
              keptUntil === null ? strings.keptWhile : <UtcMoment key="until" at={keptUntil} />,
            ],
          ]}
        />
      </div>
      {!canBeSwappedBack && <p className="mt-3 font-semibold">{strings.otherCode}</p>}
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">{children}</div>
    </Section>
  );
}

/** @param lacking events; null: nobody counted them */
function lackingWritten(lacking: number | null): string {
  if (lacking === null) return strings.lacksUnknown;
  return lacking === 0 ? strings.lacksNothing : eventsOf(lacking, formatCount(lacking));
}
