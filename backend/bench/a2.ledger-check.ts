/**
 * A2: the check of an exported ledger (`audit-verify-command.js`, as it is built), against one bare read of the same file in the same run: every line
 * read and parsed, events counted. Time of the whole program, from its start to its end, one after the other.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from '@rubicon/local-stack';
import { ratioFigure, type Figure } from './figure.js';
import { writeLongLedger } from './long-ledger.js';
import { mean, pairedRatio, type Pair } from './measure.js';

/** Of the time: half as many events a second. */
const AIM = 2;

export interface LedgerCheckOptions {
  readonly events: number;
  readonly runs: number;
}

export async function ledgerCheck({ events: atLeast, runs }: LedgerCheckOptions): Promise<Figure[]> {
  const folder = temporaryFolder();
  try {
    const file = join(folder.path, 'ledger.jsonl');
    const events = await writeLongLedger(file, atLeast);
    const pairs: Pair[] = [];
    for (let run = 0; run < runs; run += 1)
      pairs.push({
        reference: await msOf('bare-read.mjs', file, events),
        ours: await msOf('../dist/audit-verify-command.js', file, events),
      });
    return [ratioFigure('A2', `ms for ${events} events`, pairedRatio(pairs, mean), AIM)];
  } finally {
    folder.remove();
  }
}

/** @throws when the program ends with another code than 0, or counted otherwise */
async function msOf(program: string, file: string, events: number): Promise<number> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const start = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [path, file]);
  const ms = performance.now() - start;
  if (!stdout.includes(`${events} events`)) throw new Error(`${program} counted otherwise: ${stdout}`);
  return ms;
}
