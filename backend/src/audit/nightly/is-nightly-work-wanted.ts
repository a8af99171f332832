import { MoreThan, type EntityManager } from 'typeorm';
import { NightlyAskRow } from './nightly-ask.table.js';
import { NightlyAttemptRow } from './nightly-attempt.table.js';

/** What began longer ago has ended with its process. */
const LONGEST_MS = 3_600_000;

/** Whether any of it is asked for or under way. */
export async function isNightlyWorkWanted(database: EntityManager, now: Date): Promise<boolean> {
  const beganAt = MoreThan(new Date(now.getTime() - LONGEST_MS));
  return (await database.exists(NightlyAskRow)) || (await database.existsBy(NightlyAttemptRow, { beganAt }));
}
