/**
 * A1: the books of a month and what does not fit in it, as an auditor's desk asks for them, against one bare aggregate over the month's events in the
 * same run: every account summed up, by a connection to the same database. The tables are filled beforehand, by the product.
 */
import { isDeepStrictEqual } from 'node:util';
import type { AccountAmounts, AuditExceptionPage, AuditSummary } from '@rubicon/contracts';
import { startLocalStack, temporaryFolder } from '@rubicon/local-stack';
import pg from 'pg';
import { amountsOf, sumsOfAccounts, type SumsRow } from '../src/audit/ledger-tables/index.js';
import { startBackend } from '../trials/start-backend.js';
import { AuditDesk } from './audit-desk.js';
import { ratioFigure, type Figure } from './figure.js';
import { mean, pairedRatio, type Pair } from './measure.js';
import { fillMonth, type FilledMonth, type Month } from './month-of-ledger.js';

/** Of the time. */
const AIM = 3;

const bareAggregate = `
  SELECT ${sumsOfAccounts('ledger_event')} FROM ledger_event WHERE at >= $1 AND at < $2`;

export interface MonthMatchedOptions {
  readonly events: number;
  readonly runs: number;
}

export async function monthMatched({ events: atLeast, runs }: MonthMatchedOptions): Promise<Figure[]> {
  const folder = temporaryFolder();
  const stack = await startLocalStack({ dataDir: folder.path });
  const env = { ...stack.env, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const databaseUrl = stack.env['DATABASE_URL']!;
  const backend = await startBackend(env);
  const client = new pg.Client({
    connectionString: databaseUrl,
    options: '-c search_path=read_models,app',
  });
  try {
    const month = lastMonth(new Date());
    const filled = await fillMonth(databaseUrl, month, atLeast);
    const desk = await AuditDesk.open(backend.origin, { ...process.env, ...env });
    await client.connect();
    await compare(client, desk, month, filled);
    const pairs: Pair[] = [];
    for (let run = 0; run < runs; run += 1)
      pairs.push({
        reference: await msOf(() => sumUp(client, month)),
        ours: await msOf(() => look(desk, month)),
      });
    return [ratioFigure('A1', `ms for ${filled.events} events`, pairedRatio(pairs, mean), AIM)];
  } finally {
    await client.end();
    await backend.stop();
    await stack.stop();
    folder.remove();
  }
}

/** The last one that is over, in UTC. */
function lastMonth(now: Date): Month {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month - 1)), until: new Date(Date.UTC(year, month)) };
}

/** Once, which warms both up. @throws when they do not say the same, or not all that is wrong was found */
async function compare(
  client: pg.Client,
  desk: AuditDesk,
  month: Month,
  { faults }: FilledMonth,
): Promise<void> {
  const sums = await sumUp(client, month);
  const { summary, page } = await look(desk, month);
  if (!isDeepStrictEqual(summary.moved, sums))
    throw new Error(`the desk says ${JSON.stringify(summary.moved)}, and the events ${JSON.stringify(sums)}`);
  if (page.total !== faults || summary.exceptions.open !== faults)
    throw new Error(`${page.total} exceptions were found, and ${faults} were planted`);
}

async function sumUp(client: pg.Client, { from, until }: Month): Promise<AccountAmounts> {
  const { rows } = await client.query<SumsRow>(bareAggregate, [from, until]);
  return amountsOf(rows[0]!);
}

/** What the desk asks for when a month is opened: its figures, and the first page of what does not fit. */
async function look(
  desk: AuditDesk,
  month: Month,
): Promise<{ readonly summary: AuditSummary; readonly page: AuditExceptionPage }> {
  const [from, until] = [month.from.toISOString(), month.until.toISOString()];
  return {
    summary: await desk.read<AuditSummary>('summary', { from, until }),
    page: await desk.read<AuditExceptionPage>('exceptions', { until }),
  };
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
