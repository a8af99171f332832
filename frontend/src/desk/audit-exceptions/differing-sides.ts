import type { EvidenceSide } from '@rubicon/contracts';

export const sidesOfItem = ['provider', 'payment', 'wallet'] as const;
export type Side = (typeof sidesOfItem)[number];

/** Sides that the item has at all: a turn has nothing at the provider. */
export function sidesOf(rows: readonly EvidenceSide[]): Side[] {
  return sidesOfItem.filter((side) => rows.some((row) => row[side] !== null));
}

/** Of a row that does not agree: the sides that stand against the others; all of them where no two say the same. */
export function differingSides(row: EvidenceSide, sides: readonly Side[]): Side[] {
  if (row.agrees) return [];
  const alike = (side: Side) => sides.filter((other) => row[other] === row[side]).length;
  const most = Math.max(...sides.map(alike));
  return most === 1 ? [...sides] : sides.filter((side) => alike(side) < most);
}
