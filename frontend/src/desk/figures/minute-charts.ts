/** The three charts of turns by the minute: what each is drawn of, and how that is said in words. */
import type { OperationsMinute } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { figureStrings } from '../../strings/desk/figures.js';
import { formatUtcMinute } from '../lib/format-utc.js';
import type { Drawing, Ink } from '../ui/drawing.js';

const strings = figureStrings.charts;
const MINUTE_MS = 60_000;
/** So many bars can be told apart. */
const MOST_BARS = 60;
const MOST_LABELS = 6;
const stepsInMinutes = [1, 2, 5, 10, 15, 30, 60, 120, 240] as const;

export interface MinuteChart {
  readonly of: 'submitted' | 'told' | 'failed';
  readonly ink: Ink;
}

export const minuteCharts: readonly MinuteChart[] = [
  { of: 'submitted', ink: 'accent' },
  { of: 'told', ink: 'accent' },
  { of: 'failed', ink: 'danger' },
];

export function drawingOf({ of, ink }: MinuteChart, minutes: readonly OperationsMinute[]): Drawing {
  return {
    shape: minutes.length <= MOST_BARS ? 'bars' : 'lines',
    steps: minutes.length,
    series: [{ ink, amounts: minutes.map((minute) => minute[of]) }],
    labels: new Map(labelledMinutes(minutes).map((step) => [step, formatUtcMinute(minutes[step]!.at)])),
    writtenAmount: formatCount,
    isWhole: true,
  };
}

/** Which of them have a label: at round times of the day, so many that they stand clear of each other. */
export function labelledMinutes(minutes: readonly Pick<OperationsMinute, 'at'>[]): number[] {
  const every = stepsInMinutes.find((step) => minutes.length / step <= MOST_LABELS) ?? stepsInMinutes.at(-1)!;
  return minutes.flatMap(({ at }, step) => ((Date.parse(at) / MINUTE_MS) % every === 0 ? [step] : []));
}

/** What the picture shows, in a sentence. */
export function inWords({ of }: MinuteChart, minutes: readonly OperationsMinute[]): string {
  const count = minutes.length;
  const total = minutes.reduce((sum, minute) => sum + minute[of], 0);
  if (total === 0) return strings.nothing(count, formatCount(count));
  const most = minutes.reduce((one, other) => (other[of] > one[of] ? other : one));
  return strings.total(
    formatCount(total),
    count,
    formatCount(count),
    formatCount(most[of]),
    formatUtcMinute(most.at),
  );
}
