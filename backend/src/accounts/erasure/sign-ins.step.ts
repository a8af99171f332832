/** Sign-ins end with the request; one that was begun in the same moment, or that a crash left, ends here. */
import { Injectable } from '@nestjs/common';
import { ErasureStep, type ErasureProgress } from '../../platform/erasure/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { SessionRow } from '../sessions/session.table.js';

@Injectable()
export class SignInsStep extends ErasureStep {
  readonly name = 'sign_ins';
  readonly stage = 'stop';

  constructor(private readonly database: AccountsDatabase) {
    super();
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    await this.database.repository(SessionRow).delete({ playerId });
    return 'done';
  }
}
