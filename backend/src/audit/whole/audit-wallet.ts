/** What the auditor checks at every event of a wallet. */
import { auditGiven } from './audit-support.js';
import { accounts, emptyBook, MICRO_USD_PER_CENT, imbalance, movementsOf, post } from './books.js';
import type { AuditedLog } from './audited-log.js';
import { amount, text, type RawEvent } from '../events/raw-event.js';

export function auditWallet(event: RawEvent, ledger: AuditedLog): void {
  const playerId = text(event, 'playerId');
  const movements = movementsOf(event);
  ledger.findings.check(
    'every wallet event is known to the auditor',
    movements !== null,
    () => `${event.type} at ${event.position}`,
  );
  const book = ledger.books.get(playerId) ?? emptyBook();
  ledger.books.set(playerId, book);
  post(book, movements ?? []);
  ledger.findings.check(
    'no account falls below zero',
    accounts.every((account) => book[account] >= 0),
    () => `player ${playerId} after ${event.type} at ${event.position}: ${JSON.stringify(book)}`,
  );
  ledger.findings.check(
    "each player's credits book balances",
    imbalance(book) === 0,
    () => `player ${playerId} at ${event.position}`,
  );

  switch (event.type) {
    case 'CreditsPurchased': {
      const payment = ledger.payments.get(text(event, 'paymentId'));
      const bought = amount(event, 'amountMicroUsd');
      ledger.findings.check(
        'a purchase belongs to one completed payment of that amount',
        payment?.completedTimes === 1 &&
          payment.playerId === playerId &&
          payment.creditsMicroUsd === bought &&
          payment.creditedMicroUsd === 0,
        () => `payment ${text(event, 'paymentId')} of player ${playerId}`,
      );
      if (payment) payment.creditedMicroUsd += bought;
      break;
    }
    case 'CreditsGranted':
      if (event.data['reasonCode'] === 'goodwill')
        auditGiven(text(event, 'grantId'), playerId, amount(event, 'amountMicroUsd'), ledger);
      break;
    case 'CreditsReserved': {
      const turnId = text(event, 'turnId');
      ledger.findings.check(
        'a turn is reserved once',
        !ledger.reservations.has(turnId) && !ledger.refusedTurns.has(turnId),
        () => `turn ${turnId}`,
      );
      ledger.reservations.set(turnId, {
        gameId: text(event, 'gameId'),
        playerId,
        amountMicroUsd: amount(event, 'amountMicroUsd'),
        settlement: 'open',
        chargedMicroUsd: 0,
      });
      break;
    }
    case 'ReservationDeclined':
    case 'ReservationVoided':
      ledger.refusedTurns.add(text(event, 'turnId'));
      break;
    case 'ReservationCaptured':
    case 'ReservationReleased': {
      const turnId = text(event, 'turnId');
      const reservation = ledger.reservations.get(turnId);
      ledger.findings.check(
        'a reservation settles once',
        reservation?.settlement === 'open',
        () => `turn ${turnId}: ${event.type} on ${reservation?.settlement ?? 'nothing'}`,
      );
      if (!reservation) break;
      const charged = event.type === 'ReservationCaptured' ? amount(event, 'chargedMicroUsd') : 0;
      ledger.findings.check(
        'a settlement returns exactly what was not charged',
        charged >= 0 && charged + amount(event, 'returnedMicroUsd') === reservation.amountMicroUsd,
        () => `turn ${turnId}`,
      );
      if (event.type === 'ReservationCaptured') {
        const lots: unknown = event.data['lots'];
        const paid = Array.isArray(lots)
          ? (lots as { amountMicroUsd: number }[]).reduce((sum, lot) => sum + lot.amountMicroUsd, 0)
          : NaN;
        ledger.findings.check(
          'the lots that paid sum to the charge',
          paid === charged,
          () => `turn ${turnId}: ${paid} of ${charged}`,
        );
      }
      reservation.settlement = event.type === 'ReservationCaptured' ? 'captured' : 'released';
      reservation.chargedMicroUsd = charged;
      break;
    }
    case 'RefundHeld': {
      const refundId = text(event, 'refundId');
      const moneyRefundedCents = amount(event, 'moneyRefundedCents');
      const creditsReturnedMicroUsd = amount(event, 'creditsReturnedMicroUsd');
      const before = ledger.refunds.get(refundId)?.status;
      ledger.findings.check(
        'a refund is held once, unless it was released',
        before === undefined || before === 'released',
        () => `refund ${refundId} is ${before}`,
      );
      ledger.findings.check(
        'money that goes back is credits returned and our cost',
        moneyRefundedCents * MICRO_USD_PER_CENT ===
          creditsReturnedMicroUsd + amount(event, 'guaranteeCostMicroUsd'),
        () => `refund ${refundId}`,
      );
      const paymentId = text(event, 'paymentId');
      // One that began at the provider's dashboard is of the same kind, and no act's.
      if (event.data['kind'] === 'staff' && ledger.acts.has(refundId))
        auditGiven(refundId, playerId, moneyRefundedCents * MICRO_USD_PER_CENT, ledger);
      ledger.refunds.set(refundId, {
        paymentId,
        moneyRefundedCents,
        creditsReturnedMicroUsd,
        status: 'held',
      });
      break;
    }
    case 'RefundReleased':
    case 'RefundSettled': {
      const refundId = text(event, 'refundId');
      const refund = ledger.refunds.get(refundId);
      ledger.findings.check(
        'a refund ends once, as it was held',
        refund?.status === 'held' &&
          refund.creditsReturnedMicroUsd === amount(event, 'creditsReturnedMicroUsd'),
        () => `refund ${refundId}: ${event.type} on ${refund?.status ?? 'nothing'}`,
      );
      if (refund) refund.status = event.type === 'RefundSettled' ? 'settled' : 'released';
      if (event.type === 'RefundSettled')
        ledger.houseCosts.guaranteeMicroUsd += amount(event, 'guaranteeCostMicroUsd');
      break;
    }
    case 'RefundReversed': {
      const refundId = text(event, 'refundId');
      const refund = ledger.refunds.get(refundId);
      ledger.findings.check(
        'only a settled refund is reversed, as it was settled',
        refund?.status === 'settled' &&
          // A closed wallet takes none of them.
          [refund.creditsReturnedMicroUsd, 0].includes(amount(event, 'creditsReturnedMicroUsd')) &&
          refund.moneyRefundedCents === amount(event, 'moneyRefundedCents'),
        () => `refund ${refundId}`,
      );
      if (refund) refund.status = 'reversed';
      ledger.houseCosts.guaranteeMicroUsd -= amount(event, 'guaranteeCostMicroUsd');
      break;
    }
    case 'CreditsReinstated': {
      const payment = ledger.payments.get(text(event, 'paymentId'));
      const writtenOff = amount(event, 'writtenOffMicroUsd');
      if (payment) payment.lostMicroUsd -= amount(event, 'amountMicroUsd') + writtenOff;
      ledger.houseCosts.writtenOffMicroUsd -= writtenOff;
      ledger.findings.check(
        'no more is reinstated than a dispute had taken',
        payment !== undefined && payment.lostMicroUsd >= 0,
        () => `payment ${text(event, 'paymentId')}`,
      );
      break;
    }
    case 'CreditsFrozen':
      ledger.disputes.set(text(event, 'disputeId'), 'open');
      break;
    case 'CreditsUnfrozen':
      ledger.disputes.set(text(event, 'disputeId'), 'closed');
      break;
    case 'CreditsClawedBack':
    case 'DisputeWrittenOff': {
      const payment = ledger.payments.get(text(event, 'paymentId'));
      if (payment) payment.lostMicroUsd += amount(event, 'amountMicroUsd');
      if (event.type === 'DisputeWrittenOff')
        ledger.houseCosts.writtenOffMicroUsd += amount(event, 'amountMicroUsd');
      break;
    }
  }
}
