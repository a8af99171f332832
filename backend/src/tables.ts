/** Every table of the backend, named by the slice or platform room that brings it. */
import { accountsTables } from './accounts/accounts.tables.js';
import { auditTables } from './audit/audit.tables.js';
import { charactersTables } from './characters/characters.tables.js';
import { creditsTables } from './credits/credits.tables.js';
import { demoTables } from './demo/demo.tables.js';
import { erasureTables } from './erasure/index.js';
import { modelProbeTables } from './model-pace/index.js';
import { operationsFiguresTables } from './operations/figures/figures.tables.js';
import { operationsRebuildTables } from './operations/rebuild/rebuild.tables.js';
import { paymentsTables } from './payments/payments.tables.js';
import { platformTables } from './platform/platform.tables.js';
import { playTables } from './play/play.tables.js';
import type { SliceTables } from './platform/read-models/index.js';
import { providerCostsTables } from './provider-costs/provider-costs.tables.js';
import { staffTables } from './staff/staff.tables.js';
import { statsTables } from './stats/stats.tables.js';
import { supportTables } from './support/support.tables.js';

export const allTables: readonly SliceTables[] = [
  platformTables,
  accountsTables,
  auditTables,
  charactersTables,
  creditsTables,
  demoTables,
  modelProbeTables,
  erasureTables,
  operationsFiguresTables,
  operationsRebuildTables,
  paymentsTables,
  playTables,
  providerCostsTables,
  staffTables,
  statsTables,
  supportTables,
];
