/** What is typed: which files are meant, and what is answered where it is not understood. */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@rubicon/local-stack';
import { endLine, headerLine } from './file-format.js';
import { runVerifyCommand, type VerifyOutcome } from './verify-command.js';

const folder = temporaryFolder();
const { publicKey } = generateKeyPairSync('ed25519');
const EMPTY = 'ledger.jsonl';

beforeAll(() => {
  const lines = [headerLine(), endLine({ events: 0, keys: 0, heads: 0 })];
  writeFileSync(join(folder.path, EMPTY), `${lines.join('\n')}\n`);
  writeFileSync(join(folder.path, 'public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
});
afterAll(() => folder.remove());

async function* neverRead(): AsyncGenerator<Buffer> {}
const verify = (...words: string[]): Promise<VerifyOutcome> =>
  runVerifyCommand(words, neverRead(), folder.path);

it('looks for files in the folder in which it was typed, or where they are said to be', async () => {
  expect(await verify(EMPTY, '--key', 'public.pem')).toMatchObject({ exitCode: 0 });
  expect(await verify(join(folder.path, EMPTY))).toMatchObject({ exitCode: 0 });
  expect(await verify('none.jsonl')).toEqual({
    exitCode: 2,
    lines: [expect.stringContaining(join(folder.path, 'none.jsonl'))],
  });
  expect(await verify(EMPTY, '--key', 'none.pem')).toMatchObject({ exitCode: 2 });
});

it('holds the file against heads that it is given, in capitals or not', async () => {
  const heads = ['AB', 'cd'].map((byte) => byte.repeat(32));
  const { exitCode, lines } = await verify(EMPTY, ...heads.flatMap((head) => ['--head', head]));
  expect(exitCode).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(`No event has the head ${'ab'.repeat(32)}: `),
    'Nothing is known to fit.',
    `Known from outside: ${'ab'.repeat(32)} is the head at no event here.`,
    `Known from outside: ${'cd'.repeat(32)} is the head at no event here.`,
  ]);
});

it.each([['--help'], ['-h']])('%s prints how it is used, and is no mistake', async (word) => {
  expect(await verify(word)).toEqual({
    exitCode: 0,
    lines: [expect.stringMatching(/^npm run audit:verify -- FILE/)],
  });
});

it.each([
  [[], 'One file at a time, please.'],
  [[EMPTY, EMPTY], 'One file at a time, please.'],
  [[EMPTY, '--nonsense'], "Unknown option '--nonsense'"],
  [[EMPTY, '--key', EMPTY], `${EMPTY} holds no Ed25519 key.`],
  [[EMPTY, '--head', 'abc'], 'abc is no head of a chain: it has 64 hex digits.'],
])('%j is not understood', async (words, sentence) => {
  expect(await verify(...words)).toEqual({
    exitCode: 2,
    lines: [sentence, '', expect.stringMatching(/^npm run audit:verify -- FILE/)],
  });
});
