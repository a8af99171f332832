/** What each event of the ledger says, from its postings alone: one line a type. */
import { dollars } from '../../platform/text/index.js';
import type { Account, Postings } from '../ledger/accounts.js';

type Amount = (account: Account) => string;

const sentences: Readonly<Record<string, (amount: Amount) => string>> = {
  CheckoutOpened: () => 'A checkout was opened.',
  CheckoutSessionAttached: () => 'The provider opened its page for the checkout.',
  CheckoutExpired: () => 'The checkout ran out unpaid.',
  PaymentCompleted: (amount) => `${amount('cash')} were paid.`,
  PaymentClaimed: () => 'The payment of a visitor got its player.',
  PaymentRefunded: (amount) => `The provider paid back ${amount('cash')}.`,
  PaymentRefundFailed: (amount) => `A refund failed at the provider: ${amount('cash')} are here again.`,
  MoneyOwed: () => 'Money is owed to the payer: the provider would not pay it back.',
  PaymentDisputed: () => 'The payer’s bank disputes the payment.',
  DisputeClosed: (amount) => `The bank decided the dispute: ${amount('cash')} moved.`,
  DisputeReopened: () => 'The dispute goes on.',
  UnclaimedReturnBegun: () => 'Nobody claimed the payment: it is to go back.',
  UnclaimedPaymentReturned: (amount) => `${amount('cash')} that nobody claimed went back.`,
  UnclaimedReturnRefused: () => 'The provider would not return the unclaimed payment.',

  CreditsPurchased: (amount) => `${amount('liabilityPaid')} of credits were bought.`,
  CreditsGranted: (amount) => `${amount('granted')} of credits were given.`,
  CreditsReserved: (amount) => `${amount('reserved')} were set aside for a turn.`,
  ReservationDeclined: () => 'Nothing was set aside for a turn: there was too little, or it was frozen.',
  ReservationCaptured: (amount) =>
    `A turn was charged: ${amount('chargedPaid')} of bought and ${amount('chargedGranted')} of given credits.`,
  ReservationReleased: (amount) => `Nothing was charged for a turn: ${amount('reserved')} came back.`,
  ReservationVoided: () => 'Nothing was ever set aside for a turn.',
  RefundHeld: (amount) => `A refund was begun: ${amount('held')} of credits are held for it.`,
  RefundSettled: (amount) =>
    `A refund was settled: ${amount('liabilityPaid')} of credits went with it, ${amount('guaranteeCost')} are our cost.`,
  RefundReleased: (amount) => `A refund was not made: ${amount('held')} of credits came back.`,
  RefundReversed: (amount) =>
    `A refund failed after it was paid: ${amount('liabilityPaid')} of credits came back.`,
  CreditsFrozen: (amount) => `${amount('frozen')} of credits are frozen while the bank decides.`,
  CreditsUnfrozen: (amount) => `${amount('frozen')} of credits are free again.`,
  CreditsClawedBack: (amount) => `${amount('liabilityPaid')} of credits went with the lost dispute.`,
  DisputeWrittenOff: (amount) =>
    `${amount('writtenOff')} of a lost dispute had been played already: the house pays them.`,
  CreditsReinstated: (amount) => `The bank gave back: ${amount('liabilityPaid')} of credits are there again.`,
  CreditsForfeited: (amount) =>
    `${amount('forfeitedPaid')} of bought and ${amount('forfeitedGranted')} of given credits were given up with the account.`,

  TurnSubmitted: () => 'A turn was sent.',
  TurnNarrated: (amount) => `A turn was told; its model cost ${amount('modelCost')}.`,
  TurnStopped: (amount) => `A turn was stopped by its player; its model cost ${amount('modelCost')}.`,
  TurnFailed: (amount) => `A turn failed; its model cost ${amount('modelCost')}.`,
  ChronicleSummarised: (amount) => `A chronicle was summed up; its model cost ${amount('modelCost')}.`,
  DemoTurnSubmitted: () => 'A turn of a free prologue was sent.',
  DemoTurnNarrated: (amount) => `A turn of a free prologue was told; its model cost ${amount('modelCost')}.`,
  DemoTurnFailed: (amount) => `A turn of a free prologue failed; its model cost ${amount('modelCost')}.`,
};

/** In a sentence, without personal text. Amounts without their sign: the words say which way. */
export function says(type: string, postings: Postings): string {
  const sentence = sentences[type];
  return sentence ? sentence((account) => dollars(Math.abs(postings[account] ?? 0))) : `${type}.`;
}
