import { formatCount } from '../../../lib/format.js';
import { marketingStrings } from '../../../strings/marketing.js';
import { useStatistics } from './statistics.api.js';

/** How many play, in one line; what the percentage counts is said with it (decision 30). */
export function Statistics() {
  const statistics = useStatistics();
  const figures = [
    { label: marketingStrings.statistics.players, value: statistics && formatCount(statistics.totalPlayers) },
    {
      label: marketingStrings.statistics.scenarios,
      value: statistics && formatCount(statistics.totalScenarios),
    },
    {
      label: marketingStrings.statistics.conversion,
      value: statistics && marketingStrings.statistics.percent(statistics.conversionRate),
    },
  ];
  return (
    <section
      aria-label={marketingStrings.statistics.title}
      aria-busy={statistics === undefined}
      className="border-y border-line py-5"
    >
      <dl className="page-width flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-row-reverse items-baseline gap-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="display figures min-w-[2ch] text-figure text-accent">{value ?? '\u2013'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
