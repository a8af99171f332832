/** What is wrong with a file that can be read: it is not what was exported, or not what was signed. */
export interface Fault {
  readonly kind: FaultKind;
  /** Names the first event, or head, that does not fit. */
  readonly sentence: string;
}

/** The first thing that does not fit, and how much of the file does. */
export interface Misfit {
  readonly fault: Fault;
  /** Events before it that fit. */
  readonly fits: number;
}

/** Null: there is no fault. */
export function misfitAfter(fits: number, fault: Fault | null): Misfit | null {
  return fault && { fault, fits };
}

export type FaultKind =
  /** An event, or its hash, is not what it was. */
  | 'changed'
  /** Events are not there. */
  | 'missing'
  /** An event was not in the ledger. */
  | 'added'
  /** An event stands at another place. */
  | 'moved'
  /** A head is missing, or is not what was signed. */
  | 'head'
  /** A key is not the expected one, or not there. */
  | 'key'
  /** The books do not balance, or cannot be kept. */
  | 'books';

/** It is no such file, or not all of it: nothing can be said of what it holds. */
export class BrokenLedgerFile extends Error {
  readonly code = 'broken_ledger_file';
  /** @param line from 1 */
  constructor(
    readonly line: number,
    what: string,
  ) {
    super(`Line ${line} ${what}.`);
  }
}
