/** Where the contents of a file come from. */
import type { Period } from '../period/index.js';

/** What a file is about, fixed when it is begun: pages that are read later still belong together. */
export interface ExportScope {
  readonly period: Period;
  /** Up to where the books count: what the log holds beyond is none of it. */
  readonly position: bigint;
  /** When it was begun. */
  readonly asOf: Date;
  /** What was fetched of the provider since is none of it. */
  readonly fetchedBy: Date;
}

/** Counted by the source, told by whoever writes. */
export interface ExportProgress {
  rowsDone: number;
  /** Null: not known yet. */
  rowsTotal: number | null;
}

export interface ExportSource<Piece extends string | Uint8Array = string | Uint8Array> {
  /**
   * The file from its beginning, in pieces of a megabyte at most; the next one is made when it is asked for.
   * @param signal ends what takes long
   */
  contents(scope: ExportScope, progress: ExportProgress, signal: AbortSignal): AsyncIterable<Piece>;
}
