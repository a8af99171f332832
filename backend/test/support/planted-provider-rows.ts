/** Rows of the provider's balance that belong to none of our payments. */
import type { PlantedFault } from './planted-fault.js';
import type { Till } from './till.js';

export class PlantedProviderRows {
  constructor(private readonly till: Till) {}

  async topUp(): Promise<PlantedFault> {
    await this.till.atDashboard('balance/usd/topup', { amount: '1000' });
    return {
      ...rowOf(await this.newest('topup', 'usd')),
      cause: 'provider_row_without_payment',
      amountMicroUsd: 10_000_000,
      sentence: 'A row of kind topup of $10.00 belongs to no payment of ours.',
    };
  }

  async soldWithoutTheShop(): Promise<PlantedFault> {
    await this.till.atDashboard('balance/usd/charge', { amount: '300' });
    return {
      ...rowOf(await this.newest('charge', 'usd'), 'balance_transactions', 'charges'),
      cause: 'provider_row_without_payment',
      amountMicroUsd: 3_000_000,
      sentence: 'A row of kind charge of $3.00 belongs to no payment of ours.',
    };
  }

  /** What a euro is worth nobody here can say. */
  async soldForEuros(): Promise<PlantedFault> {
    await this.till.atDashboard('balance/eur/charge', { amount: '700' });
    return {
      ...rowOf(await this.newest('charge', 'eur'), 'balance_transactions', 'charges'),
      cause: 'foreign_currency',
      amountMicroUsd: 0,
      sentence: 'A row of kind charge is of 7.00 EUR: its worth in dollars is not known here.',
    };
  }

  private async newest(type: string, currency: string): Promise<string> {
    const { data } = await this.till.stripe.balanceTransactions.list({ type, currency, limit: 1 });
    return data[0]!.id;
  }
}

function rowOf(
  itemId: string,
  ...rows: PlantedFault['evidence']['rows']
): Pick<PlantedFault, 'itemKind' | 'itemId' | 'playerId' | 'evidence'> {
  return {
    itemKind: 'provider_row',
    itemId,
    playerId: null,
    evidence: {
      events: [],
      rows: rows.length > 0 ? rows : ['balance_transactions'],
      sides: [],
      clearingMicroUsd: null,
    },
  };
}
