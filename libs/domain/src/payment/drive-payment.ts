/**
 * Drives a payment on as far as it goes now: asks `nextPaymentStep`, does what it says, asks again. Used by everyone who touches a payment.
 *
 * What it knows of the streams may be old while it works. That does no harm: each step is decided anew by its decider on the
 * stream itself, and a step that somebody else has taken is nothing to do.
 */
import type { CommandOutcome, DomainEvent, Refusal } from '@rubicon/eventsourcing';
import { unhandled } from '../unhandled.js';
import type { WalletCommand } from '../wallet/wallet.commands.js';
import type { PaymentCommand } from './payment.commands.js';
import type { PaymentPorts } from './payment-ports.js';
import { nextPaymentStep } from './payment.process.js';
import type { PaymentOwner, PaymentStep, PaymentViews } from './payment-views.js';
import type { CheckoutSession } from './payment-provider.js';
import { paidCheckout, type PaymentState } from './payment.state.js';

/** Every refund and dispute of a payment takes a few. */
const MOST_STEPS = 200;

/** Where the payment stands when there is nothing more to do at present. */
export interface PaymentProgress {
  readonly state: PaymentState;
  /** The newest log position seen in its streams; a read model that has come this far shows all of it. */
  readonly position: bigint | null;
  /** Its money has come, and stands in its player's wallet. */
  readonly isCredited: boolean;
}

/**
 * @throws EventStoreUnavailable, CommandContention, the provider's error: whoever drives it next goes on from there
 * @throws PaymentStuck when a stream would not take what has happened: someone has to look
 */
export async function drivePayment(paymentId: string, ports: PaymentPorts): Promise<PaymentProgress> {
  const pendingRefunds = new Set<string>();
  let isSessionFresh = false;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const { views, position } = await look(paymentId, ports, pendingRefunds, isSessionFresh);
    const step = nextPaymentStep(views, ports.now());
    if (step.do === 'nothing') {
      const isCredited = views.owner?.wallet.lots.some(({ lotId }) => lotId === paymentId) ?? false;
      return { state: views.payment, position, isCredited };
    }
    if (step.do === 'ask') isSessionFresh = true;
    if ((await take(paymentId, step, views, ports)) === 'pending' && step.do === 'pay')
      pendingRefunds.add(step.refundId);
  }
  throw new Error(`payment ${paymentId} does not come to rest`);
}

/** Brings the payment to where the provider says that its checkout stands. Not null: the session and our payment do not belong together. */
export async function followSession(session: CheckoutSession, ports: PaymentPorts): Promise<Refusal | null> {
  const { paymentId, sessionId, status, paid, paymentIntentId, amountCents, currency } = session;
  const at = new Date(ports.now()).toISOString();
  if (paymentId === null) {
    // Another shop's page that nobody paid is no money of anybody's.
    if (paid) ports.alarm(null, unknownSession);
    return unknownSession;
  }
  const command: PaymentCommand | null =
    paid && paymentIntentId !== null
      ? { type: 'CompletePayment', paymentId, sessionId, paymentIntentId, amountCents, currency, at }
      : status === 'expired'
        ? { type: 'ExpireCheckout', paymentId, at }
        : null;
  if (command === null) return null;
  const outcome = await ports.payment.handle(paymentId, command, ports.contextFor(paymentId));
  if (outcome.kind !== 'refused') return null;
  ports.alarm(paymentId, outcome.refusal);
  return outcome.refusal;
}

const unknownSession: Refusal = { code: 'unknown_payment', detail: 'This payment is not known here.' };

async function look(
  paymentId: string,
  ports: PaymentPorts,
  pendingRefunds: ReadonlySet<string>,
  isSessionFresh: boolean,
): Promise<{ readonly views: PaymentViews; readonly position: bigint | null }> {
  const { state: payment, position } = await ports.payment.load(paymentId);
  const isPaid = paidCheckout(payment) !== null;
  const [owned, claimantId] = await Promise.all([
    isPaid && payment.playerId !== null ? ownerOf(payment.playerId, ports) : null,
    isPaid && payment.playerId === null ? ports.claimantOf(paymentId) : null,
  ]);
  const refundIdOf = (name: string): string => ports.refundIdOf(name, paymentId);
  const views = {
    payment,
    owner: owned?.owner ?? null,
    claimantId,
    pendingRefunds,
    isSessionFresh,
    refundIdOf,
  };
  return { views, position: later(position, owned?.position ?? null) };
}

async function ownerOf(
  playerId: string,
  ports: PaymentPorts,
): Promise<{ readonly owner: PaymentOwner; readonly position: bigint | null }> {
  const [player, wallet] = await Promise.all([ports.player.load(playerId), ports.wallet.load(playerId)]);
  const owner = { playerId, player: player.state, wallet: wallet.state };
  return { owner, position: later(player.position, wallet.position) };
}

type Taken = 'pending' | void;

