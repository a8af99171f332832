import type { ActPlan } from '@rubicon/contracts';
import { actStrings as strings } from '../../strings/desk/acts.js';
import { Money } from '../ui/money.js';

/** What a dry run found: the events in the order they would be appended, and whether somebody else must approve. */
export function ActPlanView({ plan }: { plan: ActPlan }) {
  return (
    <section aria-label={strings.planned} className="border border-line-strong bg-page">
      <h3 className="eyebrow border-b border-line px-4 py-2">{strings.planned}</h3>
      {plan.events.length === 0 ? (
        <p className="px-4 py-3">{strings.plannedNothing}</p>
      ) : (
        <ol className="divide-y divide-line">
          {plan.events.map(({ streamId, type, says, amountMicroUsd }, index) => (
            <li key={index} className="flex items-baseline justify-between gap-4 px-4 py-2 text-note">
              <span>
                <span className="block">{says}</span>
                <span className="block text-caption break-all text-ink-soft">
                  {type} · {streamId}
                </span>
              </span>
              {amountMicroUsd !== null && <Money microUsd={amountMicroUsd} className="font-semibold" />}
            </li>
          ))}
        </ol>
      )}
      <p className="border-t border-line px-4 py-2 text-note font-semibold">
        {plan.needsApproval ? strings.needsApproval : strings.alone}
      </p>
    </section>
  );
}
