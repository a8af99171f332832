import { Global, Module } from '@nestjs/common';
import { Sessions } from '../platform/http/index.js';
import { AccountEmails } from './account-emails.js';
import { Accounts } from './accounts.js';
import { PlayerSessions } from './sessions/player-sessions.js';
import { SignInHooks } from './sessions/sign-in-hooks.js';

/** What others need of accounts: the guard its sessions, mail and checkout an address. */
@Global()
@Module({
  providers: [
    Accounts,
    AccountEmails,
    PlayerSessions,
    SignInHooks,
    { provide: Sessions, useExisting: PlayerSessions },
  ],
  exports: [Accounts, AccountEmails, PlayerSessions, SignInHooks, Sessions],
})
export class AccountsModule {}
