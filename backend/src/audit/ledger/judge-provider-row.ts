import type { ProviderRow } from '@rubicon/contracts';
import { dollarsOfCents } from '../../platform/text/dollars.js';
import { writtenMinor } from '../../platform/text/minor-units.js';
import type { Finding } from './causes.js';
import { MICRO_USD_PER_CENT } from './payment-item.js';
import { payoutsAndFees } from './provider-row-types.js';

/**
 * What is wrong with a row of the provider's that belongs to no payment of ours. Every movement of money has one row in its balance, so that the
 * other lists, which tell of the same money, are not asked.
 */
export function judgeProviderRow(
  row: Pick<ProviderRow, 'list' | 'id' | 'createdAt' | 'type' | 'currency' | 'amountMinor' | 'paymentId'>,
): Finding | null {
  const { list, id, createdAt, type, currency, amountMinor, paymentId } = row;
  if (list !== 'balance_transactions' || paymentId !== null) return null;
  const about = { itemKind: 'provider_row', itemId: id, playerId: null, since: createdAt } as const;
  if (currency.toLowerCase() !== 'usd')
    return {
      ...about,
      cause: 'foreign_currency',
      // Nobody here can say what it is worth.
      amountMicroUsd: 0,
      sentence: `A row of kind ${type} is of ${writtenMinor(amountMinor, currency)}: its worth in dollars is not known here.`,
    };
  if (payoutsAndFees.includes(type)) return null;
  return {
    ...about,
    cause: 'provider_row_without_payment',
    amountMicroUsd: Math.abs(amountMinor) * MICRO_USD_PER_CENT,
    sentence: `A row of kind ${type} of ${dollarsOfCents(amountMinor)} belongs to no payment of ours.`,
  };
}
