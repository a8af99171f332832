/** The three charts of the overview: of what they are drawn, how that is said in words, and where a day of them leads. */
import type { AuditDay } from '@rubicon/contracts';
import { formatMicroUsd } from '../../lib/format.js';
import { overviewStrings } from '../../strings/desk/audit-overview.js';
import { dayPeriod } from '../lib/audit-period.js';
import { entriesAddress } from '../lib/entries-address.js';
import { formatUtcShortDay } from '../lib/format-utc.js';
import type { Ink } from '../ui/drawing.js';

const strings = overviewStrings.charts;

export interface DaySeries {
  readonly name: string;
  readonly ink: Ink;
  /** Told from the others by more than its colour. */
  readonly isDashed?: boolean;
  readonly of: (day: AuditDay) => number;
}

export interface DayChart {
  readonly name: string;
  /** `bars`: what moved each day; `lines`: how it stood at each day's end. */
  readonly shape: 'bars' | 'lines';
  readonly series: readonly DaySeries[];
  readonly addressOf: (day: string) => string;
}

export const dayCharts: readonly DayChart[] = [
  {
    name: strings.names.revenue,
    shape: 'bars',
    series: [{ name: strings.series.revenue, ink: 'accent', of: (day) => day.revenueMicroUsd }],
    addressOf: (day) => entriesAddress({ account: 'chargedPaid', span: dayPeriod(day) }),
  },
  {
    name: strings.names.liability,
    shape: 'lines',
    series: [
      { name: strings.series.liabilityPaid, ink: 'accent', of: (day) => day.liabilityPaidMicroUsd },
      {
        name: strings.series.liabilityGranted,
        ink: 'second',
        isDashed: true,
        of: (day) => day.liabilityGrantedMicroUsd,
      },
    ],
    addressOf: (day) => entriesAddress({ span: { from: null, until: dayPeriod(day).until } }),
  },
  {
    name: strings.names.unexplained,
    shape: 'bars',
    series: [{ name: strings.series.unexplained, ink: 'danger', of: (day) => day.unexplainedMicroUsd }],
    addressOf: (day) => `/exceptions?from=${dayPeriod(day).from}&until=${dayPeriod(day).until}`,
  },
];

/** Days that have begun: what is to come has no figures. */
export function daysUntil(days: readonly AuditDay[], now: Date): AuditDay[] {
  const today = now.toISOString().slice(0, 10);
  return days.filter(({ day }) => day <= today);
}

/** What the picture shows, in a sentence or two. @param days at least one */
export function inWords({ shape, series }: DayChart, days: readonly AuditDay[]): string {
  return series
    .map(({ name, of }) => {
      const most = days.reduce((one, other) => (of(other) > of(one) ? other : one));
      const at = formatUtcShortDay(most.day);
      if (shape === 'lines')
        return strings.level(
          name,
          formatMicroUsd(of(days[0]!)),
          formatMicroUsd(of(days.at(-1)!)),
          formatMicroUsd(of(most)),
          at,
        );
      const total = days.reduce((sum, day) => sum + of(day), 0);
      return total === 0
        ? strings.nothing(days.length)
        : strings.total(formatMicroUsd(total), days.length, formatMicroUsd(of(most)), at);
    })
    .join(' ');
}
