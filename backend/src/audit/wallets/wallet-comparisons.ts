/**
 * Each night every wallet is replayed from zero and held against its row of the read models: one pass over the raw log, up to where the read models
 * stand in one snapshot of them, whose rows are read a page at a time and not kept.
 */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WalletComparison } from '@rubicon/contracts';
import { Gauge } from 'prom-client';
import type { EntityManager } from 'typeorm';
import { EventStoreDb } from '../../platform/event-store/index.js';
import { Log, Metrics } from '../../platform/observability/index.js';
import { readCheckpoint, ReadModels } from '../../platform/read-models/index.js';
import { RecurringWork } from '../../platform/recurring-work/index.js';
import { rawEventOf } from '../events/raw-event-of.js';
import { nightlyWork, Nights } from '../nightly/index.js';
import { lastWalletComparison } from './last-wallet-comparison.js';
import { emptyWallet, ReplayedWallets, shownAccounts, type ShownWallet } from './replayed-wallets.js';
import { WalletComparisonRow } from './wallet-comparison.table.js';

const LOOK_EVERY_MS = 5_000;
const WORK = nightlyWork.wallets;
/** Rows read at once. */
const PAGE_SIZE = 10_000;
/** Accounts that are named. */
const DIFFERING_MAX = 1_000;

type BalanceRow = ShownWallet & { readonly player_id: string };

@Injectable()
export class WalletComparisons implements OnModuleInit {
  private readonly log: Log;
  private readonly differing: Gauge;

  constructor(
    private readonly work: RecurringWork,
    private readonly store: EventStoreDb,
    private readonly readModels: ReadModels,
    private readonly nights: Nights,
    log: Log,
    { registry }: Metrics,
  ) {
    this.log = log.for('wallets');
    this.differing = new Gauge({
      name: 'rubicon_audit_wallets_differing',
      help: 'Wallets whose read model was not what their events came to, in the last nightly comparison.',
      registers: [registry],
    });
  }

  onModuleInit(): void {
    this.work.register(WORK, LOOK_EVERY_MS, (signal) => this.compareWhenDue(signal));
  }

  private async compareWhenDue(signal: AbortSignal): Promise<void> {
    const last = await lastWalletComparison(this.readModels.manager);
    const comparison =
      (await this.nights.whenDue(WORK, last && new Date(last.at), (now) => this.compare(now, signal))) ??
      last;
    if (comparison) this.differing.set(walletsIn(comparison));
  }

  /** Null: nothing is in the read models yet. @throws EventStoreUnavailable; the signal's reason */
  private async compare(now: Date, signal: AbortSignal): Promise<WalletComparison | null> {
    const { position: known } = await readCheckpoint(this.readModels.manager);
    if (known === null) return null;
    const replayed = new ReplayedWallets();
    await this.replay(replayed, 'start', known, signal);
    const comparison = await this.readModels.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const position = (await readCheckpoint(tx)).position ?? known;
      await this.replay(replayed, known, position, signal);
      const { wallets, differing } = await comparedWith(tx, replayed);
      return { at: now.toISOString(), position: position.toString(), wallets, differing };
    });
    await this.readModels.repository(WalletComparisonRow).insert({
      comparedAt: now,
      position: comparison.position,
      wallets: comparison.wallets,
      differing: comparison.differing.slice(0, DIFFERING_MAX),
    });
    if (comparison.differing.length > 0)
      this.log.error('wallets differ from their replay', {
        wallets: walletsIn(comparison),
        position: comparison.position,
      });
    return comparison;
  }

  /** @param from exclusive @param until inclusive */
  private async replay(
    wallets: ReplayedWallets,
    from: bigint | 'start',
    until: bigint,
    signal: AbortSignal,
  ): Promise<void> {
    for await (const event of this.store.readAll({ from, categories: ['wallet'], signal })) {
      if (event.position > until) break;
      wallets.take(rawEventOf(event));
    }
    signal.throwIfAborted();
  }
}

/** What is left in the replay when all rows have been compared has no row. */
async function comparedWith(
  tx: EntityManager,
  replayed: ReplayedWallets,
): Promise<Pick<WalletComparison, 'wallets' | 'differing'>> {
  const differing: WalletComparison['differing'] = [];
  let wallets = 0;
  const compare = (playerId: string, shown: ShownWallet): void => {
    wallets += 1;
    differing.push(...differencesOf(playerId, replayed.takeOut(playerId), shown));
  };
  for await (const { player_id, ...shown } of rowsOf(tx)) compare(player_id, shown);
  for (const playerId of replayed.playerIds()) compare(playerId, emptyWallet);
  return { wallets, differing };
}

async function* rowsOf(tx: EntityManager): AsyncGenerator<BalanceRow> {
  const columns = shownAccounts.map((account) => `${account}::float8`).join(', ');
  for (let after: string | null = null; ;) {
    const rows: BalanceRow[] = await tx.query(
      `SELECT player_id, ${columns} FROM balance WHERE $1::uuid IS NULL OR player_id > $1
       ORDER BY player_id LIMIT ${PAGE_SIZE}`,
      [after],
    );
    yield* rows;
    after = rows.at(-1)?.player_id ?? null;
    if (rows.length < PAGE_SIZE) return;
  }
}

function differencesOf(
  playerId: string,
  byLog: ShownWallet,
  byRow: ShownWallet,
): WalletComparison['differing'] {
  return shownAccounts
    .filter((account) => byLog[account] !== byRow[account])
    .map((account) => ({ playerId, account, replayed: byLog[account], shown: byRow[account] }));
}

function walletsIn({ differing }: WalletComparison): number {
  return new Set(differing.map(({ playerId }) => playerId)).size;
}
