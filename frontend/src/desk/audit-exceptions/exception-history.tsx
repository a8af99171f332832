import type { ExceptionExplanation, ExceptionStep } from '@rubicon/contracts';
import { formatMicroUsd } from '../../lib/format.js';
import { exceptionStrings } from '../../strings/desk/audit-exceptions.js';
import { Section } from '../ui/section.js';
import { UtcMoment } from '../ui/utc-moment.js';

const strings = exceptionStrings.history;

/** All that auditors ever did about it, oldest first. @param standing the explanation whose words are shown already */
export function ExceptionHistory({
  steps,
  standing,
}: {
  steps: readonly ExceptionStep[];
  standing: ExceptionExplanation | null;
}) {
  if (steps.length === 0) return null;
  return (
    <Section title={strings.title}>
      <ol aria-label={strings.title}>
        {steps.map(({ did, at, byName, reason, amountMicroUsd }) => (
          <li key={`${at} ${did}`} className="flex flex-wrap gap-x-4 border-b border-line py-1.5">
            <UtcMoment at={at} className="figures w-full shrink-0 text-note text-ink-soft sm:w-44" />
            <span className="min-w-0 flex-1 basis-60">
              {strings.did[did](byName, formatMicroUsd(amountMicroUsd ?? 0))}
              {reason !== null && at !== standing?.explainedAt && (
                <span className="mt-0.5 block max-w-prose [overflow-wrap:anywhere] text-ink-soft">
                  {reason}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
