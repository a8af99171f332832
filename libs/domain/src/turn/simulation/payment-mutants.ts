/** Mistakes that somebody could make with money, each of which the trial must notice. */
import type { CommandHandler, CommandOutcome, DomainEvent } from '@rubicon/eventsourcing';
import { isDisputedPurchase, type WalletState } from '../../wallet/wallet.state.js';
import type { WalletCommand } from '../../wallet/wallet.commands.js';
import type { WalletEvent } from '../../wallet/wallet.events.js';
import type { PaymentPorts } from '../../payment/payment-ports.js';
import type { ProviderDispute, ProviderRefund } from '../../payment/payment-provider.js';
import type { Mutant, PaymentDecider, WalletDecider } from './mutant.js';

/** The decider, asked something else. */
function askedOtherwise(
  change: (command: WalletCommand, state: WalletState) => readonly [WalletCommand, WalletState],
): (decider: WalletDecider) => WalletDecider {
  return (decider) => ({
    ...decider,
    decide: (command, state) => decider.decide(...change(command, state)),
  });
}

/** The decider, whose events are told otherwise. */
function toldOtherwise(
  change: (event: WalletEvent, state: WalletState) => readonly WalletEvent[],
): (decider: WalletDecider) => WalletDecider {
  return (decider) => ({
    ...decider,
    decide: (command, state) => {
      const decision = decider.decide(command, state);
      if (decision.kind === 'refused') return decision;
      return { kind: 'events', events: decision.events.flatMap((event) => change(event, state)) };
    },
  });
}

function deciding(change: (decider: PaymentDecider) => PaymentDecider['decide']) {
  return (decider: PaymentDecider): PaymentDecider => ({ ...decider, decide: change(decider) });
}

/** The provider's lists, read otherwise. */
function listing(
  refunds: (listed: readonly ProviderRefund[]) => readonly ProviderRefund[],
  disputes: (listed: readonly ProviderDispute[]) => readonly ProviderDispute[],
): (ports: PaymentPorts) => PaymentPorts {
  return (ports) => ({
    ...ports,
    provider: {
      ...ports.provider,
      refundsOf: async (intent) => refunds(await ports.provider.refundsOf(intent)),
      disputesOf: async (intent) => disputes(await ports.provider.disputesOf(intent)),
    },
  });
}

/** A handler that passes over some commands. */
function without<State, Command, Event extends DomainEvent>(
  handler: CommandHandler<State, Command, Event>,
  isPassedOver: (command: Command) => boolean,
): CommandHandler<State, Command, Event> {
  return {
    ...handler,
    handle: async (id, command, context): Promise<CommandOutcome<State, Event>> => {
      if (!isPassedOver(command)) return handler.handle(id, command, context);
      const { state, revision, position } = await handler.load(id);
      return { kind: 'unchanged', state, revision, position };
    },
  };
}

const same = <Listed>(listed: readonly Listed[]): readonly Listed[] => listed;

let made = 0;

