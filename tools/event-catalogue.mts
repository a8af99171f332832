/** Writes docs/events.md from the code; with `--check` it only says whether the file is up to date, and ends with 1 when not. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderEventCatalogue } from '../libs/domain/src/index.js';

const file = join(import.meta.dirname, '../docs/events.md');
const catalogue = renderEventCatalogue();

if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8')) !== catalogue) {
    console.error('docs/events.md is out of date: run npm run events');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, catalogue);
}
