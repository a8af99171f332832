/** The rows of who works here, by id and by name. */
import { Injectable } from '@nestjs/common';
import { AccountsDatabase } from '../platform/read-models/index.js';
import { StaffAccountRow } from './staff-account.table.js';

@Injectable()
export class StaffAccounts {
  constructor(private readonly database: AccountsDatabase) {}

  byId(staffId: string): Promise<StaffAccountRow | null> {
    return this.database.repository(StaffAccountRow).findOneBy({ staffId });
  }

  async byName(name: string): Promise<StaffAccountRow | null> {
    // PostgreSQL holds no NUL, and no name has one.
    if (name.includes('\0')) return null;
    return this.database.repository(StaffAccountRow).findOneBy({ nameKey: staffNameKey(name) });
  }
}

/** When two names are the same. */
export function staffNameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
