/** `npm start -- --narrators 4`: how many narrator processes there are. */
import { parseArgs } from 'node:util';
import { LocalStackError } from '../local-stack-error.js';

const NARRATORS_MAX = 16;

/** @param args behind the program's name. @returns null when it is not said. @throws LocalStackError invalid_setting */
export function narratorCount(args: readonly string[]): number | null {
  const given = narratorsIn(args);
  if (given === undefined) return null;
  const count = Number(given);
  if (!/^\d+$/.test(given) || count > NARRATORS_MAX)
    throw new LocalStackError(
      'invalid_setting',
      `--narrators is how many narrators there are, a whole number from 0 to ${NARRATORS_MAX}: not “${given}”.`,
    );
  return count;
}

function narratorsIn(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { narrators: { type: 'string' } } }).values.narrators;
  } catch {
    throw new LocalStackError(
      'invalid_setting',
      `“${args.join(' ')}” is not understood: npm start takes --narrators and a number from 0 to ${NARRATORS_MAX}, like npm start -- --narrators 4.`,
    );
  }
}
