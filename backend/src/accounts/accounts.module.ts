import { Global, Module } from '@nestjs/common';
import { Sessions } from '../platform/http/index.js';
import { AccountEmails } from './account-emails.js';
import { Accounts } from './accounts.js';
import { PlayerSessions } from './sessions/player-sessions.js';

/** What others need of accounts: the guard its sessions, mail and checkout an address. */
@Global()
@Module({
  providers: [Accounts, AccountEmails, PlayerSessions, { provide: Sessions, useExisting: PlayerSessions }],
  exports: [Accounts, AccountEmails, PlayerSessions, Sessions],
})
export class AccountsModule {}
