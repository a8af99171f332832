/** Writes `ledger.jsonl` from the log itself, which is read again and held against the chain: what does not fit is not exported. */
import { Injectable } from '@nestjs/common';
import type { StoredEvent } from '@rubicon/eventsourcing';
import { EventStoreDb } from '../../platform/event-store/index.js';
import { chainedCategories } from '../ledger-file/chained.js';
import { endLine, eventLine, headerLine, headLine, keyLine } from '../ledger-file/file-format.js';
import { beforeTheFirst, linkHash } from '../ledger-file/link-hash.js';
import { Chain, type ChainLink } from './chain.js';
import { canonicalEvent } from './canonical-event.js';
import { canonicalHead } from './head-body.js';
import { SignedHeads } from './signed-heads.js';

/** The log does not say any more what it said when the chain was made. */
export class LogDoesNotFitChain extends Error {
  readonly code = 'log_does_not_fit_chain';
}

/** How much of the chain a file holds. */
export interface LedgerFileExtent {
  readonly events: number;
  /** Those from the first to this number; 0: none. */
  readonly heads: number;
}

@Injectable()
export class LedgerFile {
  constructor(
    private readonly store: EventStoreDb,
    private readonly chain: Chain,
    private readonly heads: SignedHeads,
  ) {}

  /** What a file has to hold so that its first `events` are signed: up to the first head that covers them; where there is none yet, these alone. */
  async covering(events: number): Promise<LedgerFileExtent> {
    if (events === 0) return { events, heads: 0 };
    const head = await this.heads.firstCovering(events);
    if (head) return { events: head.events, heads: head.number };
    const [last] = await this.heads.newest(1);
    return { events, heads: last?.number ?? 0 };
  }

  /**
   * The file's lines, without their newlines: the chain from its beginning, and its heads.
   * @throws LogDoesNotFitChain naming the first event; the signal's reason; EventStoreUnavailable
   */
  async *lines(extent: LedgerFileExtent, signal: AbortSignal): AsyncGenerator<string> {
    const heads = await this.heads.upTo(extent.heads);
    const keys = await this.heads.keysOf(heads);
    yield headerLine();
    yield* this.eventLines(extent.events, signal);
    for (const key of keys) yield keyLine(key);
    for (const { signature, ...head } of heads) yield headLine(signature, canonicalHead(head));
    yield endLine({ events: extent.events, keys: keys.length, heads: heads.length });
  }

  private async *eventLines(events: number, signal: AbortSignal): AsyncGenerator<string> {
    if (events === 0) return;
    const log = this.store.readAll({ from: 'start', categories: chainedCategories, signal });
    const reading = log[Symbol.asyncIterator]();
    let before = beforeTheFirst;
    try {
      for await (const link of this.chain.links(events)) {
        const canonical = canonicalEvent(await eventOf(link, reading, signal));
        before = linkHash(before, canonical);
        if (!before.equals(link.hash))
          throw new LogDoesNotFitChain(
            `event ${link.number} of the ledger (${link.eventId}) at position ${link.position} is not what it was when it was chained`,
          );
        yield eventLine(link.number, link.hash, canonical);
      }
    } finally {
      await reading.return?.(undefined);
    }
  }
}

/** The event that a link covers; those before it are none of the ledger's. */
async function eventOf(
  link: ChainLink,
  reading: AsyncIterator<StoredEvent>,
  signal: AbortSignal,
): Promise<StoredEvent> {
  for (;;) {
    const next = await reading.next();
    signal.throwIfAborted();
    if (!next.done && next.value.position < link.position) continue;
    if (!next.done && next.value.position === link.position) return next.value;
    throw new LogDoesNotFitChain(
      `event ${link.number} of the ledger (${link.eventId}) at position ${link.position} is not in the log any more`,
    );
  }
}
