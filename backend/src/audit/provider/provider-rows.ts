/** The provider's side, as far as it has been fetched, for the other rooms of the audit. */
import { Injectable } from '@nestjs/common';
import type { ProviderList, ProviderRow } from '@rubicon/contracts';
import type { EntityManager } from 'typeorm';
import { ReadModels } from '../../platform/read-models/index.js';
import { fetchedUntil } from './fetched-until.js';
import { providerRowOf } from './provider-row.js';
import { LatestProviderRow } from './provider-row.table.js';

@Injectable()
export class ProviderRows {
  constructor(private readonly readModels: ReadModels) {}

  /** See `fetchedUntil`. @param tx read in its snapshot */
  fetchedUntil(tx: EntityManager = this.readModels.manager): Promise<Date | null> {
    return fetchedUntil(tx);
  }

  /** Of all lists, in the newest version of each, oldest first. */
  async of(paymentIntentId: string): Promise<ProviderRow[]> {
    const rows = await this.readModels
      .repository(LatestProviderRow)
      .find({ where: { paymentIntentId }, order: { createdAt: 'ASC', list: 'ASC', id: 'ASC' } });
    return rows.map(providerRowOf);
  }

  /** Its newest version. */
  async find(list: ProviderList, id: string): Promise<ProviderRow | null> {
    const row = await this.readModels.repository(LatestProviderRow).findOneBy({ list, id });
    return row ? providerRowOf(row) : null;
  }
}
