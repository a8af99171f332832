/** Name, address and password hash, and with them whatever hangs on the account. The name is free again. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ErasureSteps, type ErasureProgress, type ErasureStep } from '../../platform/erasure/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { AccountRow } from '../account.table.js';

@Injectable()
export class AccountRowStep implements ErasureStep, OnModuleInit {
  readonly name = 'account';
  readonly stage = 'account';

  constructor(
    private readonly database: AccountsDatabase,
    private readonly steps: ErasureSteps,
  ) {}

  onModuleInit(): void {
    this.steps.register(this);
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    await this.database.repository(AccountRow).delete({ playerId });
    return 'done';
  }
}
