/** Staff for specs: the command of the machine, as an operator types it, and the codes of an authenticator app. */
import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const STEP_MS = 30_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** `npm run staff -- …` @returns what it printed */
export async function staffCommand(...words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['backend/dist/staff-command.js', ...words], {
    cwd: path.resolve('..'),
    env: { ...process.env, DATA_DIR: process.env.RUBICON_DATA },
  });
  return stdout;
}

/** @returns the path of the link to join by, with its token */
export async function invited(name: string, role: 'support' | 'auditor' | 'operator'): Promise<string> {
  const link = /\/staff\/join#\S+/.exec(await staffCommand('invite', name, '--role', role))?.[0];
  if (link === undefined) throw new Error('The command named no link to join by.');
  return link;
}

/**
 * What an app shows that was given the secret (RFC 6238).
 * @param steps of half a minute from now: a code works once, and one of the next step is taken already
 */
export function codeOf(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = digest[digest.length - 1]! & 0xf;
  return String((digest.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