async function take(
  paymentId: string,
  step: Exclude<PaymentStep, { do: 'nothing' }>,
  { payment, owner }: PaymentViews,
  ports: PaymentPorts,
): Promise<Taken> {
  const at = new Date(ports.now()).toISOString();
  const record = async (command: PaymentCommand): Promise<void> => {
    expectTaken(paymentId, await ports.payment.handle(paymentId, command, ports.contextFor(paymentId)));
  };
  const inWallet = async (command: WithoutPlayer<WalletCommand>): Promise<void> => {
    const { playerId } = ownerFor(owner);
    // The compiler cannot follow the union through `Omit`; the parameter holds the caller to it.
    const whole = { ...command, playerId } as WalletCommand;
    expectTaken(paymentId, await ports.wallet.handle(playerId, whole, ports.contextFor(paymentId)));
  };
  switch (step.do) {
    case 'ask': {
      const session = payment.sessionId === null ? null : await ports.provider.findSession(payment.sessionId);
      if (session === null) return record({ type: 'ExpireCheckout', paymentId, at });
      await followSession(session, ports);
      return;
    }
    case 'expire':
      return record({ type: 'ExpireCheckout', paymentId, at });
    case 'claim':
      // Refused: claimed by another way meanwhile, paid back or disputed; then it stays as it is.
      await ports.payment.handle(
        paymentId,
        { type: 'ClaimPayment', paymentId, playerId: step.playerId },
        ports.contextFor(paymentId),
      );
      return;
    case 'credit':
      return credit(paymentId, payment, ownerFor(owner), ports);
    case 'unlock':
      // Refused: the player is going meanwhile, and has nothing to unlock.
      await ports.player.handle(
        ownerFor(owner).playerId,
        { type: 'UnlockFullGame', paymentId },
        ports.contextFor(paymentId),
      );
      return;
    case 'settle':
      return inWallet({ type: 'SettleRefund', refundId: step.refundId });
    case 'reverse':
      return inWallet({ type: 'ReverseRefund', refundId: step.refundId });
    case 'accept': {
      const { refundId, moneyRefundedCents } = step;
      return inWallet({ type: 'AcceptRefund', refundId, paymentId, moneyRefundedCents });
    }
    case 'freeze': {
      const { disputeId, disputedMicroUsd, news } = step;
      return inWallet({ type: 'FreezeCredits', disputeId, paymentId, disputedMicroUsd, news });
    }
    case 'close': {
      const { disputeId, lostMicroUsd, news } = step;
      return inWallet({ type: 'CloseDispute', disputeId, paymentId, lostMicroUsd, news });
    }
    case 'owe': {
      const { refundId, amountCents, code } = step;
      return record({ type: 'OweMoney', paymentId, refundId, amountCents, code });
    }
    case 'begin_return':
      // Refused: it has been claimed meanwhile, or a bank is deciding about it.
      await ports.payment.handle(
        paymentId,
        { type: 'BeginUnclaimedReturn', paymentId, refundId: step.refundId, at },
        ports.contextFor(paymentId),
      );
      return;
    case 'pay':
      return pay(paymentId, step, payment, { record, inWallet }, ports);
    default:
      return unhandled(step);
  }
}

/** An erasure may have begun since it was looked for: then the wallet is closed, or the next look finds it. */
async function credit(
  paymentId: string,
  { checkout }: PaymentState,
  { playerId }: PaymentOwner,
  ports: PaymentPorts,
): Promise<void> {
  const amountMicroUsd = checkout?.creditsMicroUsd ?? 0;
  const outcome = await ports.wallet.handle(
    playerId,
    { type: 'CreditPurchase', playerId, paymentId, amountMicroUsd },
    ports.contextFor(paymentId),
  );
  if (outcome.kind === 'refused' && outcome.refusal.code !== 'account_closed')
    throw new PaymentStuck(paymentId, outcome.refusal.code);
}

interface Appending {
  readonly record: (command: PaymentCommand) => Promise<void>;
  readonly inWallet: (command: WithoutPlayer<WalletCommand>) => Promise<void>;
}

/** Phase two of a refund: the provider is asked, and what it says is recorded. The refund's id is the provider's idempotency key. */
async function pay(
  paymentId: string,
  { for: purpose, refundId, amountCents }: Extract<PaymentStep, { do: 'pay' }>,
  { paymentIntentId }: PaymentState,
  { record, inWallet }: Appending,
  ports: PaymentPorts,
): Promise<Taken> {
  if (paymentIntentId === null) throw new TypeError('only a completed payment can be refunded');
  const answer = await ports.provider.refund({ refundId, paymentId, paymentIntentId, amountCents });
  if (answer.kind === 'pending') return 'pending';
  if (answer.kind === 'paid') return record({ type: 'RecordRefund', paymentId, refundId, amountCents });
  const { code } = answer;
  switch (purpose) {
    case 'held':
      return inWallet({ type: 'ReleaseRefund', refundId });
    case 'unclaimed':
      return record({ type: 'RefuseUnclaimedReturn', paymentId, refundId, code });
    case 'gone':
      return record({ type: 'OweMoney', paymentId, refundId, amountCents, code });
    default:
      return unhandled(purpose);
  }
}

type WithoutPlayer<Command> = Command extends unknown ? Omit<Command, 'playerId'> : never;

function ownerFor(owner: PaymentOwner | null): PaymentOwner {
  if (!owner) throw new TypeError('a payment without a player has no wallet');
  return owner;
}

function expectTaken(paymentId: string, outcome: CommandOutcome<unknown, DomainEvent>): void {
  if (outcome.kind === 'refused') throw new PaymentStuck(paymentId, outcome.refusal.code);
}

/** A stream would not take what has happened to a payment: someone has to look. */
class PaymentStuck extends Error {
  readonly code = 'payment_stuck';
  constructor(paymentId: string, reason: string) {
    super(`payment ${paymentId} could not be brought further: ${reason}`);
  }
}

function later(one: bigint | null, other: bigint | null): bigint | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
