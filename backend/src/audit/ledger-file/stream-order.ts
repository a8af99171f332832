/** Whether the events of each stream are all there, in order. */
import { isChainedWhole } from './chained.js';

export interface StreamGap {
  readonly streamId: string;
  /** The revision that was due. */
  readonly due: number;
  readonly found: number;
  /** Number of the event that was found. */
  readonly number: number;
  /** Number of the stream's event before; 0: there is none. */
  readonly after: number;
}

interface LastOfStream {
  revision: number;
  number: number;
}

export class StreamOrder {
  private readonly streams = new Map<string, LastOfStream>();

  /**
   * Of games and prologues only some events are in the ledger: their revisions grow, with gaps. All others have none.
   * @returns null: it is what was due
   */
  take(streamId: string, revision: number, number: number): StreamGap | null {
    const last = this.streams.get(streamId);
    const due = last ? last.revision + 1 : 0;
    const after = last?.number ?? 0;
    if (last) {
      last.revision = revision;
      last.number = number;
    } else {
      this.streams.set(streamId, { revision, number });
    }
    if (revision === due) return null;
    if (revision > due && !isChainedWhole(streamId)) return null;
    return { streamId, due, found: revision, number, after };
  }
}
