/** How far the provider's lists have been fetched. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { providerLists, type ProviderFetches } from '@rubicon/contracts';
import { Clock } from '../../platform/clock/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { ProviderFetchRow } from './provider-fetch.table.js';

/** A page and its rows take seconds: after so long without one, whoever fetched is gone. */
const SILENT_AFTER_MS = 2 * 60 * 1_000;
const GONE = 'Whoever fetched it ended; the next round goes on where it stopped.';

export class GetProviderFetches extends Query<ProviderFetches> {}

@QueryHandler(GetProviderFetches)
export class GetProviderFetchesHandler implements IQueryHandler<GetProviderFetches> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<ProviderFetches> {
    const known = await this.readModels.repository(ProviderFetchRow).find();
    // One list after another: whichever moved last tells that somebody is there.
    const touchedAt = Math.max(
      ...known.flatMap(({ changedAt, askedAt }) => [changedAt.getTime(), askedAt?.getTime() ?? 0]),
    );
    const isSilent = touchedAt < this.clock.now().getTime() - SILENT_AFTER_MS;
    return {
      lists: providerLists.map((list) => {
        const row = known.find((each) => each.list === list);
        if (row === undefined)
          return { list, rows: 0, fetchedUntil: null, state: 'never', at: null, trouble: null };
        const state = row.askedAt === null ? row.state : 'fetching';
        const isGone = state === 'fetching' && isSilent;
        return {
          list,
          rows: row.rows,
          fetchedUntil: row.fetchedUntil?.toISOString() ?? null,
          state: isGone ? 'interrupted' : state,
          at: row.changedAt.toISOString(),
          trouble: isGone ? GONE : row.trouble,
        };
      }),
    };
  }
}
