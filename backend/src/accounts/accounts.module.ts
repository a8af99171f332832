import { Global, Module } from '@nestjs/common';
import { AccountEmails } from './account-emails.js';
import { AccountSearch } from './account-search.js';
import { Accounts } from './accounts.js';
import { AllSignIns } from './sessions/all-sign-ins.js';

/** What others need of accounts, in every role: letters and checkout an address, support who somebody is and every sign-in. */
@Global()
@Module({
  providers: [Accounts, AccountEmails, AccountSearch, AllSignIns],
  exports: [Accounts, AccountEmails, AccountSearch, AllSignIns],
})
export class AccountsModule {}
