/** What each event posts (docs/audit.md): debits and credits of every one are the same, by construction. */
import { amount, optionalAmount, parts, text, type RawEvent } from '../events/raw-event.js';
import type { Account, Postings } from './accounts.js';
import type { PaymentItem, WalletItem } from './ledger-item.js';
import { lostBeyondCentsOf, lostCentsOf, MICRO_USD_PER_CENT, refundedCentsOf } from './payment-item.js';

/** Of an event of a payment's stream: how the payment stands after it, less how it stood before. */
export function postingsOfPayment(before: PaymentItem, after: PaymentItem): Postings {
  const cash = cashOf(after) - cashOf(before);
  const writtenOff = writtenOffOf(after) - writtenOffOf(before);
  return moved({ cash, writtenOff, clearing: cash + writtenOff });
}

function cashOf(payment: PaymentItem): number {
  return (payment.paidCents - refundedCentsOf(payment) - lostCentsOf(payment)) * MICRO_USD_PER_CENT;
}

function writtenOffOf(payment: PaymentItem): number {
  return lostBeyondCentsOf(payment) * MICRO_USD_PER_CENT;
}

/** Of an event of a game or a prologue. @throws UnreadableEvent */
export function postingsOfStory(event: RawEvent): Postings {
  const cost = optionalAmount(event, 'providerCostMicroUsd');
  return moved({ modelCost: cost, modelPayable: cost });
}

/**
 * Of an event of a wallet's stream.
 * @param before the wallet: which of its lots were given, and what is left of them
 * @throws UnreadableEvent
 */
export function postingsOfWallet(event: RawEvent, before: WalletItem): Postings {
  return moved(movesOf(event, before));
}

function movesOf(event: RawEvent, before: WalletItem): Postings {
  const of = (field: string): number => amount(event, field);
  switch (event.type) {
    case 'CreditsPurchased':
      return { clearing: -of('amountMicroUsd'), liabilityPaid: of('amountMicroUsd') };
    case 'CreditsGranted':
      return { granted: of('amountMicroUsd'), liabilityGranted: of('amountMicroUsd') };
    case 'CreditsReserved':
      return { reserved: of('amountMicroUsd') };
    case 'ReservationCaptured': {
      const { given, bought } = shares(event, before);
      return {
        liabilityPaid: -bought,
        liabilityGranted: -given,
        chargedPaid: bought,
        chargedGranted: given,
        reserved: -(of('chargedMicroUsd') + of('returnedMicroUsd')),
        frozen: returnedToFrozen(event, 'returnedMicroUsd'),
      };
    }
    case 'ReservationReleased':
      return { reserved: -of('returnedMicroUsd'), frozen: returnedToFrozen(event, 'returnedMicroUsd') };
    case 'RefundHeld':
      return { held: of('creditsReturnedMicroUsd') };
    case 'RefundReleased':
      return {
        held: -of('creditsReturnedMicroUsd'),
        frozen: returnedToFrozen(event, 'creditsReturnedMicroUsd'),
      };
    case 'RefundSettled':
      return {
        ...paidBack(of('creditsReturnedMicroUsd'), of('guaranteeCostMicroUsd')),
        held: -of('creditsReturnedMicroUsd'),
      };
    case 'RefundReversed':
      return paidBack(-of('creditsReturnedMicroUsd'), -of('guaranteeCostMicroUsd'));
    case 'CreditsFrozen':
      return { frozen: of('amountMicroUsd') };
    case 'CreditsUnfrozen':
      return { frozen: -of('amountMicroUsd') };
    case 'CreditsClawedBack':
      return {
        clearing: of('amountMicroUsd'),
        liabilityPaid: -of('amountMicroUsd'),
        frozen: -of('amountMicroUsd'),
      };
    case 'DisputeWrittenOff':
      return { writtenOff: of('amountMicroUsd'), clearing: of('amountMicroUsd') };
    case 'CreditsReinstated':
      return {
        writtenOff: -of('writtenOffMicroUsd'),
        clearing: -(of('amountMicroUsd') + of('writtenOffMicroUsd')),
        liabilityPaid: of('amountMicroUsd'),
      };
    case 'CreditsForfeited': {
      const given = Math.max(0, Math.min(before.grantedMicroUsd, of('amountMicroUsd')));
      const bought = of('amountMicroUsd') - given;
      return {
        liabilityGranted: -given,
        forfeitedGranted: given,
        liabilityPaid: -bought,
        forfeitedPaid: bought,
        // Not told before it was known.
        frozen: -optionalAmount(event, 'frozenMicroUsd'),
      };
    }
    default:
      return {};
  }
}

/** Of a charge's lots, those that were given and the others. */
function shares(event: RawEvent, { grantIds }: WalletItem): { given: number; bought: number } {
  let given = 0;
  let bought = 0;
  for (const lot of parts(event, 'lots'))
    if (grantIds.includes(text(lot, 'lotId'))) given += amount(lot, 'amountMicroUsd');
    else bought += amount(lot, 'amountMicroUsd');
  return { given, bought };
}

function paidBack(credits: number, cost: number): Postings {
  return { guaranteeCost: cost, clearing: credits + cost, liabilityPaid: -credits };
}

/** Of before disputes had an amount; since then an event of its own freezes what a dispute still lacks. */
function returnedToFrozen(event: RawEvent, field: string): number {
  return text(event, 'returnedTo') === 'frozen' ? amount(event, field) : 0;
}

/** Without what does not move. */
function moved(postings: Postings): Postings {
  const kept: Postings = {};
  for (const account in postings) {
    const amountMicroUsd = postings[account as Account];
    if (amountMicroUsd) kept[account as Account] = amountMicroUsd;
  }
  return kept;
}
