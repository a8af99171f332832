import type { ExceptionExplanation } from '@rubicon/contracts';
import { auditStrings } from '../../strings/desk/audit.js';
import { exceptionStrings } from '../../strings/desk/audit-exceptions.js';
import { formatUtcSecond } from '../lib/format-utc.js';
import { Section } from '../ui/section.js';

const strings = exceptionStrings.explanation;

/** Why it is so, by whom, and who accepted that. */
export function ExplanationView({ explanation }: { explanation: ExceptionExplanation }) {
  const { reason, explainedByName, explainedAt, acceptedByName, acceptedAt } = explanation;
  const at = (moment: string) => `${formatUtcSecond(moment)} ${auditStrings.utc}`;
  return (
    <Section title={strings.title}>
      <blockquote className="max-w-prose border-l-4 border-line-strong pl-4 whitespace-pre-line">
        {reason}
      </blockquote>
      <p className="figures mt-2 text-note text-ink-soft">{strings.by(explainedByName, at(explainedAt))}</p>
      <p className="figures text-note text-ink-soft">
        {acceptedByName !== null && acceptedAt !== null
          ? strings.acceptedBy(acceptedByName, at(acceptedAt))
          : strings.notAccepted}
      </p>
    </Section>
  );
}
