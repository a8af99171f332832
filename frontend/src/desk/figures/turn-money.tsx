import type { OperationsMoney } from '@rubicon/contracts';
import { classNames } from '../../lib/class-names.js';
import { formatMicroUsd } from '../../lib/format.js';
import { figureStrings } from '../../strings/desk/figures.js';
import { formatAboutUsd } from '../lib/format-staff.js';
import { Figure } from '../ui/figure.js';
import { RunbookName } from '../ui/runbook-name.js';
import { Section } from '../ui/section.js';

const strings = figureStrings.money;

/** What was charged less what models took, for each turn of the period, and of what that is made. */
export function TurnMoney({ money }: { money: OperationsMoney }) {
  const { marginPerTurnMicroUsd: margin, chargedMicroUsd, providerCostMicroUsd } = money;
  return (
    <Section level={2} title={strings.title}>
      <dl className="figures mt-3 flex flex-col gap-1">
        <Figure name={strings.margin} strong>
          <span className={classNames(margin !== null && margin < 0 && 'text-danger')}>
            {margin === null ? strings.none : <About microUsd={margin} />}
          </span>
        </Figure>
        <Figure name={strings.charged}>
          <About microUsd={chargedMicroUsd} />
        </Figure>
        <Figure name={strings.cost}>
          <About microUsd={providerCostMicroUsd} />
        </Figure>
      </dl>
      {margin === null && <p className="mt-1 text-note text-ink-soft">{strings.noneText}</p>}
      <p className="mt-1.5">
        <RunbookName page="turns-cost-more-than-they-bring" />
      </p>
    </Section>
  );
}

/** What it is exactly stands in its title. */
function About({ microUsd }: { microUsd: number }) {
  return <span title={formatMicroUsd(microUsd)}>{formatAboutUsd(microUsd)}</span>;
}
