/** The payment's process: what it follows in the log, and what it does for a payment of which something has happened. */
import type { EventRef, RecordedEvent } from '@rubicon/eventsourcing';
import type { WalletEvent } from '../wallet/wallet.events.js';
import { drivePayment, type PaymentProgress } from './drive-payment.js';
import { learnMoney } from './learn-payment.js';
import type { PaymentEvent } from './payment.events.js';
import type { PaymentPorts } from './payment-ports.js';

/** What a payment's stream tells is brought to its wallet; what a wallet holds for a refund is paid. */
export const PAYMENT_EVENT_TYPES = [
  'PaymentCompleted',
  'PaymentClaimed',
  'PaymentRefunded',
  'PaymentRefundFailed',
  'PaymentDisputed',
  'DisputeReopened',
  'DisputeClosed',
  'UnclaimedReturnBegun',
  'UnclaimedReturnRefused',
  'MoneyOwed',
  'RefundHeld',
] as const satisfies readonly (PaymentEvent | WalletEvent)['type'][];

const disputeEvents: readonly string[] = ['PaymentDisputed', 'DisputeReopened', 'DisputeClosed'];

/** Of the wallet's events only those of purchases are followed. */
export function paymentIdOf({ event }: RecordedEvent<PaymentEvent | WalletEvent>): string {
  return 'paymentId' in event.data ? event.data.paymentId : event.data.playerId;
}

/**
 * @param newest what happened last; null: it is overdue
 * @param isToBeAsked the provider is asked in any case; else only when a dispute was recorded, for an older list may have been recorded
 * after a newer one
 * @throws as `drivePayment`
 */
export async function followPayment(
  paymentId: string,
  newest: EventRef | null,
  isToBeAsked: boolean,
  ports: PaymentPorts,
): Promise<PaymentProgress> {
  return isToBeAsked || (newest !== null && disputeEvents.includes(newest.type))
    ? learnMoney(paymentId, ports)
    : drivePayment(paymentId, ports);
}
