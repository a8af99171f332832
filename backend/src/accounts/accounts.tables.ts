import type { SliceTables } from '../platform/read-models/index.js';
import { AccountRow } from './account.table.js';
import {
  AccountsWithoutRole1764400000000,
  CreateAccounts1763700000000,
  CreatePasswordResets1763700000300,
  NamesByBeginning1764340000200,
} from './accounts.migrations.js';
import { PasswordResetRow } from './password-reset/password-reset.table.js';
import { SessionRow } from './sessions/session.table.js';

export const accountsTables: SliceTables = {
  accounts: {
    entities: [AccountRow, SessionRow, PasswordResetRow],
    migrations: [
      CreateAccounts1763700000000,
      CreatePasswordResets1763700000300,
      AccountsWithoutRole1764400000000,
      NamesByBeginning1764340000200,
    ],
  },
};
