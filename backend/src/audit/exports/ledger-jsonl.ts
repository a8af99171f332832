/** The ledger's events with their chain and its signed heads, as `npm run audit:verify` reads them. */
import { Injectable } from '@nestjs/common';
import { ChainedLedgers } from './chained-ledger.js';
import type { ExportProgress, ExportScope, ExportSource } from './export-source.js';
import { piecesOf } from './pieces.js';

@Injectable()
export class LedgerJsonl implements ExportSource {
  constructor(private readonly ledgers: ChainedLedgers) {}

  async *contents(scope: ExportScope, progress: ExportProgress, signal: AbortSignal): AsyncGenerator<string> {
    const ledger = await this.ledgers.of(scope, signal);
    progress.rowsTotal = ledger.events;
    yield* piecesOf(this.ledgers.lines(ledger, progress, signal));
  }
}
