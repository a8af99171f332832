/** Everything that somebody needs who is to check a period without us: the provider's side, ours, the match, the heads, and how to go about it. */
import { createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { providerLists, type ProviderList, type SignedHead } from '@rubicon/contracts';
import { Figures } from '../figures/index.js';
import { SignedHeads } from '../proof/index.js';
import { ChainedLedgers, type ChainedLedger } from './chained-ledger.js';
import { EntriesCsv } from './entries-csv.js';
import { evidenceReadme } from './evidence-words.js';
import type { ExportProgress, ExportScope, ExportSource } from './export-source.js';
import { FetchedRows } from './fetched-rows.js';
import { Moments, type Moment } from './moments.js';
import { piecesOf } from './pieces.js';
import { ProviderCsv } from './provider-csv.js';
import { zipOf, type ZippedFile } from './zip.js';

@Injectable()
export class EvidenceZip implements ExportSource {
  constructor(
    private readonly entries: EntriesCsv,
    private readonly provider: ProviderCsv,
    private readonly fetched: FetchedRows,
    private readonly ledgers: ChainedLedgers,
    private readonly heads: SignedHeads,
    private readonly figures: Figures,
    private readonly moments: Moments,
  ) {}

  contents(scope: ExportScope, progress: ExportProgress, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    return this.moments.during(scope, (moment) => this.zipped(moment, progress, signal));
  }

  private async *zipped(
    moment: Moment,
    progress: ExportProgress,
    signal: AbortSignal,
  ): AsyncGenerator<Uint8Array> {
    const { scope, payments } = moment;
    const ledger = await this.ledgers.of(scope, signal);
    const [entries, rows, versions] = await Promise.all([
      this.entries.count(scope),
      this.fetched.countLatest(scope),
      this.fetched.countVersions(scope),
    ]);
    progress.rowsTotal = entries + payments + rows + versions + ledger.events;
    const heads = await this.heads.upTo(ledger.heads);
    yield* zipOf([
      { name: 'README.txt', contents: () => [evidenceReadme(ledger)] },
      { name: 'books.json', contents: () => this.books(scope) },
      { name: 'months.json', contents: () => [jsonOf(monthsOf(ledger))] },
      { name: 'exceptions.csv', contents: () => [moment.exceptions] },
      { name: 'entries.csv', contents: () => partOf(this.entries, scope, progress, signal) },
      { name: 'match.csv', contents: () => moment.match(progress) },
      { name: 'provider.csv', contents: () => partOf(this.provider, scope, progress, signal) },
      ...providerLists.map((list) => ({
        name: `provider/${list}.jsonl`,
        contents: () => piecesOf(this.providerLines(scope, list, progress)),
      })),
      {
        name: 'ledger.jsonl',
        contents: () => piecesOf(this.ledgers.lines(ledger, progress, signal)),
      },
      { name: 'heads.json', contents: () => [jsonOf(heads)] },
      ...(await this.keysOf(heads)),
    ]);
  }

  private async *books({ period, position }: ExportScope): AsyncGenerator<string> {
    const { from, until } = period;
    const [opening, moved, closing] = await Promise.all([
      this.figures.closingAt(from, position),
      this.figures.movedIn(from, until, position),
      this.figures.closingAt(until, position),
    ]);
    yield jsonOf({
      unit: 'micro-dollars',
      from: from.toISOString(),
      until: until.toISOString(),
      position: position.toString(),
      opening,
      moved,
      closing,
    });
  }

  private async *providerLines(
    scope: ExportScope,
    list: ProviderList,
    progress: ExportProgress,
  ): AsyncGenerator<string> {
    for await (const page of this.fetched.versions(scope, list)) {
      for (const { id, version, createdAt, fetchedAt, paymentId, bodyHash, body } of page)
        yield JSON.stringify({ list, id, version, createdAt, fetchedAt, paymentId, bodyHash, body });
      progress.rowsDone += page.length;
    }
  }

  private async keysOf(heads: readonly SignedHead[]): Promise<ZippedFile[]> {
    const keys = await this.heads.keysOf(heads);
    return keys.map(({ keyId, publicKey }) => ({
      name: `keys/${keyId}.pem`,
      contents: () => [pemOf(publicKey)],
    }));
  }
}

/** A file as it is exported alone, whose rows count for the whole. */
async function* partOf(
  source: ExportSource<string>,
  scope: ExportScope,
  whole: ExportProgress,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const part: ExportProgress = { rowsDone: 0, rowsTotal: null };
  const before = whole.rowsDone;
  for await (const piece of source.contents(scope, part, signal)) {
    yield piece;
    whole.rowsDone = before + part.rowsDone;
  }
  whole.rowsDone = before + part.rowsDone;
}

function monthsOf({ months }: ChainedLedger): unknown[] {
  return months.map(({ chained }): unknown => JSON.parse(chained));
}

/** @param publicKey SubjectPublicKeyInfo, base64 */
function pemOf(publicKey: string): string {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return key.export({ format: 'pem', type: 'spki' }).toString();
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
