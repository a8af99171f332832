/** Notes what an event tells of its payment. Written from docs/audit.md and the events' shapes alone. */
import { disputeOf, refundOf, type PaymentFacts } from './payment-facts.js';
import { figure, ofCents, streamOf, word, wordOrNull, type PlainEvent } from './plain-event.js';

export function notePayment(payment: PaymentFacts, event: PlainEvent): void {
  payment.touchedAt = event.at;
  payment.playerId = playerAfter(payment, event);
  if (event.type === 'CheckoutOpened')
    payment.asked = { money: ofCents(event, 'amountCents'), credits: figure(event, 'creditsMicroUsd') };
  if (event.type === 'PaymentCompleted') {
    payment.completions.push({ amount: ofCents(event, 'amountCents'), at: event.at });
    payment.intents.add(word(event, 'paymentIntentId'));
  }
  if (event.type === 'PaymentClaimed') payment.claimedAt = event.at;
  if (event.type === 'CreditsPurchased')
    payment.credits.push({
      playerId: streamOf(event).id,
      amount: figure(event, 'amountMicroUsd'),
      at: event.at,
    });
  if (event.type === 'MoneyOwed') {
    payment.owed = ofCents(event, 'amountCents');
    payment.owedAt = event.at;
  }
  noteRefund(payment, event);
  noteDispute(payment, event);
}

/** Only the payment's own stream says whose it is. */
function playerAfter({ playerId }: PaymentFacts, event: PlainEvent): string | null {
  const saysWhose = ['CheckoutOpened', 'PaymentCompleted', 'PaymentClaimed'].includes(event.type);
  return saysWhose ? (wordOrNull(event, 'playerId') ?? playerId) : playerId;
}

function noteRefund(payment: PaymentFacts, event: PlainEvent): void {
  const refund = () => refundOf(payment, word(event, 'refundId'), event.at);
  const settled = figure(event, 'creditsReturnedMicroUsd') + figure(event, 'guaranteeCostMicroUsd');
  switch (event.type) {
    case 'PaymentRefunded':
    case 'UnclaimedPaymentReturned':
      refund().recorded += ofCents(event, 'amountCents');
      // What went back is owed no more.
      payment.owed = Math.max(0, payment.owed - ofCents(event, 'amountCents'));
      break;
    case 'PaymentRefundFailed':
      refund().recorded -= ofCents(event, 'amountCents');
      break;
    case 'RefundHeld':
      refund().isHeld = true;
      break;
    case 'RefundReleased':
      refund().isHeld = false;
      break;
    case 'RefundSettled':
      Object.assign(refund(), { isHeld: false, settled: refund().settled + settled });
      break;
    case 'RefundReversed':
      refund().settled -= settled;
      break;
  }
}

function noteDispute(payment: PaymentFacts, event: PlainEvent): void {
  const dispute = () => disputeOf(payment, word(event, 'disputeId'), event.at);
  switch (event.type) {
    case 'PaymentDisputed':
    case 'DisputeReopened':
      Object.assign(dispute(), { inPayment: 'open', disputed: ofCents(event, 'amountCents') });
      break;
    case 'DisputeClosed':
      Object.assign(dispute(), {
        inPayment: 'closed',
        disputed: ofCents(event, 'amountCents'),
        lost: lostBy(event),
      });
      break;
    case 'CreditsFrozen':
      dispute().inWallet = 'open';
      if (dispute().inPayment === 'unknown') dispute().disputed = figure(event, 'disputedMicroUsd');
      break;
    case 'CreditsUnfrozen':
      dispute().inWallet = 'closed';
      break;
    case 'CreditsClawedBack':
    case 'DisputeWrittenOff':
      dispute().taken += figure(event, 'amountMicroUsd');
      break;
    case 'CreditsReinstated':
      dispute().taken -= figure(event, 'amountMicroUsd') + figure(event, 'writtenOffMicroUsd');
      break;
  }
}

/** The first version did not say how much: a lost dispute was lost as a whole. */
function lostBy(event: PlainEvent): number {
  if ('lostCents' in event.data) return ofCents(event, 'lostCents');
  return word(event, 'outcome') === 'lost' ? ofCents(event, 'amountCents') : 0;
}
