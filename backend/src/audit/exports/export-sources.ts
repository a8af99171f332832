import { Injectable } from '@nestjs/common';
import type { AuditExportKind } from '@rubicon/contracts';
import { EntriesCsv } from './entries-csv.js';
import { EvidenceZip } from './evidence-zip.js';
import { ExceptionsCsv } from './exceptions-csv.js';
import type { ExportSource } from './export-source.js';
import { LedgerJsonl } from './ledger-jsonl.js';
import { ProviderCsv } from './provider-csv.js';

@Injectable()
export class ExportSources {
  private readonly byKind: Readonly<Record<AuditExportKind, ExportSource>>;

  constructor(
    entries: EntriesCsv,
    exceptions: ExceptionsCsv,
    provider: ProviderCsv,
    ledger: LedgerJsonl,
    evidence: EvidenceZip,
  ) {
    this.byKind = {
      entries_csv: entries,
      exceptions_csv: exceptions,
      provider_csv: provider,
      ledger_jsonl: ledger,
      evidence_zip: evidence,
    };
  }

  of(kind: AuditExportKind): ExportSource {
    return this.byKind[kind];
  }
}
