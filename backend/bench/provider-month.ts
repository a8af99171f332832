/**
 * What the provider has of the long ledger's payments, kept as the product keeps what it fetches: a charge and a movement of the balance for each,
 * with its fee, paid out a page at a time.
 */
import { createHash } from 'node:crypto';
import { providerLists, type ProviderList } from '@rubicon/contracts';
import { canonicalize } from 'json-canonicalize';
import type { EntityManager } from 'typeorm';
import { amount, text } from '../src/audit/events/raw-event.js';
import type { TimedEvent } from '../src/audit/ledger/index.js';
import { appendRows } from '../src/audit/provider/append-rows.js';
import type { FetchedRow } from '../src/audit/provider/fetched-row.js';
import { ProviderFetchRow } from '../src/audit/provider/index.js';
import { insertRows } from '../src/platform/read-models/index.js';

/** As in the provider's answers. */
const ROWS_A_PAGE = 100;
const PAYMENTS_A_FAULT = 4_000;
const CENTS_TOO_MANY = 100;
const FEE_CENTS = 45;
const SETTLES_AFTER_MS = 2 * 86_400_000;
const MS_PER_SECOND = 1_000;

/** Of a payment, as its completion tells it. */
interface Completed {
  readonly paymentId: string;
  readonly paymentIntentId: string;
  readonly amountCents: number;
  readonly at: Date;
}

export class ProviderMonth {
  /** How many of its rows, or of those that are missing, do not fit to ours. */
  faults = 0;
  private readonly completed: Completed[] = [];
  private payments = 0;
  private payouts = 0;

  async take(tx: EntityManager, events: readonly TimedEvent[]): Promise<void> {
    for (const event of events) if (event.type === 'PaymentCompleted') this.charge(completedBy(event));
    while (this.completed.length >= ROWS_A_PAGE) await this.payOut(tx);
  }

  /** What is left, a movement that belongs to nobody, and that all lists were fetched. */
  async complete(tx: EntityManager, until: Date): Promise<void> {
    await this.payOut(tx);
    const stray = movement('stray', 'charge', -1_234, new Date(until.getTime() - SETTLES_AFTER_MS), null);
    this.faults += 1;
    await appendRows(tx, [stray], until, null);
    await insertRows(
      tx,
      ProviderFetchRow,
      providerLists.map((list) => ({
        list,
        state: 'complete' as const,
        changedAt: until,
        rows: this.payments,
        fetchedUntil: until,
        completedAt: until,
      })),
    );
  }

  /** Of many payments the provider took nothing of one, and too much of another. */
  private charge(payment: Completed): void {
    const fault = [0, 1].indexOf(this.payments++ % PAYMENTS_A_FAULT);
    if (fault >= 0) this.faults += 1;
    if (fault !== 0)
      this.completed.push({
        ...payment,
        amountCents: payment.amountCents + (fault === 1 ? CENTS_TOO_MANY : 0),
      });
  }

  private async payOut(tx: EntityManager): Promise<void> {
    const paid = this.completed.splice(0, ROWS_A_PAGE);
    const last = paid.at(-1);
    if (!last) return;
    const payoutId = `po_${this.payouts++}`;
    const arrivesAt = new Date(last.at.getTime() + SETTLES_AFTER_MS);
    const cents = paid.reduce((sum, { amountCents }) => sum + amountCents - FEE_CENTS, 0);
    await appendRows(tx, paid.map(chargeOf), last.at, null);
    await appendRows(tx, [payoutOf(payoutId, cents, arrivesAt)], arrivesAt, null);
    await appendRows(
      tx,
      [...paid.map(movementOf), movement(payoutId, 'payout', -cents, arrivesAt, payoutId)],
      arrivesAt,
      payoutId,
    );
  }
}

function completedBy(event: TimedEvent): Completed {
  return {
    paymentId: text(event, 'paymentId'),
    paymentIntentId: text(event, 'paymentIntentId'),
    amountCents: amount(event, 'amountCents'),
    at: new Date(event.at),
  };
}

function chargeOf({ paymentId, paymentIntentId, amountCents, at }: Completed): FetchedRow {
  const id = `ch_${paymentIntentId}`;
  return {
    ...row('charges', 'charge', amountCents, at, {
      id,
      object: 'charge',
      amount: amountCents,
      amount_captured: amountCents,
      amount_refunded: 0,
      balance_transaction: `txn_${id}`,
      captured: true,
      created: at.getTime() / MS_PER_SECOND,
      currency: 'usd',
      disputed: false,
      livemode: true,
      metadata: { paymentId },
      outcome: { network_status: 'approved_by_network', risk_level: 'normal', type: 'authorized' },
      paid: true,
      payment_intent: paymentIntentId,
      payment_method_details: { type: 'card', card: { brand: 'visa', funding: 'credit', country: 'US' } },
      refunded: false,
      status: 'succeeded',
    }),
    status: 'succeeded',
    paymentIntentId,
    paymentId,
  };
}

function movementOf({ paymentIntentId, amountCents, at }: Completed): FetchedRow {
  const chargeId = `ch_${paymentIntentId}`;
  return movement(chargeId, 'charge', amountCents, at, chargeId, FEE_CENTS);
}

function payoutOf(id: string, cents: number, at: Date): FetchedRow {
  const created = at.getTime() / MS_PER_SECOND;
  return {
    ...row('payouts', 'payout', cents, at, {
      id,
      object: 'payout',
      amount: cents,
      arrival_date: created,
      automatic: true,
      balance_transaction: `txn_${id}`,
      created,
      currency: 'usd',
      method: 'standard',
      reconciliation_status: 'completed',
      status: 'paid',
      type: 'bank_account',
    }),
    status: 'paid',
    availableAt: at,
  };
}

function movement(
  name: string,
  type: 'charge' | 'payout',
  cents: number,
  at: Date,
  sourceId: string | null,
  fee = 0,
): FetchedRow {
  const availableAt = type === 'payout' ? at : new Date(at.getTime() + SETTLES_AFTER_MS);
  const net = cents - fee;
  return {
    ...row('balance_transactions', type, cents, at, {
      id: `txn_${name}`,
      object: 'balance_transaction',
      amount: cents,
      available_on: availableAt.getTime() / MS_PER_SECOND,
      balance_type: 'payments',
      created: at.getTime() / MS_PER_SECOND,
      currency: 'usd',
      exchange_rate: null,
      fee,
      fee_details: [{ amount: fee, application: null, currency: 'usd', type: 'stripe_fee' }],
      net,
      reporting_category: type,
      source: sourceId,
      status: 'available',
      type,
    }),
    status: 'available',
    fee,
    net,
    availableAt,
    sourceId,
  };
}

function row(
  list: ProviderList,
  type: string,
  cents: number,
  createdAt: Date,
  body: { readonly id: string } & Record<string, unknown>,
): FetchedRow {
  return {
    list,
    id: body.id,
    createdAt,
    type,
    status: null,
    currency: 'usd',
    amount: cents,
    fee: null,
    net: null,
    availableAt: null,
    sourceId: null,
    paymentIntentId: null,
    paymentId: null,
    body,
    bodyHash: createHash('sha256').update(canonicalize(body)).digest('hex'),
  };
}
