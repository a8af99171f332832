/** What one event posts, by the table of docs/audit.md ("What each event posts"). Written from that page alone. */
import type { Moves } from './accounts.js';
import { leftAfterRefunds, lostOf, paidOf, refundedOf, type PaymentFacts } from './payment-facts.js';
import { figure, sharesOf, word, type PlainEvent } from './plain-event.js';

/** What the books know of a wallet before the event. */
export interface WalletFacts {
  readonly grantIds: Set<string>;
  grantedLeft: number;
}

/** All that the payment's stream says of the payment: an event posts how it stands after it, less how it stood before. */
export function standingOf(payment: PaymentFacts): Moves {
  const here = paidOf(payment) - refundedOf(payment) - lostOf(payment);
  const beyond = Math.max(0, lostOf(payment) - leftAfterRefunds(payment));
  return { cash: here, clearing: here + beyond, writtenOff: beyond };
}

export function difference(after: Moves, before: Moves): Moves {
  return {
    cash: (after.cash ?? 0) - (before.cash ?? 0),
    clearing: (after.clearing ?? 0) - (before.clearing ?? 0),
    writtenOff: (after.writtenOff ?? 0) - (before.writtenOff ?? 0),
  };
}

export function postCost(event: PlainEvent): Moves {
  const cost = figure(event, 'providerCostMicroUsd');
  return { modelCost: cost, modelPayable: cost };
}

export function postWallet(event: PlainEvent, wallet: WalletFacts): Moves {
  const amount = figure(event, 'amountMicroUsd');
  const credits = figure(event, 'creditsReturnedMicroUsd');
  const ourCost = figure(event, 'guaranteeCostMicroUsd');
  const toFrozen = event.data['returnedTo'] === 'frozen';
  switch (event.type) {
    case 'CreditsPurchased':
      return { clearing: -amount, liabilityPaid: amount };
    case 'CreditsGranted':
      return { granted: amount, liabilityGranted: amount };
    case 'CreditsReserved':
      return { reserved: amount };
    case 'ReservationCaptured':
      return captured(event, wallet, toFrozen);
    case 'ReservationReleased':
      return {
        reserved: -figure(event, 'returnedMicroUsd'),
        frozen: toFrozen ? figure(event, 'returnedMicroUsd') : 0,
      };
    case 'RefundHeld':
      return { held: credits };
    case 'RefundReleased':
      return { held: -credits, frozen: toFrozen ? credits : 0 };
    case 'RefundSettled':
      return {
        guaranteeCost: ourCost,
        clearing: credits + ourCost,
        liabilityPaid: -credits,
        held: -credits,
      };
    case 'RefundReversed':
      return { guaranteeCost: -ourCost, clearing: -(credits + ourCost), liabilityPaid: credits };
    case 'CreditsFrozen':
      return { frozen: amount };
    case 'CreditsUnfrozen':
      return { frozen: -amount };
    case 'CreditsClawedBack':
      return { clearing: amount, liabilityPaid: -amount, frozen: -amount };
    case 'DisputeWrittenOff':
      return { writtenOff: amount, clearing: amount };
    case 'CreditsReinstated':
      return {
        writtenOff: -figure(event, 'writtenOffMicroUsd'),
        clearing: -(amount + figure(event, 'writtenOffMicroUsd')),
        liabilityPaid: amount,
      };
    case 'CreditsForfeited':
      return forfeited(event, wallet);
    default:
      return {};
  }
}

function captured(event: PlainEvent, wallet: WalletFacts, toFrozen: boolean): Moves {
  const byLots = { paid: 0, granted: 0 };
  for (const { lotId, amountMicroUsd } of sharesOf(event))
    byLots[wallet.grantIds.has(lotId) ? 'granted' : 'paid'] += amountMicroUsd;
  const returned = figure(event, 'returnedMicroUsd');
  return {
    liabilityPaid: -byLots.paid,
    liabilityGranted: -byLots.granted,
    chargedPaid: byLots.paid,
    chargedGranted: byLots.granted,
    reserved: -(figure(event, 'chargedMicroUsd') + returned),
    frozen: toFrozen ? returned : 0,
  };
}

function forfeited(event: PlainEvent, { grantedLeft }: WalletFacts): Moves {
  const amount = figure(event, 'amountMicroUsd');
  const given = Math.max(0, Math.min(grantedLeft, amount));
  return {
    liabilityGranted: -given,
    forfeitedGranted: given,
    liabilityPaid: -(amount - given),
    forfeitedPaid: amount - given,
    frozen: -figure(event, 'frozenMicroUsd'),
  };
}

/** Notes what the next event of this wallet needs. */
export function noteWallet(wallet: WalletFacts, event: PlainEvent, moves: Moves): void {
  if (event.type === 'CreditsGranted') wallet.grantIds.add(word(event, 'grantId'));
  wallet.grantedLeft += moves.liabilityGranted ?? 0;
}
