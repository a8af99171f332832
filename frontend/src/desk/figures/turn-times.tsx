import type { OperationsFigures, OperationsTimes } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { figureStrings } from '../../strings/desk/figures.js';
import { alertThresholds } from '../lib/alert-thresholds.js';
import { formatTook } from '../lib/format-duration.js';
import type { Runbook } from '../lib/runbooks.js';
import { Figure } from '../ui/figure.js';
import { RunbookName } from '../ui/runbook-name.js';
import { Section } from '../ui/section.js';

const strings = figureStrings.times;

/** How long turns waited for a narrator, and apart from that how long they were told. */
export function TurnTimes({ figures: { waited, told } }: { figures: OperationsFigures }) {
  return (
    <Section level={2} title={strings.title}>
      <div className="mt-3 flex flex-col gap-5">
        <Times
          name={strings.waited}
          text={strings.waitedText}
          times={waited}
          badFromMs={alertThresholds.waitedMs}
          runbook="turns-wait-too-long"
        />
        <Times name={strings.told} times={told} runbook="a-model-is-left-alone" />
      </div>
    </Section>
  );
}

function Times({
  name,
  text = '',
  times: { turns, p50Ms, p95Ms },
  badFromMs = Infinity,
  runbook,
}: {
  name: string;
  text?: string;
  times: OperationsTimes;
  badFromMs?: number;
  runbook: Runbook;
}) {
  return (
    <section aria-label={name}>
      <h3 className="font-semibold">{name}</h3>
      <dl className="figures mt-1 flex flex-col gap-1">
        <Figure name={strings.p50}>
          <Time ms={p50Ms} badFromMs={badFromMs} />
        </Figure>
        <Figure name={strings.p95}>
          <Time ms={p95Ms} badFromMs={badFromMs} />
        </Figure>
      </dl>
      <p className="figures mt-1 text-note text-ink-soft">
        {turns === 0 ? strings.noneMeasured : `${strings.of(turns, formatCount(turns))} ${text}`}
      </p>
      <RunbookName page={runbook} />
    </section>
  );
}

/** @param ms null: nothing was measured */
function Time({ ms, badFromMs }: { ms: number | null; badFromMs: number }) {
  if (ms === null) return strings.none;
  return <span className={ms > badFromMs ? 'font-semibold text-danger' : undefined}>{formatTook(ms)}</span>;
}
