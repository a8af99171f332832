/** What was typed behind `npm run audit --`, as what is to be done. */
import { parseArgs } from 'node:util';
import { monthPeriod } from '@rubicon/domain';
import { Refused } from '../../platform/refusals/index.js';
import type { BooksPeriod } from '../ledger/index.js';
import { instantOf, periodOf } from '../period/index.js';

export const usage = `npm run audit
npm run audit -- --month 2026-11
npm run audit -- --from 2026-11-01T00:00:00Z --until 2026-11-08T00:00:00Z
  --at-rest  nothing is under way any more: what still is breaks an invariant
  --all      names every exception, not the first of each cause
  --json     prints it all as JSON
  --help     prints this`;

export interface AuditCommandLine {
  readonly period: BooksPeriod;
  readonly isAtRest: boolean;
  readonly showsAll: boolean;
  readonly asJson: boolean;
}

/** The command was not understood: the sentence says why. */
export class UsageError extends Error {}

/** @returns `help` when only that is asked for @throws UsageError */
export function readAuditCommand(words: readonly string[], now: Date): AuditCommandLine | 'help' {
  const { values } = parsed(words);
  if (values.help) return 'help';
  return {
    period: periodIn(values, now),
    isAtRest: values['at-rest'] === true,
    showsAll: values.all === true,
    asJson: values.json === true,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        from: { type: 'string' },
        until: { type: 'string' },
        month: { type: 'string' },
        'at-rest': { type: 'boolean' },
        all: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

interface Asked {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly month?: string | undefined;
}

function periodIn({ from, until, month }: Asked, now: Date): BooksPeriod {
  if (month !== undefined && (from !== undefined || until !== undefined))
    throw new UsageError('A month is a period: --from and --until do not go with it.');
  try {
    if (month !== undefined) return periodOf(monthPeriod(monthIn(month)), now);
    if (from === undefined)
      return { from: null, until: until === undefined ? null : instantOf('until', until) };
    return periodOf({ from, until: until ?? now.toISOString() }, now);
  } catch (error) {
    throw error instanceof Refused ? new UsageError(error.detail) : error;
  }
}

function monthIn(month: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new UsageError(`${month} is no month: it is written like 2026-11.`);
  return month;
}
