/** The wallet's entries as they are read: a turn's together, everything else by itself. */
import type { StatementEntry } from '@rubicon/contracts';

/** One line of figures, in micro-dollars. */
export interface StatementLine {
  readonly kind: StatementEntry['kind'] | 'unused';
  readonly at: string;
  readonly outMicroUsd: number;
  readonly changeMicroUsd: number;
  /** What a refund pays back in money, where that is more than its credits. */
  readonly moneyCents: number | null;
  readonly paymentId: string | null;
}

export interface StatementRow {
  readonly key: number;
  /** What it came to. */
  readonly line: StatementLine;
  /** A turn's, newest first: set aside, charged, returned; of anything else there are none. */
  readonly parts: readonly StatementLine[];
}

/** @param entries newest first; so are the rows, a turn where its last entry stands */
export function statementRows(entries: readonly StatementEntry[]): StatementRow[] {
  const groups = new Map<string | number, StatementEntry[]>();
  for (const entry of entries.filter(isTold)) {
    const key = entry.turnId ?? entry.revision;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((group) => {
    const last = group[0]!;
    if (group.length === 1) return { key: last.revision, line: lineOf(last), parts: [] };
    return {
      key: last.revision,
      line: {
        ...lineOf(last),
        outMicroUsd: sum(group.map(({ spentMicroUsd }) => spentMicroUsd)),
        changeMicroUsd: sum(group.map(({ availableDeltaMicroUsd }) => availableDeltaMicroUsd)),
      },
      parts: group.flatMap(partsOf),
    };
  });
}

/** A charge takes its share of what was set aside, and gives the rest back. */
function partsOf(entry: StatementEntry): StatementLine[] {
  const line = lineOf(entry);
  if (entry.kind !== 'captured' || line.changeMicroUsd <= 0) return [line];
  return [
    { ...line, kind: 'unused', outMicroUsd: 0 },
    { ...line, changeMicroUsd: 0 },
  ];
}

function lineOf(entry: StatementEntry): StatementLine {
  const { kind, at, paymentId } = entry;
  return {
    kind,
    at,
    paymentId,
    outMicroUsd: entry.spentMicroUsd,
    changeMicroUsd: entry.availableDeltaMicroUsd,
    moneyCents: isDearer(entry) ? entry.moneyCents : null,
  };
}

/** Whether it moved something, or says why nothing moved; the rest (a claim of nothing, a cost of ours) is for the log. */
function isTold(entry: StatementEntry): boolean {
  return (
    entry.kind === 'declined' ||
    (entry.moneyCents ?? 0) > 0 ||
    entry.availableDeltaMicroUsd !== 0 ||
    entry.reservedDeltaMicroUsd !== 0 ||
    entry.heldDeltaMicroUsd !== 0 ||
    entry.frozenDeltaMicroUsd !== 0 ||
    entry.spentMicroUsd !== 0
  );
}

/** A refund that pays back more money than it takes credits. */
function isDearer(entry: StatementEntry): boolean {
  const creditsMicroUsd = Math.max(Math.abs(entry.heldDeltaMicroUsd), Math.abs(entry.spentMicroUsd));
  return entry.moneyCents !== null && entry.moneyCents * 10_000 > creditsMicroUsd;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
