/** What two auditors look at: the log as it was written, and the provider's side. */
import type { Verdict } from '../../../libs/domain/src/turn/simulation/turn-trial.js';
import type { PlainEvent } from './plain-event.js';
import type { MoneyAtProvider, RowAtProvider } from './provider-side.js';

/** With what a log has beside it of each event. */
export interface WrittenEvent extends PlainEvent {
  readonly eventId: string;
  readonly revision: bigint;
  readonly position: bigint;
}

export interface World {
  readonly log: readonly WrittenEvent[];
  readonly money: readonly MoneyAtProvider[];
  readonly rows: readonly RowAtProvider[];
  readonly fetchedUntil: Date;
}

export function worldOf({ log, payments }: Verdict): World {
  const events = log.map(({ id, metadata, streamId, type, data, revision, position }) => ({
    eventId: id,
    at: metadata.at,
    streamId,
    type,
    data,
    revision,
    position,
  }));
  const end = lastOf(events);
  const at = new Date(end).toISOString();
  return {
    log: events,
    money: payments.flatMap((payment) => (payment.status === 'paid' ? [moneyOf(payment, at)] : [])),
    rows: [],
    fetchedUntil: new Date(end + 1),
  };
}

/** The same, so many times slower: then the time of a cause passes in the midst of the log. */
export function slowed(world: World, times: number): World {
  const start = Date.parse(world.log[0]?.at ?? '');
  const later = (at: string): string => new Date(start + (Date.parse(at) - start) * times).toISOString();
  return {
    ...world,
    log: world.log.map((event) => ({ ...event, at: later(event.at) })),
    money: world.money.map((money) => ({
      ...money,
      firstChargeAt: money.firstChargeAt && later(money.firstChargeAt),
      refunds: mapped(money.refunds, (refund) => ({ ...refund, since: later(refund.since) })),
      disputes: mapped(money.disputes, (dispute) => ({ ...dispute, since: later(dispute.since) })),
      lastChangedAt: later(money.lastChangedAt),
    })),
    fetchedUntil: new Date(later(world.fetchedUntil.toISOString())),
  };
}

/** The same names, each with what is made of what it had. */
export function mapped<Each>(
  named: Readonly<Record<string, Each>>,
  make: (each: Each) => Each,
): Record<string, Each> {
  return Object.fromEntries(Object.entries(named).map(([name, each]) => [name, make(each)]));
}

/** Events are not written in the order of their times. */
export function lastOf(log: readonly PlainEvent[]): number {
  return Math.max(0, ...log.map(({ at }) => Date.parse(at)));
}

function moneyOf(
  { intentId, paymentId, amountCents, refunds, disputes }: Verdict['payments'][number],
  at: string,
): MoneyAtProvider {
  return {
    paymentIntentId: intentId,
    paymentId,
    chargedCents: amountCents,
    firstChargeAt: at,
    refunds: Object.fromEntries(
      refunds.map(({ refundId, status, amountCents }) => [
        refundId,
        { status, cents: amountCents, since: at },
      ]),
    ),
    disputes: Object.fromEntries(
      disputes.map(({ disputeId, status, lostCents }) => [
        disputeId,
        { status: status === 'unknown' ? ('inquiry' as const) : status, takenCents: lostCents, since: at },
      ]),
    ),
    isForeign: false,
    lastChangedAt: at,
  };
}
