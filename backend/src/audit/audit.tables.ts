import { readModel, type SliceTables } from '../platform/read-models/index.js';
import { ExceptionCases1764500000200 } from './exception-cases/exception-case.migration.js';
import { exceptionCaseProjection } from './exception-cases/exception-case.projection.js';
import { ExceptionCaseRow } from './exception-cases/exception-case.table.js';
import {
  AuditExports1764500000500,
  AuditExportWaits1764500000510,
} from './exports/audit-export.migration.js';
import { AuditExportChunkRow, AuditExportRow } from './exports/audit-export.table.js';
import { LedgerDayRow } from './ledger-tables/ledger-day.table.js';
import { LedgerEventRow } from './ledger-tables/ledger-event.table.js';
import { LedgerItemRow } from './ledger-tables/ledger-item.table.js';
import {
  Ledger1764500000100,
  LedgerItemCompared1764500000600,
} from './ledger-tables/ledger-tables.migrations.js';
import { ledgerProjection } from './ledger-tables/ledger.projection.js';
import { NightlyAskRow } from './nightly/nightly-ask.table.js';
import { NightlyAttemptRow } from './nightly/nightly-attempt.table.js';
import {
  CreateNightlyAsk1764500000700,
  CreateNightlyAttempt1764500000620,
} from './nightly/nightly.migrations.js';
import { ChainLinkRow } from './proof/chain-link.table.js';
import { CreateChain1764500000400 } from './proof/proof.migrations.js';
import { SignedHeadRow } from './proof/signed-head.table.js';
import { SigningKeyRow } from './proof/signing-key.table.js';
import { WalletComparisonRow } from './wallets/wallet-comparison.table.js';
import { CreateWalletComparison1764500000410 } from './wallets/wallets.migrations.js';
import { WholeAuditRow } from './whole-log/whole-audit.table.js';
import { CreateWholeAudit1764500000420 } from './whole-log/whole-log.migrations.js';
import { providerTables } from './provider/provider.tables.js';

/** `app`: what no rebuild touches, the provider's rows and the chain; `readModels`: the ledger, and what auditors did about exceptions. */
export const auditTables: SliceTables = {
  readModels: {
    all: [
      readModel(ledgerProjection, LedgerEventRow, LedgerItemRow, LedgerDayRow),
      readModel(exceptionCaseProjection, ExceptionCaseRow),
    ],
    migrations: [Ledger1764500000100, ExceptionCases1764500000200, LedgerItemCompared1764500000600],
  },
  app: {
    entities: [
      AuditExportRow,
      AuditExportChunkRow,
      ChainLinkRow,
      NightlyAskRow,
      NightlyAttemptRow,
      SignedHeadRow,
      SigningKeyRow,
      WalletComparisonRow,
      WholeAuditRow,
      ...providerTables.entities,
    ],
    migrations: [
      AuditExports1764500000500,
      AuditExportWaits1764500000510,
      CreateChain1764500000400,
      CreateWalletComparison1764500000410,
      CreateWholeAudit1764500000420,
      CreateNightlyAttempt1764500000620,
      CreateNightlyAsk1764500000700,
      ...providerTables.migrations,
    ],
  },
};