export const paymentMutants: readonly Mutant[] = [
  {
    name: 'a lost dispute takes the whole purchase, whatever was disputed',
    walletDecider: askedOtherwise((command, state) => [
      command.type === 'CloseDispute' && command.lostMicroUsd > 0
        ? { ...command, lostMicroUsd: 1_000_000 }
        : command,
      state,
    ]),
  },
  {
    name: 'a dispute freezes all that is available',
    walletDecider: toldOtherwise((event, state) => [
      event.type === 'CreditsFrozen'
        ? { ...event, data: { ...event.data, amountMicroUsd: state.availableMicroUsd } }
        : event,
    ]),
  },
  {
    name: 'a dispute ends by its word, not by what the bank keeps',
    paymentPorts: listing(same, (disputes) =>
      disputes.map((dispute) => ({
        ...dispute,
        lostCents: dispute.lostCents > 0 ? dispute.amountCents : 0,
      })),
    ),
  },
  {
    name: 'the first end of a dispute is its last',
    paymentDecider: deciding((decider) => (command, state) => {
      const known = 'disputeId' in command ? state.disputes[command.disputeId] : undefined;
      return known && known.status !== 'open'
        ? { kind: 'events', events: [] }
        : decider.decide(command, state);
    }),
  },
  {
    name: 'only the first dispute of a payment is read',
    paymentPorts: listing(same, (disputes) => disputes.slice(0, 1)),
  },
  {
    name: 'what one dispute frees is freed of all',
    walletDecider: toldOtherwise((event, state) => [
      event.type === 'CreditsUnfrozen'
        ? { ...event, data: { ...event.data, amountMicroUsd: state.frozenMicroUsd } }
        : event,
    ]),
  },
  {
    name: 'an older word about a dispute is followed after a newer one',
    walletDecider: askedOtherwise((command, state) => [
      command.type === 'FreezeCredits' ? { ...command, news: command.news + 100 } : command,
      state,
    ]),
  },
  {
    name: 'a refund that fails after it was paid is only logged',
    paymentPorts: listing((refunds) => refunds.filter(({ status }) => status !== 'failed'), same),
  },
  {
    name: 'a refund that failed leaves its credits where they went',
    walletDecider: toldOtherwise((event) => (event.type === 'RefundReversed' ? [] : [event])),
  },
  {
    name: 'a failed refund is believed to be paid, by an old list',
    paymentDecider: deciding(
      (decider) => (command, state) =>
        decider.decide(command, command.type === 'RecordRefund' ? { ...state, failedRefunds: [] } : state),
    ),
    paymentPorts: listing(
      (refunds) =>
        refunds.map((refund) => ({ ...refund, status: refund.status === 'failed' ? 'paid' : refund.status })),
      same,
    ),
  },
  {
    name: 'a held refund is paid under a new id each time',
    paymentPorts: (ports) => ({
      ...ports,
      provider: {
        ...ports.provider,
        refund: (refund) =>
          ports.provider.refund({ ...refund, refundId: `${refund.refundId}, ${(made += 1)}` }),
      },
    }),
  },
  {
    name: 'a notice is answered before it is followed',
    answersNoticesFirst: true,
    looksForNothingOverdue: true,
  },
  {
    name: 'a purchase is credited each time it is heard of',
    walletDecider: askedOtherwise((command, state) => [
      command,
      command.type === 'CreditPurchase'
        ? { ...state, lots: state.lots.filter(({ lotId }) => lotId !== command.paymentId) }
        : state,
    ]),
    paymentPorts: (ports) => ({
      ...ports,
      wallet: {
        ...ports.wallet,
        handle: async (id, command, context) => {
          const outcome = await ports.wallet.handle(id, command, context);
          if (command.type !== 'CreditPurchase' || outcome.kind !== 'appended') return outcome;
          return ports.wallet.handle(id, command, { ...context, commandId: `${context.commandId} again` });
        },
      },
    }),
  },
  {
    name: 'money that comes after its checkout has expired is not money',
    paymentDecider: deciding(
      (decider) => (command, state) =>
        command.type === 'CompletePayment' && state.status === 'expired'
          ? { kind: 'events', events: [] }
          : decider.decide(command, state),
    ),
    paymentPorts: (ports) => ({
      ...ports,
      // Somebody gives up a checkout too early.
      payment: {
        ...ports.payment,
        handle: async (id, command, context) => {
          if (command.type === 'AttachCheckoutSession')
            await ports.payment.handle(
              id,
              { type: 'ExpireCheckout', paymentId: id, at: context.at },
              context,
            );
          return ports.payment.handle(id, command, { ...context, commandId: `${context.commandId} too` });
        },
      },
    }),
  },
  {
    name: 'a payment is claimed while it is on its way back',
    paymentDecider: deciding(
      (decider) => (command, state) =>
        decider.decide(
          command,
          command.type === 'ClaimPayment' ? { ...state, unclaimedReturn: null } : state,
        ),
    ),
  },
  {
    name: 'nobody claims for the visitor who signed in',
    paymentPorts: (ports) => ({ ...ports, claimantOf: () => Promise.resolve(null) }),
  },
  {
    name: 'what comes for somebody who is gone stays where it is',
    paymentPorts: (ports) => ({
      ...ports,
      provider: {
        ...ports.provider,
        refund: (refund) =>
          refund.refundId.startsWith('account_closed')
            ? Promise.resolve({ kind: 'pending' })
            : ports.provider.refund(refund),
      },
    }),
  },
  {
    name: 'what the provider refuses to pay back is owed to nobody',
    paymentPorts: (ports) => ({
      ...ports,
      payment: without(ports.payment, ({ type }) => type === 'OweMoney'),
    }),
  },
  {
    name: 'a refund made at the dashboard takes no credits',
    paymentPorts: (ports) => ({
      ...ports,
      wallet: without(ports.wallet, ({ type }) => type === 'AcceptRefund'),
    }),
  },
  {
    name: 'a purchase is refunded while it is disputed',
    walletDecider: askedOtherwise((command, state) => [
      command,
      command.type === 'HoldRefund' && isDisputedPurchase(state, command.paymentId)
        ? { ...state, disputes: {}, availableMicroUsd: state.availableMicroUsd + state.frozenMicroUsd }
        : state,
    ]),
  },
];
