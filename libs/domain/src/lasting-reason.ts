/** Why an auditor or an operator did something. It is not sealed, for it is about no one player and outlives them all: so it names nobody. */
import { supportRefusals } from './support/refusals.js';
import { faultOfReason } from './support/words.js';

const { reason_too_short, reason_too_long } = supportRefusals;
export const reasonRefusals = {
  reason_too_short,
  reason_too_long,
  reason_names_somebody:
    'Name nobody here, neither by name nor by an email address: what is written stays for ever.',
};

const LOOKS_LIKE_AN_ADDRESS = /\S@\S/;

/** As it is kept: one paragraph. */
export function lastingReason(reason: string): string {
  return reason.trim().replace(/\s+/g, ' ');
}

/** What is wrong with a reason as it is kept; null: nothing is. */
export function faultOfLastingReason(reason: string): keyof typeof reasonRefusals | null {
  return faultOfReason(reason) ?? (LOOKS_LIKE_AN_ADDRESS.test(reason) ? 'reason_names_somebody' : null);
}
