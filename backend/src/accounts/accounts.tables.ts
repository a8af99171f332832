import type { SliceTables } from '../platform/read-models/index.js';
import { AccountRow } from './account.table.js';
import { CreateAccounts1763700000000 } from './accounts.migrations.js';
import { SessionRow } from './sessions/session.table.js';

export const accountsTables: SliceTables = {
  accounts: { entities: [AccountRow, SessionRow], migrations: [CreateAccounts1763700000000] },
};
