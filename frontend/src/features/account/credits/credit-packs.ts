/** The catalogue as it is shown (specification, section 9, "Credit packs"; decision 19 for the number of turns). */
import type { creditPacks } from '@rubicon/contracts';

export interface CreditPack {
  dollars: (typeof creditPacks)[number];
  name: string;
  badge?: string;
}

export const packs: readonly CreditPack[] = [
  { dollars: 1, name: 'Single Game', badge: 'Try It' },
  { dollars: 5, name: 'Basic Package' },
  { dollars: 10, name: 'Standard', badge: 'Popular' },
  { dollars: 20, name: 'Premium' },
];

const TYPICAL_TURN_CENTS = 3;

/** At about $0.03 a turn. */
export function typicalTurns(dollars: number): number {
  return Math.floor((dollars * 100) / TYPICAL_TURN_CENTS);
}
