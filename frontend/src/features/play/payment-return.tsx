import { usePaymentReturn } from '../../lib/payments/payment-return.js';

/** Says how a payment went that led back to the game. */
export function PaymentReturn(): null {
  usePaymentReturn();
  return null;
}
