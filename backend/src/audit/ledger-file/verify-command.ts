/** `npm run audit:verify -- FILE [--key PUBLIC.pem]… [--head HASH]…` */
import { createPublicKey, type KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BrokenLedgerFile } from './fault.js';
import { keyIdOf } from './key-id.js';
import { tellVerdict } from './tell-verdict.js';
import { verifyLedgerFile } from './verify-ledger-file.js';

export interface VerifyOutcome {
  /** 0 all fits, or help was asked for, 1 something does not, 2 not understood: the command, or the file. */
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}

const usage = `npm run audit:verify -- FILE [--key PUBLIC.pem]… [--head HASH]…
FILE is a ledger.jsonl; - reads it from standard input. Files are looked for in the folder in which this is typed.
  --key   every head must be signed by one of these keys, and every event covered by a head
  --head  a head of the chain that you know from elsewhere, 64 hex digits: it must be the hash of one of the events
  --help  prints this`;
const HEAD = /^[0-9a-f]{64}$/i;
/** Bytes read at once. */
const CHUNK_SIZE = 1_048_576;

/** What was typed cannot be followed: the sentence says why. */
class UsageError extends Error {}

interface VerifyCommandLine {
  readonly asksForHelp: boolean;
  /** `-`: standard input. */
  readonly file: string;
  readonly keyFiles: readonly string[];
  /** Hex, in small letters. */
  readonly heads: readonly string[];
}

/**
 * @param words behind `npm run audit:verify --`
 * @param folder in which files are looked for
 */
export async function runVerifyCommand(
  words: readonly string[],
  standardInput: AsyncIterable<Buffer>,
  folder: string,
): Promise<VerifyOutcome> {
  try {
    const { asksForHelp, file, keyFiles, heads } = read(words);
    if (asksForHelp) return { exitCode: 0, lines: [usage] };
    const keys = await Promise.all(keyFiles.map((keyFile) => publicKeyIn(keyFile, folder)));
    const expected = keys.length === 0 ? null : new Map(keys);
    const chunks =
      file === '-' ? standardInput : createReadStream(resolve(folder, file), { highWaterMark: CHUNK_SIZE });
    const verdict = await verifyLedgerFile(chunks as AsyncIterable<Buffer>, expected, heads);
    return { exitCode: verdict.fault ? 1 : 0, lines: tellVerdict(verdict) };
  } catch (error) {
    if (error instanceof UsageError) return { exitCode: 2, lines: [error.message, '', usage] };
    if (error instanceof BrokenLedgerFile) return { exitCode: 2, lines: [error.message] };
    if (isSystemError(error)) return { exitCode: 2, lines: [`The file cannot be read: ${error.message}.`] };
    throw error;
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error;
}

function read(words: readonly string[]): VerifyCommandLine {
  const { positionals, values } = parsed(words);
  const asksForHelp = values.help === true;
  const [file = '', ...rest] = positionals;
  if (!asksForHelp && (file === '' || rest.length > 0)) throw new UsageError('One file at a time, please.');
  return { asksForHelp, file, keyFiles: values.key ?? [], heads: (values.head ?? []).map(headIn) };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        key: { type: 'string', multiple: true },
        head: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

function headIn(word: string): string {
  if (!HEAD.test(word)) throw new UsageError(`${word} is no head of a chain: it has 64 hex digits.`);
  return word.toLowerCase();
}

async function publicKeyIn(file: string, folder: string): Promise<[string, KeyObject]> {
  const pem = await readFile(resolve(folder, file));
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType === 'ed25519')
      return [keyIdOf(key.export({ type: 'spki', format: 'der' })), key];
  } catch {
    // Said below.
  }
  throw new UsageError(`${file} holds no Ed25519 key.`);
}
