import type { Aggregate } from '@rubicon/eventsourcing';
import { paymentCodec } from './payment.codec.js';
import type { PaymentCommand } from './payment.commands.js';
import { paymentDecider } from './payment.decider.js';
import type { PaymentEvent } from './payment.events.js';
import type { PaymentState } from './payment.state.js';

export const paymentAggregate: Aggregate<PaymentState, PaymentCommand, PaymentEvent> = {
  category: 'payment',
  idName: 'paymentId',
  says: 'One payment at the provider.',
  decider: paymentDecider,
  codec: paymentCodec,
  stateVersion: 4,
  serialize: (state) => state,
  // The state is plain data, and `stateVersion` vouches for its shape.
  deserialize: (json) => json as PaymentState,
};
