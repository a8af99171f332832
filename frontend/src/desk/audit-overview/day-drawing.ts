/** How a chart of days is drawn: in dollars. */
import type { AuditDay } from '@rubicon/contracts';
import { locale } from '../../strings/locale.js';
import { formatUtcShortDay } from '../lib/format-utc.js';
import type { Drawing } from '../ui/drawing.js';
import type { DayChart } from './day-charts.js';
import { labelledDays } from './labelled-days.js';

const MICRO = 1_000_000;
const dollars = new Intl.NumberFormat(locale.numbers, {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

export function drawingOf({ shape, series }: DayChart, days: readonly AuditDay[]): Drawing {
  return {
    shape,
    steps: days.length,
    series: series.map(({ ink, isDashed = false, of }) => ({
      ink,
      isDashed,
      amounts: days.map((day) => of(day) / MICRO),
    })),
    labels: new Map(labelledDays(days.length).map((day) => [day, formatUtcShortDay(days[day]!.day)])),
    writtenAmount: (amount) => dollars.format(amount),
  };
}
