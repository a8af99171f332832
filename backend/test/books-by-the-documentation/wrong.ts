/** What an auditor names as wrong, by the closed list of docs/audit.md ("The three-way match"). Written from that page alone. */

/** In the order of the list: where two hold of the same money, the first stands. Minutes until it counts. */
export const causes = {
  paid_not_credited: 10,
  credited_not_paid: 10,
  amount_differs: 0,
  unclaimed: 0,
  refund_mismatch: 60,
  dispute_mismatch: 60,
  owed: 0,
  charged_without_words: 0,
  reserve_unsettled: 60,
  provider_cost_missing: 0,
  provider_row_without_payment: 0,
  foreign_currency: 0,
} as const;
export type Cause = keyof typeof causes;

export interface Wrong {
  readonly cause: Cause;
  readonly kind: 'payment' | 'turn' | 'provider_row';
  readonly id: string;
  readonly amount: number;
  readonly since: string;
  /** By another movement of money than the one that completed the payment. */
  readonly isOfAnotherMovement?: true;
}

const MINUTE_MS = 60_000;

export function counts({ cause, since }: Wrong, now: Date): boolean {
  return now.getTime() - Date.parse(since) >= causes[cause] * MINUTE_MS;
}

/** What is of another movement is never the same money as anything else. */
export function merged(all: readonly Wrong[]): Wrong[] {
  const ofAnother = all.filter((wrong) => wrong.isOfAnotherMovement);
  const others = all.filter((wrong) => !wrong.isOfAnotherMovement);
  return oneForEachCause([...firstOfTheSameMoney(oneForEachCause(others)), ...ofAnother]);
}

/** The same cause of the same thing is one exception, with all of its amount, since the first of it. */
function oneForEachCause(all: readonly Wrong[]): Wrong[] {
  const byThing = new Map<string, Wrong>();
  for (const wrong of all) {
    const name = `${wrong.cause} ${wrong.kind} ${wrong.id}`;
    const known = byThing.get(name);
    byThing.set(name, known ? together(known, wrong) : wrong);
  }
  return [...byThing.values()];
}

/** Of these both our streams and the comparison with the provider may tell, and then of the same money. */
const toldByTwoSides: readonly Cause[] = ['amount_differs', 'refund_mismatch', 'dispute_mismatch'];

function together(one: Wrong, other: Wrong): Wrong {
  const amount = toldByTwoSides.includes(one.cause)
    ? Math.max(one.amount, other.amount)
    : one.amount + other.amount;
  const since = Date.parse(one.since) <= Date.parse(other.since) ? one.since : other.since;
  return { ...one, amount, since };
}

export function latest(...times: (string | null)[]): string {
  const known = times.filter((time) => time !== null);
  return known.reduce((last, time) => (Date.parse(time) > Date.parse(last) ? time : last), known[0] ?? '');
}

/** How far apart the least and the most of them are. */
export function between(amounts: readonly number[]): number {
  return Math.max(...amounts) - Math.min(...amounts);
}

export function earliest(times: readonly string[]): string {
  return times.reduce((first, time) => (Date.parse(time) < Date.parse(first) ? time : first), times[0] ?? '');
}

/** Whether money came, came for these credits, as much as that, and for whom: where two of them name the same amount of one thing, it is the same money. */
const aboutWhatCame: readonly Cause[] = [
  'paid_not_credited',
  'credited_not_paid',
  'amount_differs',
  'unclaimed',
];

function firstOfTheSameMoney(all: readonly Wrong[]): Wrong[] {
  const place = ({ cause }: Wrong): number => aboutWhatCame.indexOf(cause);
  return all.filter(
    (later) =>
      !all.some(
        (earlier) =>
          earlier.kind === later.kind &&
          earlier.id === later.id &&
          earlier.amount === later.amount &&
          place(earlier) >= 0 &&
          place(earlier) < place(later),
      ),
  );
}
