import type { OperationsFigures } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { figureStrings } from '../../strings/desk/figures.js';
import { Section } from '../ui/section.js';
import { minuteCharts } from './minute-charts.js';
import { MinuteFigure } from './minute-figure.js';
import { MinuteTable } from './minute-table.js';

const strings = figureStrings.charts;

/** Turns sent, told and failed, a small chart each. */
export function TurnsByMinute({ figures: { minutes, turns } }: { figures: OperationsFigures }) {
  return (
    <Section level={2} title={strings.title}>
      <div className="mt-3 grid gap-x-8 gap-y-6 lg:grid-cols-3">
        {minuteCharts.map((chart) => (
          <MinuteFigure key={chart.of} chart={chart} minutes={minutes} />
        ))}
      </div>
      {turns.stopped > 0 && (
        <p className="figures mt-3 text-note">{strings.stopped(turns.stopped, formatCount(turns.stopped))}</p>
      )}
      <MinuteTable minutes={minutes} />
    </Section>
  );
}
