/** A chart with its title, what it shows in words, and the same figures as a table. */
import type { AuditDay } from '@rubicon/contracts';
import { useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMicroUsd } from '../../lib/format.js';
import { overviewStrings } from '../../strings/desk/audit-overview.js';
import { formatUtcDate, formatUtcShortDay } from '../lib/format-utc.js';
import { Chart } from '../ui/chart.js';
import { FigureLink } from '../ui/figure-link.js';
import { InkSample } from '../ui/ink-sample.js';
import { inWords, type DayChart, type DaySeries } from './day-charts.js';
import { drawingOf } from './day-drawing.js';

const strings = overviewStrings.charts;

export function ChartFigure({ chart, days }: { chart: DayChart; days: readonly AuditDay[] }) {
  const id = useId();
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<number | null>(null);
  const at = pointed === null ? undefined : days[pointed];
  const drawing = useMemo(() => drawingOf(chart, days), [chart, days]);
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption className="flex min-h-6 items-baseline justify-between gap-4">
        <span id={id} className="font-semibold">
          {chart.name}
        </span>
        <span aria-hidden="true" className="figures flex flex-wrap justify-end gap-x-3 text-note">
          {at && <span className="text-ink-soft">{formatUtcShortDay(at.day)}</span>}
          {chart.series.map((series) => (
            <SeriesKey key={series.name} series={series} isAlone={chart.series.length === 1} day={at} />
          ))}
        </span>
      </figcaption>
      <Chart
        drawing={drawing}
        onPoint={setPointed}
        onPress={(index) => void navigate(chart.addressOf(days[index]!.day))}
      />
      <p className="mt-1 text-note text-ink-soft">{inWords(chart, days)}</p>
      <details className="mt-1">
        <summary className="cursor-pointer text-note text-accent">{strings.table}</summary>
        <div
          role="group"
          tabIndex={0}
          aria-labelledby={id}
          className="mt-2 max-h-72 overflow-auto [scrollbar-width:thin]"
        >
          <DayTable chart={chart} days={days} />
        </div>
      </details>
    </figure>
  );
}

/** How a series is drawn, and its figure of the day that is pointed at. */
function SeriesKey({
  series: { name, ink, isDashed = false, of },
  isAlone,
  day,
}: {
  series: DaySeries;
  isAlone: boolean;
  day: AuditDay | undefined;
}) {
  return (
    <span className="flex items-baseline gap-1.5 whitespace-nowrap">
      {!isAlone && (
        <>
          <InkSample ink={ink} isDashed={isDashed} />
          <span className="text-ink-soft">{name}</span>
        </>
      )}
      {day && formatMicroUsd(of(day))}
    </span>
  );
}

function DayTable({ chart, days }: { chart: DayChart; days: readonly AuditDay[] }) {
  return (
    <table className="w-full border-collapse text-note">
      <caption className="sr-only">{chart.name}</caption>
      <thead>
        <tr className="border-b border-line text-caption text-ink-soft">
          <th scope="col" className="py-1 pr-3 text-left font-normal">
            {strings.day}
          </th>
          {chart.series.map(({ name }) => (
            <th key={name} scope="col" className="py-1 pl-3 text-right font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day} className="border-b border-line">
            <th scope="row" className="figures py-0.5 pr-3 text-left font-normal whitespace-nowrap">
              {formatUtcDate(day.day)}
            </th>
            {chart.series.map(({ name, of }) => (
              <td key={name} className="py-0.5 pl-3 text-right">
                <FigureLink to={chart.addressOf(day.day)}>{formatMicroUsd(of(day))}</FigureLink>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
