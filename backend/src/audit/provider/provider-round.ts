/**
 * One round over all lists of the provider. Each list is read in windows of creation, newest row first, a page at a time; a page's rows and the place
 * after it are kept together, so that a round that was interrupted goes on where it stopped. What changes or comes while a window is read is in
 * the next one: windows overlap. Whoever was overtaken, because it held its lease no more and did not know, finds the place moved and stops.
 */
import { Injectable } from '@nestjs/common';
import { providerLists, type ProviderList } from '@rubicon/contracts';
import { In, IsNull, type EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { Clock } from '../../platform/clock/index.js';
import { insertRows, ReadModels } from '../../platform/read-models/index.js';
import { appendRows } from './append-rows.js';
import { ProviderFetchRow } from './provider-fetch.table.js';
import { ProviderLists, ProviderTrouble, UnknownCursor, type FetchedPage } from './provider-lists.js';
import { LatestProviderRow } from './provider-row.table.js';
import { settling, windowFrom } from './settling.js';

/** What was created a moment ago may not be in every list yet. */
const SETTLED_AFTER_MS = 60_000;
const MS_PER_SECOND = 1_000;
const FAILED = 'What was fetched could not be kept; the log says why.';
const FORGETS = 'The payment provider forgets its rows while they are read.';
const ENDED = 'Whoever fetched it was told to end.';

/** Whom a balance transaction belongs to is known from the others: it comes last. */
const inOrder: readonly ProviderList[] = [
  'charges',
  'refunds',
  'disputes',
  'payouts',
  'balance_transactions',
];

const unmappedPayouts = `
  SELECT id FROM provider_row_latest AS payout
  WHERE list = 'payouts' AND (body->'automatic')::boolean AND body->>'reconciliation_status' = 'completed'
    AND NOT EXISTS (SELECT 1 FROM provider_payout_mapped mapped WHERE mapped.payout_id = payout.id)
  ORDER BY created_at, id`;

/** Another process has read on from where this one was. */
class Overtaken extends Error {}

@Injectable()
export class ProviderRound {
  constructor(
    private readonly lists: ProviderLists,
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  /** @returns whether all lists were read to their ends, or another process is reading them; otherwise `provider_fetch` says what troubled */
  async run(signal: AbortSignal): Promise<boolean> {
    await this.begin();
    const until = new Date(
      Math.floor((this.clock.now().getTime() - SETTLED_AFTER_MS) / MS_PER_SECOND) * MS_PER_SECOND,
    );
    try {
      for (const list of inOrder) {
        await this.fetchList(list, until, signal);
        if (list === 'balance_transactions') await this.mapPayouts(signal);
        await this.change(list, { state: 'complete', trouble: null, completedAt: this.clock.now() });
      }
      return true;
    } catch (error) {
      if (error instanceof Overtaken) return true;
      const isTrouble = error instanceof ProviderTrouble;
      await this.readModels.repository(ProviderFetchRow).update(
        { state: 'fetching' },
        {
          state: 'interrupted',
          trouble: isTrouble ? error.message : FAILED,
          changedAt: this.clock.now(),
        },
      );
      if (!isTrouble) throw error;
      return false;
    }
  }

  /** What was asked for until now is answered by this round. */
  private async begin(): Promise<void> {
    const now = this.clock.now();
    await insertRows(
      this.readModels.manager,
      ProviderFetchRow,
      providerLists.map((list) => ({
        list,
        state: 'fetching' as const,
        changedAt: now,
        rows: 0,
        completedAt: now,
      })),
      { replace: ['state', 'changedAt', 'askedAt'] },
    );
  }

  /** A window that a round before left open is read to its end, then a new one. */
  private async fetchList(list: ProviderList, until: Date, signal: AbortSignal): Promise<void> {
    let fetch = await this.fetchOf(list);
    while (fetch.windowUntil !== null || fetch.fetchedUntil === null || fetch.fetchedUntil < until) {
      if (fetch.windowUntil === null) await this.openWindow(fetch, until);
      await this.readWindow(list, signal);
      fetch = await this.fetchOf(list);
    }
  }

  private async openWindow(fetch: ProviderFetchRow, until: Date): Promise<void> {
    const { list, fetchedUntil } = fetch;
    const oldest = await this.readModels.repository(LatestProviderRow).findOne({
      where: { list, status: In([...settling[list].undecided]) },
      order: { createdAt: 'ASC' },
    });
    await this.move(this.readModels.manager, fetch, {
      windowFrom: windowFrom(list, fetchedUntil, oldest?.createdAt ?? null),
      windowUntil: until,
      cursor: null,
    });
  }

  private async readWindow(list: ProviderList, signal: AbortSignal): Promise<void> {
    let beganAnew = false;
    for (;;) {
      const fetch = await this.fetchOf(list);
      const { windowFrom: from, windowUntil: until, cursor: after } = fetch;
      let page: FetchedPage;
      try {
        page = await this.page({ list, from, until, payoutId: null, after }, signal);
      } catch (error) {
        if (!(error instanceof UnknownCursor)) throw error;
        // Once: a provider that forgets each time would be asked for ever.
        if (beganAnew) throw new ProviderTrouble(FORGETS);
        beganAnew = true;
        await this.move(this.readModels.manager, fetch, { cursor: null });
        continue;
      }
      const isLast = !page.hasMore || page.rows.length === 0;
      await this.keep(page, null, (tx, added) =>
        this.move(tx, fetch, {
          rows: () => `rows + ${added}`,
          ...(isLast
            ? { fetchedUntil: until, windowFrom: null, windowUntil: null, cursor: null }
            : { cursor: page.rows.at(-1)?.id ?? null }),
        }),
      );
      if (isLast) return;
    }
  }

  /** Which transactions an automatic payout paid is told by the payout: a day's, so that one that was interrupted begins anew. */
  private async mapPayouts(signal: AbortSignal): Promise<void> {
    const payouts = await this.readModels.manager.query<{ readonly id: string }[]>(unmappedPayouts);
    const list = 'balance_transactions';
    for (const { id: payoutId } of payouts) {
      let after: string | null = null;
      for (let isLast = false; !isLast;) {
        const page: FetchedPage = await this.page({ list, from: null, until: null, payoutId, after }, signal);
        isLast = !page.hasMore || page.rows.length === 0;
        after = page.rows.at(-1)?.id ?? null;
        await this.keep(page, payoutId, async (tx, added) => {
          await tx.update(
            ProviderFetchRow,
            { list },
            { rows: () => `rows + ${added}`, changedAt: this.clock.now() },
          );
          if (isLast)
            await tx.query('INSERT INTO provider_payout_mapped (payout_id, mapped_at) VALUES ($1, $2)', [
              payoutId,
              this.clock.now(),
            ]);
        });
      }
    }
  }

  private async page(asked: Parameters<ProviderLists['page']>[0], signal: AbortSignal): Promise<FetchedPage> {
    if (signal.aborted) throw new ProviderTrouble(ENDED);
    return this.lists.page(asked);
  }

  /** @param rest of the same transaction, told how many rows were not known before */
  private async keep(
    { rows }: FetchedPage,
    payoutId: string | null,
    rest: (tx: EntityManager, added: number) => Promise<unknown>,
  ): Promise<void> {
    await this.readModels.dataSource.transaction(async (tx) => {
      await rest(tx, await appendRows(tx, rows, this.clock.now(), payoutId));
    });
  }

  private fetchOf(list: ProviderList): Promise<ProviderFetchRow> {
    return this.readModels.repository(ProviderFetchRow).findOneByOrFail({ list });
  }

  /** @throws Overtaken when the list does not stand any more where it was found */
  private async move(
    database: EntityManager,
    { list, fetchedUntil, windowUntil, cursor }: ProviderFetchRow,
    change: QueryDeepPartialEntity<ProviderFetchRow>,
  ): Promise<void> {
    const { affected } = await database.update(
      ProviderFetchRow,
      {
        list,
        fetchedUntil: fetchedUntil ?? IsNull(),
        windowUntil: windowUntil ?? IsNull(),
        cursor: cursor ?? IsNull(),
      },
      { ...change, changedAt: this.clock.now() },
    );
    if (affected !== 1) throw new Overtaken();
  }

  private async change(list: ProviderList, change: Partial<ProviderFetchRow>): Promise<void> {
    await this.readModels
      .repository(ProviderFetchRow)
      .update({ list }, { ...change, changedAt: this.clock.now() });
  }
}
