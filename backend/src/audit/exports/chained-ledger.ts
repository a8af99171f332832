/**
 * The part of the ledger's chain that a file holds: from its beginning, so that it can be checked, to the first signed head that covers the end of a
 * period, so that whoever changed its last events would be found out, and to the heads by which its months were closed.
 */
import { Injectable } from '@nestjs/common';
import type { SignedHead } from '@rubicon/contracts';
import { Chain, LedgerFile, SignedHeads, type ChainLink, type LedgerFileExtent } from '../proof/index.js';
import type { ExportProgress, ExportScope } from './export-source.js';
import { lastHeadOf, MonthEvents, type MonthEvent } from './month-events.js';

export interface ChainedLedger extends LedgerFileExtent {
  /** What stands beside it in the same file counts up to its position, which it holds, and events behind it up to the head. */
  readonly scope: ExportScope;
  /** How the months until the end of its period were closed: it holds the heads of these closes. */
  readonly months: readonly MonthEvent[];
  /** How many events behind the last head there are: none, unless nobody can sign here. */
  readonly unsigned: number;
}

@Injectable()
export class ChainedLedgers {
  constructor(
    private readonly chain: Chain,
    private readonly heads: SignedHeads,
    private readonly file: LedgerFile,
    private readonly monthEvents: MonthEvents,
  ) {}

  async of(scope: ExportScope, signal: AbortSignal): Promise<ChainedLedger> {
    // Read first: the chain has come to their heads by then.
    const months = await this.monthEvents.until(scope.period.until);
    await this.chain.catchUp(signal);
    const extent = await (scope.period.until <= scope.asOf ? this.past(scope, months) : this.goingOn(scope));
    const [last] = (await this.heads.upTo(extent.heads)).slice(-1);
    return { ...extent, scope, months, unsigned: Math.max(0, extent.events - (last?.events ?? 0)) };
  }

  /** Counts its events as rows, and not what stands before and after them. */
  async *lines(ledger: ChainedLedger, progress: ExportProgress, signal: AbortSignal): AsyncGenerator<string> {
    let number = 0;
    for await (const line of this.file.lines(ledger, signal)) {
      yield line;
      if (number >= 1 && number <= ledger.events) progress.rowsDone += 1;
      number += 1;
    }
  }

  /** It ends with the head of the last close; else with the day's, or whichever came first; and where none came yet, with one of its own. */
  private async past({ period }: ExportScope, months: readonly MonthEvent[]): Promise<LedgerFileExtent> {
    const ofClose = lastHeadOf(months);
    const events = await this.chain.countUntil(period.until);
    if (ofClose && ofClose.events >= events) return { events: ofClose.events, heads: ofClose.number };
    if (events > 0 && this.heads.canSign && !(await this.heads.firstCovering(events)))
      await this.heads.sign('asked');
    return this.file.covering(events);
  }

  /** It ends with the first head that covers the chain's end, or, where none does yet, with one of its own. */
  private async goingOn({ position }: ExportScope): Promise<LedgerFileExtent> {
    const last = await this.chain.last();
    if (last && this.heads.canSign) {
      const { events, number } = (await this.headAt(last)) ?? (await this.heads.sign('asked'));
      return { events, heads: number };
    }
    return this.file.covering(await this.chain.countUntil(position));
  }

  /** Null: none was signed there, or what was signed is not what the chain has there. */
  private async headAt({ number, hash }: ChainLink): Promise<SignedHead | null> {
    const head = await this.heads.firstCovering(number);
    return head?.head === hash.toString('hex') ? head : null;
  }
}
