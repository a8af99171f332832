import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { User } from '@rubicon/contracts';
import { ExportParts, type ExportPart } from '../../platform/export/index.js';
import { Accounts } from '../accounts.js';
import { sessionEnded } from '../session-ended.js';
import { userOf } from '../user.js';

@Injectable()
export class AccountExport implements ExportPart, OnModuleInit {
  readonly name = 'account';

  constructor(
    private readonly accounts: Accounts,
    private readonly parts: ExportParts,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  async read(playerId: string): Promise<User> {
    const account = await this.accounts.byPlayer(playerId);
    if (!account) throw sessionEnded();
    return userOf(account);
  }
}
