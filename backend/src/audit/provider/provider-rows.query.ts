/** The provider's rows, newest first. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ProviderList, ProviderRowPage } from '@rubicon/contracts';
import { Clock } from '../../platform/clock/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { isAwaitingAt } from './awaiting-settlement.js';
import { LatestProviderRow } from './provider-row.table.js';
import { providerRowOf } from './provider-row.js';

export interface ProviderRowFilter {
  /** Null: any. */
  readonly list: ProviderList | null;
  /** Created from here, and before there. */
  readonly from: Date | null;
  readonly until: Date | null;
  readonly payoutId: string | null;
  /** Only what was not yet available at `until`, or is not by now if that is earlier, whenever it was created. */
  readonly isAwaiting: boolean;
}

export class ListProviderRows extends Query<ProviderRowPage> {
  constructor(
    readonly filter: ProviderRowFilter,
    /** `list:id` of the last row of the page before; null: from the newest on. */
    readonly before: string | null,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListProviderRows)
export class ListProviderRowsHandler implements IQueryHandler<ListProviderRows> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  /** @throws Refused `invalid_period` */
  async execute({ filter, before, limit }: ListProviderRows): Promise<ProviderRowPage> {
    const { list, from, until, payoutId, isAwaiting } = filter;
    if (from !== null && until !== null && from >= until) throw new Refused('invalid_period');
    const found = this.readModels.repository(LatestProviderRow).createQueryBuilder('latest').where('true');
    if (list !== null) found.andWhere('latest.list = :list', { list });
    if (from !== null && !isAwaiting) found.andWhere('latest.createdAt >= :from', { from });
    if (until !== null) found.andWhere('latest.createdAt < :until', { until });
    if (payoutId !== null) found.andWhere('latest.payoutId = :payoutId', { payoutId });
    const now = this.clock.now();
    if (isAwaiting) found.andWhere(isAwaitingAt(':at'), { at: until !== null && until < now ? until : now });
    const total = await found.getCount();
    if (before !== null) {
      const [lastList, lastId] = before.split(':');
      found.andWhere(
        `(latest.createdAt, latest.list, latest.id) < (
           SELECT last.created_at, last.list, last.id FROM provider_row last
           WHERE last.list = :lastList AND last.id = :lastId AND last.version = 1)`,
        { lastList, lastId },
      );
    }
    const page = await found
      .orderBy({ 'latest.createdAt': 'DESC', 'latest.list': 'DESC', 'latest.id': 'DESC' })
      .limit(limit)
      .getMany();
    const last = page.length === limit ? page.at(-1) : undefined;
    return { rows: page.map(providerRowOf), nextBefore: last ? `${last.list}:${last.id}` : null, total };
  }
}
