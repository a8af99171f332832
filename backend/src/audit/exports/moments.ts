/**
 * What the read models say at one moment. They are read in one short transaction and what they say is laid aside, since its place in a file may come
 * much later: a transaction that stays open would hold up a rebuilt schema that is to be swapped in.
 */
import { Injectable } from '@nestjs/common';
import type { EntityManager, QueryRunner } from 'typeorm';
import { readCheckpoint, ReadModels } from '../../platform/read-models/index.js';
import { ProviderRows } from '../provider/index.js';
import { ExceptionsCsv } from './exceptions-csv.js';
import type { ExportProgress, ExportScope } from './export-source.js';
import { MatchCsv } from './match-csv.js';

export interface Moment {
  /** As it was asked for, with what was known at the moment. */
  readonly scope: ExportScope;
  readonly exceptions: string;
  /** In the match. */
  readonly payments: number;
  match(progress: ExportProgress): AsyncGenerator<string>;
}

@Injectable()
export class Moments {
  constructor(
    private readonly readModels: ReadModels,
    private readonly providerRows: ProviderRows,
    private readonly exceptions: ExceptionsCsv,
    private readonly matched: MatchCsv,
  ) {}

  /** @param use while it lasts, the moment holds a connection */
  async *during<Piece>(
    scope: ExportScope,
    use: (moment: Moment) => AsyncIterable<Piece>,
  ): AsyncGenerator<Piece> {
    const connection = this.readModels.dataSource.createQueryRunner();
    try {
      yield* use(await this.read(connection, scope));
    } finally {
      await connection.query('DROP TABLE IF EXISTS laid_aside').catch(() => undefined);
      await connection.release();
    }
  }

  private async read(connection: QueryRunner, asked: ExportScope): Promise<Moment> {
    // Asked first: what is in the tables is at least that.
    const fetchedUntil = await this.providerRows.fetchedUntil();
    await connection.startTransaction('REPEATABLE READ');
    try {
      const { manager } = connection;
      const exceptions = await this.exceptions.text(asked, manager);
      const scope = await momentOf(manager, asked);
      await manager.query(
        'CREATE TEMPORARY TABLE laid_aside (number integer PRIMARY KEY, payments integer NOT NULL, csv text NOT NULL)',
      );
      let pieces = 0;
      let payments = 0;
      for await (const piece of this.matched.pieces(scope, fetchedUntil, manager)) {
        await manager.query('INSERT INTO laid_aside VALUES ($1, $2, $3)', [
          pieces,
          piece.payments,
          piece.csv,
        ]);
        pieces += 1;
        payments += piece.payments;
      }
      await connection.commitTransaction();
      return { scope, exceptions, payments, match: (progress) => laidAside(connection, pieces, progress) };
    } catch (error) {
      await connection.rollbackTransaction().catch(() => undefined);
      throw error;
    }
  }
}

/** Up to where the books, and what was fetched of the provider, go in the snapshot. */
async function momentOf(snapshot: EntityManager, scope: ExportScope): Promise<ExportScope> {
  const { position } = await readCheckpoint(snapshot);
  const [{ at }] = await snapshot.query<[{ at: Date | null }]>(
    'SELECT max(fetched_at) AS at FROM provider_row',
  );
  return { ...scope, position: position ?? scope.position, fetchedBy: at ?? scope.fetchedBy };
}

async function* laidAside(
  connection: QueryRunner,
  pieces: number,
  progress: ExportProgress,
): AsyncGenerator<string> {
  for (let number = 0; number < pieces; number += 1) {
    const [{ csv, payments }] = (await connection.query(
      'SELECT csv, payments FROM laid_aside WHERE number = $1',
      [number],
    )) as [{ csv: string; payments: number }];
    yield csv;
    progress.rowsDone += payments;
  }
}
