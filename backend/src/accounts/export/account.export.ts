import { Injectable } from '@nestjs/common';
import type { User } from '@rubicon/contracts';
import { ExportPart } from '../../platform/export/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { Accounts } from '../accounts.js';
import { userOf } from '../user.js';

@Injectable()
export class AccountExport extends ExportPart {
  readonly name = 'account';

  constructor(private readonly accounts: Accounts) {
    super();
  }

  async read(playerId: string): Promise<User> {
    const account = await this.accounts.byPlayer(playerId);
    if (!account) throw new Refused('session_ended');
    return userOf(account);
  }
}
