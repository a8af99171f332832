import { Module } from '@nestjs/common';
import { StaffModule } from '../../staff/index.js';
import { ExceptionsModule } from '../exceptions/index.js';
import { FiguresModule } from '../figures/index.js';
import { ProofModule } from '../proof/index.js';
import { ProviderModule } from '../provider/index.js';
import { ChainedLedgers } from './chained-ledger.js';
import { EntriesCsv } from './entries-csv.js';
import { EvidenceZip } from './evidence-zip.js';
import { ExceptionsCsv } from './exceptions-csv.js';
import { ExportJobs } from './export-jobs.js';
import { ExportSources } from './export-sources.js';
import { ExportWork } from './export-work.js';
import { FetchedRows } from './fetched-rows.js';
import { LedgerJsonl } from './ledger-jsonl.js';
import { MatchCsv } from './match-csv.js';
import { Moments } from './moments.js';
import { MonthEvents } from './month-events.js';
import { ProviderCsv } from './provider-csv.js';

/** Files for auditors: written in the background. */
@Module({
  imports: [ExceptionsModule, FiguresModule, ProofModule, ProviderModule, StaffModule],
  providers: [
    ChainedLedgers,
    EntriesCsv,
    EvidenceZip,
    ExceptionsCsv,
    ExportJobs,
    ExportSources,
    ExportWork,
    FetchedRows,
    LedgerJsonl,
    MatchCsv,
    Moments,
    MonthEvents,
    ProviderCsv,
  ],
})
export class AuditExportsAuditorModule {}
