import type { OperationsFigures, OperationsTimes } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { figureStrings } from '../../strings/desk/figures.js';
import { formatLimit } from '../lib/format-duration.js';
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
        <Times name={strings.waited} times={waited} runbook="turns-wait-too-long" />
        <Times name={strings.told} times={told} runbook="a-model-is-left-alone" />
      </div>
    </Section>
  );
}

function Times({
  name,
  times: { turns, p50Ms, p95Ms },
  runbook,
}: {
  name: string;
  times: OperationsTimes;
  runbook: Runbook;
}) {
  return (
    <section aria-label={name}>
      <h3 className="font-semibold">{name}</h3>
      <dl className="figures mt-1 flex flex-col gap-1">
        <Figure name={strings.p50}>{written(p50Ms)}</Figure>
        <Figure name={strings.p95}>{written(p95Ms)}</Figure>
      </dl>
      <p className="figures mt-1 text-note text-ink-soft">
        {turns === 0 ? strings.noneMeasured : strings.of(turns, formatCount(turns))}
      </p>
      <RunbookName page={runbook} />
    </section>
  );
}

function written(milliseconds: number | null): string {
  return milliseconds === null ? strings.none : formatLimit(milliseconds);
}
