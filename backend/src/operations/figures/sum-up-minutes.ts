/** Adds up what happened to turns: by the minute, in all, by the reason of failures, and in money. */
import type {
  OperationsFailures,
  OperationsFigures,
  OperationsMinute,
  OperationsTurnCounts,
} from '@rubicon/contracts';
import type { FiguresPeriod } from './figures-period.js';
import type { TurnHappening, TurnMinuteRow } from './turn-minute.table.js';

const isFailure = (happening: TurnHappening): boolean =>
  happening !== 'submitted' && happening !== 'told' && happening !== 'stopped';

export function sumUpMinutes(
  { minutes }: FiguresPeriod,
  rows: readonly TurnMinuteRow[],
): Pick<OperationsFigures, 'minutes' | 'turns' | 'failures' | 'money'> {
  const byMinute = new Map<number, TurnMinuteRow[]>();
  for (const row of rows) {
    const ofMinute = byMinute.get(row.minute.getTime());
    if (ofMinute) ofMinute.push(row);
    else byMinute.set(row.minute.getTime(), [row]);
  }
  return {
    minutes: minutes.map((minute): OperationsMinute => ({
      at: minute.toISOString(),
      ...countsOf(byMinute.get(minute.getTime()) ?? []),
    })),
    turns: countsOf(rows),
    failures: failuresOf(rows),
    money: moneyOf(rows),
  };
}

function countsOf(rows: readonly TurnMinuteRow[]): OperationsTurnCounts {
  const count = (is: (happening: TurnHappening) => boolean): number =>
    rows.reduce((sum, { happening, turns }) => sum + (is(happening) ? turns : 0), 0);
  return {
    submitted: count((happening) => happening === 'submitted'),
    told: count((happening) => happening === 'told'),
    stopped: count((happening) => happening === 'stopped'),
    failed: count(isFailure),
  };
}

function failuresOf(rows: readonly TurnMinuteRow[]): OperationsFailures[] {
  const byCode = new Map<string, number>();
  for (const { happening, turns } of rows)
    if (isFailure(happening)) byCode.set(happening, (byCode.get(happening) ?? 0) + turns);
  return [...byCode]
    .map(([code, turns]) => ({ code, turns }))
    .sort((one, other) => other.turns - one.turns || (one.code < other.code ? -1 : 1));
}

function moneyOf(rows: readonly TurnMinuteRow[]): OperationsFigures['money'] {
  const chargedMicroUsd = rows.reduce((sum, row) => sum + row.chargedMicroUsd, 0);
  const providerCostMicroUsd = rows.reduce((sum, row) => sum + row.providerCostMicroUsd, 0);
  const { told, stopped } = countsOf(rows);
  const withText = told + stopped;
  return {
    chargedMicroUsd,
    providerCostMicroUsd,
    marginPerTurnMicroUsd:
      withText === 0 ? null : Math.round((chargedMicroUsd - providerCostMicroUsd) / withText),
  };
}
