/** Waits until nothing is under way any more, as the operator's desk and an independent reader of the log see it. */
import { poll } from '@rubicon/local-stack';
import { auditLog, type AuditReport } from '../../src/audit/index.js';
import type { ProviderDesk } from '../provider-desk.js';
import { readLog } from '../read-log.js';
import type { Desks } from './desks.js';

export interface Quiet {
  /** From the last kill until it was seen, milliseconds; null: it was not. */
  readonly afterMs: number | null;
  /** The last one. */
  readonly audit: AuditReport;
}

const LOOK_EVERY_MS = 250;

export async function untilQuiet(
  desks: Desks,
  provider: ProviderDesk,
  eventStoreUrl: string,
  lastKillAt: number,
  withinMs: number,
): Promise<Quiet> {
  let last: AuditReport | null = null;
  const afterMs = await poll(
    async () => {
      if (!(await isStill(desks))) return null;
      const at = Date.now();
      last = await auditLog(readLog(eventStoreUrl), { quiescent: true, provider: await provider.books() });
      return last.holds ? at - lastKillAt : null;
    },
    { timeoutMs: Math.max(0, lastKillAt + withinMs - Date.now()), everyMs: LOOK_EVERY_MS },
  );
  const audit =
    last ?? (await auditLog(readLog(eventStoreUrl), { quiescent: true, provider: await provider.books() }));
  return { afterMs, audit };
}

/** Nothing waits to be told, nobody tells, and the read models have all there is. */
async function isStill(desks: Desks): Promise<boolean> {
  const { underWay, waiting, projection } = await desks.figures();
  return underWay.count === 0 && waiting?.count === 0 && projection.events === 0;
}
