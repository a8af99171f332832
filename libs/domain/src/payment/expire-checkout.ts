import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { ExpireCheckout } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import type { PaymentState } from './payment.state.js';

export function expireCheckout(command: ExpireCheckout, state: PaymentState): Decision<PaymentEvent> {
  if (!state.checkout || state.status !== 'open') return nothingToDo();
  return accept({
    type: 'CheckoutExpired',
    data: { paymentId: command.paymentId, expiredAt: command.at },
  });
}
