import type { OperationsMinute } from '@rubicon/contracts';
import { useId, useMemo, useState } from 'react';
import { formatCount } from '../../lib/format.js';
import { figureStrings } from '../../strings/desk/figures.js';
import { formatUtcMinute } from '../lib/format-utc.js';
import { Chart } from '../ui/chart.js';
import { drawingOf, inWords, type MinuteChart } from './minute-charts.js';

const strings = figureStrings.charts;

/** A chart with its title, the minute that is pointed at, and what it shows in words. */
export function MinuteFigure({
  chart,
  minutes,
}: {
  chart: MinuteChart;
  minutes: readonly OperationsMinute[];
}) {
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const at = pointed === null ? undefined : minutes[pointed];
  const drawing = useMemo(() => drawingOf(chart, minutes), [chart, minutes]);
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption className="flex min-h-6 items-baseline justify-between gap-4">
        <span id={id} className="font-semibold">
          {strings.names[chart.of]}
        </span>
        {at && (
          <span aria-hidden="true" className="figures text-note">
            <span className="text-ink-soft">{formatUtcMinute(at.at)}</span> {formatCount(at[chart.of])}
          </span>
        )}
      </figcaption>
      <Chart drawing={drawing} onPoint={setPointed} />
      <p className="figures mt-1 text-note text-ink-soft">{inWords(chart, minutes)}</p>
    </figure>
  );
}
