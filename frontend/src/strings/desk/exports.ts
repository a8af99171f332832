import type { AuditExport, AuditExportKind } from '@rubicon/contracts';
import { plural } from '../locale.js';

/** Files that auditors ask for. */
export const exportStrings = {
  title: 'Exports',
  ask: 'Ask for a file',
  kind: 'What is in it',
  kinds: {
    entries_csv: 'Entries as CSV',
    exceptions_csv: 'Exceptions as CSV',
    provider_csv: 'Provider’s rows as CSV',
    ledger_jsonl: 'Ledger as JSON lines',
    evidence_zip: 'Evidence',
  } satisfies Record<AuditExportKind, string>,
  kindsSay: {
    entries_csv: 'Every event of the period and what it posts, in dollars and in whole micro-dollars.',
    exceptions_csv: 'Every exception of the period, who explained it, who accepted it, and why.',
    provider_csv: 'What the provider told of the period, amounts in its own units and currencies.',
    ledger_jsonl:
      'Every event from the ledger’s beginning with its hash, the heads and the keys: it can be checked alone.',
    evidence_zip: 'All of these in one archive, with how to check them.',
  } satisfies Record<AuditExportKind, string>,
  fromBeginning: 'It holds the ledger from its beginning until the last day of the period.',
  noPeriod: 'Give its first and its last day.',
  chosen: (period: string) => `${period}, UTC.`,
  submit: 'Ask for it',
  asked: 'It is being written.',
  askFailed: 'It could not be asked for. Try again.',
  list: 'What was asked for, newest first',
  none: 'Nobody has asked for a file yet.',
  file: 'File',
  ofPeriod: 'Period',
  by: 'Asked by',
  state: 'State',
  states: {
    waiting: 'Waits',
    running: 'Is being written',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  } satisfies Record<AuditExport['state'], string>,
  gone: 'Thrown away',
  progressOf: (kind: string) => `How far it is: ${kind}`,
  rows: (done: string, total: string) => `${done} of ${total} rows`,
  rowsSoFar: (written: string, count: number) => `${written} ${plural(count, { one: 'row', other: 'rows' })}`,
  until: 'Kept until {at}',
  download: 'Download',
  downloadOf: (file: string) => `Download ${file}`,
  cancel: 'Cancel',
  cancelOf: (file: string) => `Cancel ${file}`,
  cancelFailed: 'It could not be cancelled. Try again.',
};
