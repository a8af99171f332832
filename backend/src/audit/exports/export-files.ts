/** What the file of an export is called, and what it is. */
import type { AuditExportKind } from '@rubicon/contracts';
import type { Period } from '../period/index.js';

interface FileKind {
  readonly name: string;
  readonly extension: string;
  readonly type: string;
}

const csv = { extension: 'csv', type: 'text/csv' };

export const fileKinds: Readonly<Record<AuditExportKind, FileKind>> = {
  entries_csv: { name: 'entries', ...csv },
  exceptions_csv: { name: 'exceptions', ...csv },
  provider_csv: { name: 'provider', ...csv },
  // https://jsonlines.org, https://github.com/wardi/jsonlines/issues/19
  ledger_jsonl: { name: 'ledger', extension: 'jsonl', type: 'application/x-ndjson' },
  evidence_zip: { name: 'evidence', extension: 'zip', type: 'application/zip' },
};

/** For example `rubicon-entries-2026-10-01-until-2026-11-01.csv`. */
export function fileNameOf(kind: AuditExportKind, { from, until }: Period): string {
  const { name, extension } = fileKinds[kind];
  return `rubicon-${name}-${inName(from)}-until-${inName(until)}.${extension}`;
}

/** The day, where one begins; else the second, without what file systems do not take. */
function inName(instant: Date): string {
  const [day, time] = instant.toISOString().slice(0, 19).split('T') as [string, string];
  return time === '00:00:00' ? day : `${day}T${time.replaceAll(':', '')}Z`;
}
