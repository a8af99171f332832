/** The catalogue as it is shown (specification, section 9, "Credit packs"; decision 19 for the number of turns). */
import type { creditPacks } from '@rubicon/contracts';
import { accountStrings } from '../../../strings/account.js';

export interface CreditPack {
  dollars: (typeof creditPacks)[number];
  name: string;
  badge?: string;
  /** Stands out among the others. */
  popular?: true;
}

const { packs: names } = accountStrings.credits;

export const packs: readonly CreditPack[] = [
  { dollars: 1, name: names.single, badge: names.tryIt },
  { dollars: 5, name: names.basic },
  { dollars: 10, name: names.standard, badge: names.popular, popular: true },
  { dollars: 20, name: names.premium },
];

const TYPICAL_TURN_CENTS = 3;

/** At about $0.03 a turn. */
export function typicalTurns(dollars: number): number {
  return Math.floor((dollars * 100) / TYPICAL_TURN_CENTS);
}
