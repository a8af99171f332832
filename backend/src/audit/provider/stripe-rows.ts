/** Stripe's objects as rows: what is asked of them lies beside the body, which is kept as it was fetched. */
import { createHash } from 'node:crypto';
import { canonicalize } from 'json-canonicalize';
import type { ProviderList } from '@rubicon/contracts';
import type Stripe from 'stripe';
import { validate as isUuid } from 'uuid';
import type { FetchedRow } from './fetched-row.js';
import { withoutPersonalFields } from './without-personal-fields.js';

const MS_PER_SECOND = 1_000;

export function rowOfTransaction(transaction: Stripe.BalanceTransaction): FetchedRow {
  const { type, status, fee, net, available_on, source } = transaction;
  return {
    ...kept('balance_transactions', transaction),
    type,
    status,
    fee,
    net,
    availableAt: dateOf(available_on),
    sourceId: idOf(source),
  };
}

export function rowOfCharge(charge: Stripe.Charge): FetchedRow {
  return {
    ...kept('charges', charge),
    status: charge.status,
    paymentIntentId: idOf(charge.payment_intent),
    paymentId: paymentIdIn(charge.metadata),
  };
}

export function rowOfRefund(refund: Stripe.Refund): FetchedRow {
  return {
    ...kept('refunds', refund),
    status: refund.status,
    sourceId: idOf(refund.charge),
    paymentIntentId: idOf(refund.payment_intent),
    paymentId: paymentIdIn(refund.metadata),
  };
}

export function rowOfDispute(dispute: Stripe.Dispute): FetchedRow {
  return {
    ...kept('disputes', dispute),
    status: dispute.status,
    sourceId: idOf(dispute.charge),
    paymentIntentId: idOf(dispute.payment_intent),
  };
}

export function rowOfPayout(payout: Stripe.Payout): FetchedRow {
  return { ...kept('payouts', payout), status: payout.status, availableAt: dateOf(payout.arrival_date) };
}

interface Fetched {
  readonly id: string;
  readonly object: string;
  readonly created: number;
  readonly currency: string;
  readonly amount: number;
}

function kept(list: ProviderList, object: Fetched): FetchedRow {
  const { id, created, currency, amount } = object;
  const body = withoutPersonalFields(list, object);
  return {
    list,
    id,
    createdAt: dateOf(created),
    type: object.object,
    status: null,
    currency,
    amount,
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

/** Another product of the same account may call something else by this name. */
function paymentIdIn(metadata: Readonly<Record<string, string>> | null): string | null {
  const paymentId = metadata?.['paymentId'];
  return paymentId !== undefined && isUuid(paymentId) ? paymentId : null;
}

/** A field that is an id or, expanded, the object. */
function idOf(field: string | { readonly id: string } | null): string | null {
  return typeof field === 'string' ? field : (field?.id ?? null);
}

function dateOf(seconds: number): Date {
  return new Date(seconds * MS_PER_SECOND);
}
