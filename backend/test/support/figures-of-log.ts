/** What the operator's desk should say of turns, counted anew from the raw log: one event after the other, by no rule of the product's. */
import type { OperationsFigures, OperationsTimes } from '@rubicon/contracts';
import type { StoredEvent } from '@rubicon/eventsourcing';

type Counted = Pick<OperationsFigures, 'minutes' | 'turns' | 'failures' | 'waited' | 'told' | 'money'>;

const MINUTE_MS = 60_000;

interface Outcome {
  readonly type: string;
  readonly turnId: string;
  readonly code: string | null;
  readonly begunAt: string | null;
  readonly endedAt: string;
  readonly charge: number;
  readonly cost: number;
}

/** @param from a whole minute, as is `until`, which is exclusive */
export function figuresOfLog(events: readonly StoredEvent[], from: string, until: string): Counted {
  const isWithin = (time: string): boolean => time >= from && time < until;
  const submittedAt = new Map<string, string>();
  for (const { type, data } of events)
    if (type === 'TurnSubmitted') submittedAt.set(data['turnId'] as string, data['submittedAt'] as string);
  const submissions = [...submittedAt.values()].filter(isWithin);
  const outcomes = events.flatMap(outcomeIn).filter(({ endedAt }) => isWithin(endedAt));
  const counts = (minute: string) => ({
    submitted: submissions.filter((time) => time.startsWith(minute)).length,
    told: of('TurnNarrated', minute).length,
    stopped: of('TurnStopped', minute).length,
    failed: of('TurnFailed', minute).length,
  });
  function of(type: string, minute = ''): Outcome[] {
    return outcomes.filter((outcome) => outcome.type === type && outcome.endedAt.startsWith(minute));
  }

  const minutes: Counted['minutes'] = [];
  for (let ms = Date.parse(from); ms < Date.parse(until); ms += MINUTE_MS) {
    const at = new Date(ms).toISOString();
    minutes.push({ at, ...counts(at.slice(0, 'yyyy-mm-ddThh:mm'.length)) });
  }
  const codes = [...new Set(of('TurnFailed').map(({ code }) => code!))];
  const begun = outcomes.filter((outcome) => outcome.begunAt !== null);
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  const [chargedMicroUsd, providerCostMicroUsd] = [
    sum(outcomes.map(({ charge }) => charge)),
    sum(outcomes.map(({ cost }) => cost)),
  ];
  const withText = of('TurnNarrated').length + of('TurnStopped').length;
  return {
    minutes,
    turns: counts(''),
    failures: codes
      .map((code) => ({ code, turns: of('TurnFailed').filter((outcome) => outcome.code === code).length }))
      .sort((one, other) => other.turns - one.turns || one.code.localeCompare(other.code)),
    waited: timesOf(
      begun.flatMap(({ turnId, begunAt }) =>
        submittedAt.has(turnId) ? [between(submittedAt.get(turnId)!, begunAt!)] : [],
      ),
    ),
    told: timesOf(
      begun
        .filter(({ type }) => type === 'TurnNarrated')
        .map(({ begunAt, endedAt }) => between(begunAt!, endedAt)),
    ),
    money: {
      chargedMicroUsd,
      providerCostMicroUsd,
      marginPerTurnMicroUsd:
        withText === 0 ? null : Math.round((chargedMicroUsd - providerCostMicroUsd) / withText),
    },
  };
}

/** Turns that the log tells no end of, as they were submitted: id and time. */
export function unendedIn(events: readonly StoredEvent[]): { turnId: string; submittedAt: string }[] {
  const ended = new Set(events.flatMap(outcomeIn).map(({ turnId }) => turnId));
  return events
    .filter(({ type }) => type === 'TurnSubmitted')
    .map(({ data }) => ({
      turnId: data['turnId'] as string,
      submittedAt: data['submittedAt'] as string,
    }))
    .filter(({ turnId }) => !ended.has(turnId));
}

/** The value at that rank, counted from the smallest one: so many percent are no greater. Null of none. */
function exactly(percent: number, times: readonly number[]): number | null {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? null;
}

function timesOf(times: readonly number[]): OperationsTimes {
  const rounded = (percent: number): number | null => {
    const exact = exactly(percent, times);
    if (exact === null) return null;
    const value = inSevenDigits(exact);
    if (Math.abs(value - exact) >= Math.max(exact * 0.008, 0.001))
      throw new Error(`${exact} ms was rounded to ${value}`);
    return value;
  };
  return { turns: times.length, p50Ms: rounded(50), p95Ms: rounded(95) };
}

/** As it is written in binary, all but the first seven digits left out, and carried when the first of those is a one. */
function inSevenDigits(milliseconds: number): number {
  const digits = milliseconds.toString(2);
  const left = digits.slice(7);
  const carry = left.startsWith('1') ? 1 : 0;
  return (parseInt(digits.slice(0, 7), 2) + carry) * 2 ** left.length;
}

function outcomeIn({ type, data }: StoredEvent): Outcome[] {
  const times: Readonly<Record<string, string>> = {
    TurnNarrated: 'narratedAt',
    TurnStopped: 'stoppedAt',
    TurnFailed: 'failedAt',
  };
  const time = times[type];
  if (time === undefined) return [];
  return [
    {
      type,
      turnId: data['turnId'] as string,
      code: (data['code'] as string | undefined) ?? null,
      begunAt: (data['begunAt'] as string | null | undefined) ?? null,
      endedAt: data[time] as string,
      charge: (data['chargeMicroUsd'] as number | undefined) ?? 0,
      cost: data['providerCostMicroUsd'] as number,
    },
  ];
}

function between(from: string, until: string): number {
  return Math.max(0, Date.parse(until) - Date.parse(from));
}
