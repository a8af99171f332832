/** What had been fetched of the provider when an export was begun, of rows created in its period; a page at a time, oldest first. */
import { Injectable } from '@nestjs/common';
import type { ProviderList } from '@rubicon/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { ReadModels } from '../../platform/read-models/index.js';
import { ProviderRowVersion } from '../provider/index.js';
import type { ExportScope } from './export-source.js';

const PAGE_ROWS = 1_000;

@Injectable()
export class FetchedRows {
  constructor(private readonly readModels: ReadModels) {}

  countLatest(scope: ExportScope): Promise<number> {
    return this.latestOf(scope).getCount();
  }

  /** Of each row its newest version. */
  latest(scope: ExportScope): AsyncGenerator<ProviderRowVersion[]> {
    return this.pages(() => this.latestOf(scope));
  }

  countVersions(scope: ExportScope): Promise<number> {
    return this.fetched(scope).getCount();
  }

  /** Every version of every row of one list. */
  versions(scope: ExportScope, list: ProviderList): AsyncGenerator<ProviderRowVersion[]> {
    return this.pages(() => this.fetched(scope).andWhere('fetched.list = :list', { list }));
  }

  private async *pages(
    query: () => SelectQueryBuilder<ProviderRowVersion>,
  ): AsyncGenerator<ProviderRowVersion[]> {
    for (let last: ProviderRowVersion | undefined; ;) {
      const found = query();
      if (last)
        found.andWhere(
          '(fetched.createdAt, fetched.list, fetched.id, fetched.version) > (:lastCreatedAt, :lastList, :lastId, :lastVersion)',
          { lastCreatedAt: last.createdAt, lastList: last.list, lastId: last.id, lastVersion: last.version },
        );
      const page = await found
        .orderBy({
          'fetched.createdAt': 'ASC',
          'fetched.list': 'ASC',
          'fetched.id': 'ASC',
          'fetched.version': 'ASC',
        })
        .limit(PAGE_ROWS)
        .getMany();
      if (page.length > 0) yield page;
      if (page.length < PAGE_ROWS) return;
      last = page.at(-1);
    }
  }

  private latestOf(scope: ExportScope): SelectQueryBuilder<ProviderRowVersion> {
    // Versions have no gaps.
    return this.fetched(scope).andWhere(
      `NOT EXISTS (
         SELECT 1 FROM provider_row newer
         WHERE newer.list = fetched.list AND newer.id = fetched.id AND newer.version = fetched.version + 1
           AND newer.fetched_at <= :fetchedBy)`,
    );
  }

  private fetched({ period, fetchedBy }: ExportScope): SelectQueryBuilder<ProviderRowVersion> {
    return this.readModels
      .repository(ProviderRowVersion)
      .createQueryBuilder('fetched')
      .where('fetched.createdAt >= :from AND fetched.createdAt < :until', { ...period })
      .andWhere('fetched.fetchedAt <= :fetchedBy', { fetchedBy });
  }
}
