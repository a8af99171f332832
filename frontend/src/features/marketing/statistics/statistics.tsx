import { formatCount } from '../../../lib/format.js';
import { marketingStrings } from '../../../strings/marketing.js';
import { useStatistics } from './statistics.api.js';

const { statistics: strings } = marketingStrings;

/** How many play, in one line; what the percentage counts is said with it (decision 30). What is nothing yet is not said. */
export function Statistics() {
  const statistics = useStatistics();
  const { totalPlayers, totalScenarios, conversionRate } = statistics ?? {};
  const figures = [
    { label: strings.players(totalPlayers ?? 0), count: totalPlayers, write: formatCount },
    { label: strings.scenarios(totalScenarios ?? 0), count: totalScenarios, write: formatCount },
    { label: strings.conversion, count: conversionRate, write: strings.percent },
  ].filter(({ count }) => count !== 0);
  return (
    <section
      aria-label={strings.title}
      aria-busy={statistics === undefined}
      className="border-y border-line py-5"
    >
      {figures.length === 0 ? (
        <p className="page-width display display-md text-accent">{strings.none}</p>
      ) : (
        <dl className="page-width flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          {figures.map(({ label, count, write }) => (
            <div key={label} className="flex flex-row-reverse items-baseline gap-2.5">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="display figures min-w-[2ch] text-figure text-accent">
                {count === undefined ? '\u2013' : write(count)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
