/** Writes libs/contracts/openapi.json from the built backend; with `--check` it only says whether the file is up to date, and ends with 1 when not. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeApi } from '../backend/dist/describe-api.js';

const file = join(import.meta.dirname, '../libs/contracts/openapi.json');
const document = `${JSON.stringify(await describeApi(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8')) !== document) {
    console.error('libs/contracts/openapi.json is out of date: run npm run openapi');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, document);
}
