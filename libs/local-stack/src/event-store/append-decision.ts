/**
 * Whether an append is let in: the original's rules (EventStoreDB, `IndexWriter.CheckCommit`), without deleted streams.
 *
 * Retries are recognised by event ids, never by contents, and only where the expected revision is behind the stream (or is
 * "any"): all ids stored in a row at the expected place → answered as the first time; the first id stored and a later one not
 * (a partial overlap) → wrong expected version.
 */
export type ExpectedRevision = number | 'any' | 'no_stream' | 'stream_exists';

export type AppendDecision =
  | { readonly kind: 'append' }
  /** A retry: its last event is stored at `lastRevision` already. */
  | { readonly kind: 'already_appended'; readonly lastRevision: number }
  | { readonly kind: 'wrong_expected_version' };

export const NO_STREAM = -1;

export interface StreamFacts {
  /** Revision of the stream's last event, or NO_STREAM. */
  readonly lastRevision: number;
  /** Id of the stream's event at a revision; undefined where there is none. Asked only for stored revisions. */
  idAt(revision: number): string | undefined;
  /** Where in this stream an event id is stored, if it is. Asked only for appends that expect no certain revision. */
  revisionOf(id: string): number | undefined;
}

const APPEND: AppendDecision = { kind: 'append' };
const WRONG: AppendDecision = { kind: 'wrong_expected_version' };

export function decideAppend(
  expected: ExpectedRevision,
  ids: readonly string[],
  stream: StreamFacts,
): AppendDecision {
  if (expected === 'stream_exists' && stream.lastRevision === NO_STREAM) return WRONG;
  if (expected === 'any' || expected === 'stream_exists') return decideAnywhere(ids, stream);
  return decideAt(expected === 'no_stream' ? NO_STREAM : expected, ids, stream);
}

function decideAnywhere(ids: readonly string[], stream: StreamFacts): AppendDecision {
  let lastRevision: number | undefined;
  for (const [index, id] of ids.entries()) {
    const revision = stream.revisionOf(id);
    if (revision === undefined) return index === 0 ? APPEND : WRONG;
    lastRevision = revision;
  }
  return lastRevision === undefined ? APPEND : { kind: 'already_appended', lastRevision };
}

function decideAt(expected: number, ids: readonly string[], stream: StreamFacts): AppendDecision {
  if (expected === stream.lastRevision) return APPEND;
  if (expected > stream.lastRevision || ids.length === 0) return WRONG;
  const retried = ids.every((id, index) => stream.idAt(expected + 1 + index) === id);
  return retried ? { kind: 'already_appended', lastRevision: expected + ids.length } : WRONG;
}
