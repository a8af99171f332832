import type { UsageEntry } from '@rubicon/contracts';
import { CardTitle } from '../../../components/ui/card.js';
import { eraLabels } from '../../../lib/era/eras.js';
import { formatCount, formatMoment, formatTurnCost } from '../../../lib/format.js';
import { useUsageHistory } from '../../../lib/queries/usage-history.js';
import { useUsageSummary } from '../../../lib/queries/usage-summary.js';
import { QueryState } from '../query-state.js';
import { accountStrings } from '../../../strings/account.js';

/** At most ten are listed (specification, section 9, "Usage list"). */
const LISTED = 10;
/** A figure that has not arrived. */
const UNKNOWN = '\u2014';

export function UsageTab() {
  const usage = useUsageHistory();
  const { data: summary } = useUsageSummary();
  return (
    <QueryState query={usage} failure={accountStrings.usage.notLoaded}>
      {(entries) => (
        <div className="flex flex-col gap-10">
          <dl className="grid grid-cols-3 gap-4 border-y border-line-strong py-5">
            <Figure
              name={accountStrings.usage.tokens}
              value={summary ? formatCount(summary.tokens) : UNKNOWN}
            />
            <Figure
              name={accountStrings.usage.sessions}
              value={summary ? formatCount(summary.sessions) : UNKNOWN}
            />
            <Figure
              name={accountStrings.usage.averageTurns}
              value={summary ? summary.averageTurns.toFixed(1) : UNKNOWN}
            />
          </dl>
          <section>
            <CardTitle className="mb-4">{accountStrings.usage.recent}</CardTitle>
            {entries.length === 0 ? (
              <p className="text-ink-soft">{accountStrings.usage.none}</p>
            ) : (
              <ol className="divide-y divide-line border-y border-line">
                {entries.slice(0, LISTED).map((entry) => (
                  <UsageLine key={entry.id} entry={entry} />
                ))}
              </ol>
            )}
          </section>
        </div>
      )}
    </QueryState>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col justify-between">
      <dt className="eyebrow max-sm:text-tiny">{name}</dt>
      <dd className="display figures mt-1 text-figure sm:text-price">{value}</dd>
    </div>
  );
}

function UsageLine({ entry }: { entry: UsageEntry }) {
  const characters = entry.inputCharacters + entry.outputCharacters;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-[clamp(0.5rem,50%-5rem,1.5rem)] py-3">
      <span>
        {entry.action}{' '}
        <span className="text-ink-soft">{accountStrings.usage.inEra(eraLabels[entry.gameType].name)}</span>
      </span>
      <span className="figures text-right font-semibold">
        {formatTurnCost(Math.round(entry.cost * 1_000_000))}
      </span>
      <time dateTime={entry.createdAt} className="figures text-note text-ink-soft">
        {formatMoment(entry.createdAt)}
      </time>
      <span className="figures text-right text-note text-ink-soft">
        {accountStrings.usage.characters(formatCount(characters))}
      </span>
    </li>
  );
}
