import { Global, Module } from '@nestjs/common';
import { AccountEmails } from './account-emails.js';
import { Accounts } from './accounts.js';
import { AllSignIns } from './sessions/all-sign-ins.js';

/** What others need of accounts, in every role: letters and checkout an address, support every sign-in. */
@Global()
@Module({ providers: [Accounts, AccountEmails, AllSignIns], exports: [Accounts, AccountEmails, AllSignIns] })
export class AccountsModule {}
