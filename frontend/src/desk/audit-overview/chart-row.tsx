import type { AuditDay } from '@rubicon/contracts';
import { overviewStrings } from '../../strings/desk/audit-overview.js';
import { ChartFigure } from './chart-figure.js';
import { dayCharts, daysUntil } from './day-charts.js';

const strings = overviewStrings.charts;

export function ChartRow({ days, now }: { days: readonly AuditDay[]; now: Date }) {
  const begun = daysUntil(days, now);
  return (
    <section aria-labelledby="day-by-day" className="py-2.5">
      <h2 id="day-by-day" className="eyebrow">
        {strings.title}
      </h2>
      {begun.length === 0 ? (
        <p className="mt-2 text-ink-soft">{strings.none}</p>
      ) : (
        <div className="mt-2 grid gap-x-8 gap-y-6 lg:grid-cols-3">
          {dayCharts.map((chart) => (
            <ChartFigure key={chart.name} chart={chart} days={begun} />
          ))}
        </div>
      )}
    </section>
  );
}
