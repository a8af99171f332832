import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asPositiveMicroUsd, microUsdFromCents } from '../money.js';
import type { OpenCheckout } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import type { Checkout, PaymentState } from './payment.state.js';
import { refuse } from './refusals.js';

/** @throws RangeError when an amount is no positive safe integer */
export function openCheckout(command: OpenCheckout, state: PaymentState): Decision<PaymentEvent> {
  const { paymentId, playerId, product, amountCents, creditsMicroUsd, returnTo } = command;
  const checkout: Checkout = { paymentId, playerId, product, amountCents, creditsMicroUsd, returnTo };
  if (state.checkout)
    return isSameCheckout(state.checkout, checkout) ? nothingToDo() : refuse('payment_exists');
  asPositiveMicroUsd(microUsdFromCents(amountCents));
  asPositiveMicroUsd(creditsMicroUsd);
  return accept({ type: 'CheckoutOpened', data: { ...checkout, openedAt: command.at } });
}

function isSameCheckout(one: Checkout, other: Checkout): boolean {
  return (
    one.paymentId === other.paymentId &&
    one.playerId === other.playerId &&
    one.product === other.product &&
    one.amountCents === other.amountCents &&
    one.creditsMicroUsd === other.creditsMicroUsd &&
    one.returnTo === other.returnTo
  );
}
