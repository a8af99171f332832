/** The end of the play: everything comes to rest, and is judged. */
import { poll } from '@rubicon/local-stack';
import { auditLog, type AuditReport } from '../../src/audit/index.js';
import { readLog } from '../read-log.js';
import type { Dice } from '../dice.js';
import type { ProviderDesk } from '../provider-desk.js';
import { lastWord } from './banks.js';
import type { Cast } from './cast.js';
import { compareWithTold } from './told.js';

const AT_REST_WITHIN_MS = 150_000;
const LOOK_EVERY_MS = 500;

export interface Verdict {
  readonly audit: AuditReport;
  /** Where what people were told, or are shown, is not what the log says. */
  readonly differences: readonly string[];
}

/** Waits until nothing is under way and all that is known agrees; answers the last look when it does not in time. */
export async function untilAtRest(
  eventStoreUrl: string,
  desk: ProviderDesk,
  cast: Cast,
  dice: Dice,
): Promise<Verdict> {
  let verdict: Verdict | null = null;
  await poll(
    async () => {
      const isDecided = !(await lastWord(desk, dice));
      const audit = await auditLog(readLog(eventStoreUrl), { quiescent: true, provider: await desk.books() });
      verdict = { audit, differences: await compareWithTold(cast, audit) };
      return isDecided && audit.holds && verdict.differences.length === 0 ? true : null;
    },
    { timeoutMs: AT_REST_WITHIN_MS, everyMs: LOOK_EVERY_MS },
  );
  if (verdict === null) throw new Error('nobody has looked');
  return verdict;
}
