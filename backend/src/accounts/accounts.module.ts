import { Global, Module } from '@nestjs/common';
import { AccountEmails } from './account-emails.js';
import { Accounts } from './accounts.js';

/** What others need of accounts, in every role: letters and checkout an address. */
@Global()
@Module({ providers: [Accounts, AccountEmails], exports: [Accounts, AccountEmails] })
export class AccountsModule {}
