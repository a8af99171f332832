/** Writes docs/roles.md from the built backend; with `--check` it only says whether the file is up to date, and ends with 1 when not. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describeRoles } from '../backend/dist/describe-api.js';

const file = join(import.meta.dirname, '../docs/roles.md');
const { callers, calls } = await describeRoles();

const row = (cells) => `| ${cells.join(' | ')} |`;
const text = [
  '# Who may call what',
  '',
  'Every call of the API and whom it answers: nobody in particular, a signed-in player, and each role of the staff. Generated from the code: change it there. Without the role a call of the staff answers 404, as if there were nothing; a player’s call answers 401 without a sign-in. That it is so is tested from a table kept by hand, `backend/test/roles.int.spec.ts`.',
  '',
  row(['call', ...callers]),
  row(['---', ...callers.map(() => '---')]),
  ...calls.map(({ call, may }) =>
    row([`\`${call}\``, ...callers.map((each) => (may.includes(each) ? 'yes' : ''))]),
  ),
  '',
].join('\n');
const page = await format(text, { ...(await resolveConfig(file)), filepath: file });

if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== page) {
    console.error('docs/roles.md is out of date: run npm run roles');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, page);
}
