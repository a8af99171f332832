/** Name, address and password hash, and with them whatever hangs on the account. The name is free again. */
import { Injectable } from '@nestjs/common';
import { ErasureStep, type ErasureProgress } from '../../platform/erasure/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { AccountRow } from '../account.table.js';

@Injectable()
export class AccountRowStep extends ErasureStep {
  readonly name = 'account';
  readonly stage = 'account';

  constructor(private readonly database: AccountsDatabase) {
    super();
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    await this.database.repository(AccountRow).delete({ playerId });
    return 'done';
  }
}
