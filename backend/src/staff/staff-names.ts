/** What staff are called, for who reads what they did. */
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AccountsDatabase } from '../platform/read-models/index.js';
import { StaffAccountRow } from './staff-account.table.js';

/** Of who was dismissed: their name went with them. */
const FORMER = 'former staff';

@Injectable()
export class StaffNames {
  constructor(private readonly database: AccountsDatabase) {}

  /** By id, one for each that is asked. */
  async of(staffIds: readonly string[]): Promise<Map<string, string>> {
    const names = new Map(staffIds.map((id): [string, string] => [id, FORMER]));
    if (names.size === 0) return names;
    const rows = await this.database.repository(StaffAccountRow).find({
      select: { staffId: true, name: true },
      where: { staffId: In([...names.keys()]) },
    });
    for (const { staffId, name } of rows) names.set(staffId, name);
    return names;
  }
}
