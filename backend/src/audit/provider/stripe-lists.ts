/** Stripe's lists behind our port. */
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { stripeClient } from '../../payments/index.js';
import { AppConfig } from '../../platform/config/index.js';
import type { FetchedRow } from './fetched-row.js';
import {
  ProviderLists,
  ProviderTrouble,
  UnknownCursor,
  type FetchedPage,
  type PageAsked,
} from './provider-lists.js';
import { rowOfCharge, rowOfDispute, rowOfPayout, rowOfRefund, rowOfTransaction } from './stripe-rows.js';

const PAGE_ROWS = 100;
const MS_PER_SECOND = 1_000;

@Injectable()
export class StripeLists extends ProviderLists {
  private readonly stripe: Stripe;

  constructor(config: AppConfig) {
    super();
    this.stripe = stripeClient(config);
  }

  async page(asked: PageAsked): Promise<FetchedPage> {
    try {
      return await this.read(asked);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      if (error.code === 'resource_missing' && error.param === 'starting_after')
        throw new UnknownCursor(`the provider does not know ${asked.after} any more`);
      // What the provider says may repeat what was asked: it stays out.
      throw new ProviderTrouble(sentenceOf(error));
    }
  }

  private async read({ list, from, until, payoutId, after }: PageAsked): Promise<FetchedPage> {
    const created = {
      ...(from && { gte: secondsOf(from) }),
      ...(until && { lt: secondsOf(until) }),
    };
    const asked = {
      limit: PAGE_ROWS,
      ...(Object.keys(created).length > 0 && { created }),
      ...(after !== null && { starting_after: after }),
    };
    switch (list) {
      case 'balance_transactions': {
        const ofPayout = payoutId === null ? {} : { payout: payoutId };
        return pageOf(
          await this.stripe.balanceTransactions.list({ ...asked, ...ofPayout }),
          rowOfTransaction,
        );
      }
      case 'charges':
        return pageOf(await this.stripe.charges.list(asked), rowOfCharge);
      case 'refunds':
        return pageOf(await this.stripe.refunds.list(asked), rowOfRefund);
      case 'disputes':
        return pageOf(await this.stripe.disputes.list(asked), rowOfDispute);
      case 'payouts':
        return pageOf(await this.stripe.payouts.list(asked), rowOfPayout);
    }
  }
}

function pageOf<T>(
  { data, has_more }: { readonly data: readonly T[]; readonly has_more: boolean },
  rowOf: (object: T) => FetchedRow,
): FetchedPage {
  return { rows: data.map(rowOf), hasMore: has_more };
}

function sentenceOf(error: Stripe.errors.StripeError): string {
  const { StripeAuthenticationError, StripeConnectionError, StripePermissionError, StripeRateLimitError } =
    Stripe.errors;
  if (error instanceof StripeConnectionError) return 'The payment provider could not be reached.';
  if (error instanceof StripeRateLimitError) return 'The payment provider was asked too often.';
  if (error instanceof StripeAuthenticationError) return 'The payment provider refuses the key.';
  if (error instanceof StripePermissionError)
    return 'The payment provider does not let this key read the list.';
  return `The payment provider answered with an error (${error.code ?? error.type}).`;
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / MS_PER_SECOND);
}
