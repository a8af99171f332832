/** What an older stand-in kept becomes what this one keeps. */
import { reinstatement, withdrawal } from './dispute-money.js';
import type { Card, Charge, Dispute } from './objects.js';

/** Nobody asked for the expiry of the cards that were used before it was kept. */
const forgottenCard = { exp_month: 12, exp_year: 2040 };

type Older<Whole, Missing extends keyof Whole> = Omit<Whole, Missing> & Partial<Pick<Whole, Missing>>;

/** In place. */
export function upgradeState(state: {
  readonly charges: Record<string, Charge>;
  readonly disputes: Record<string, Dispute>;
}): void {
  for (const [id, charge] of Object.entries(state.charges)) state.charges[id] = upgradedCharge(charge);
  for (const [id, dispute] of Object.entries(state.disputes)) state.disputes[id] = upgradedDispute(dispute);
}

function upgradedCharge(charge: Older<Charge, 'payment_method_details'>): Charge {
  const details = charge.payment_method_details;
  if (details?.type === 'us_bank_account') return { ...charge, payment_method_details: details };
  const card: Card = { ...forgottenCard, last4: '4242', ...details?.card };
  return { ...charge, payment_method_details: { type: 'card', card } };
}

/** Disputes were of the whole charge; one that was won had brought all of it back. */
function upgradedDispute(dispute: Older<Dispute, 'balance_transactions'>): Dispute {
  if (dispute.balance_transactions) return { ...dispute, balance_transactions: dispute.balance_transactions };
  const taken = withdrawal(dispute, dispute.amount, dispute.created);
  const back = dispute.status === 'won' ? [reinstatement(dispute, dispute.amount, dispute.created)] : [];
  return { ...dispute, balance_transactions: [taken, ...back] };
}
