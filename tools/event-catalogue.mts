/**
 * Writes what is made from the events' types: their JSON Schema and their catalogue, docs/events.md. With `--check` it only says whether both
 * are up to date, and ends with 1 when not.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderEventSchema, schemaFile } from './event-schema.mjs';

const isCheck = process.argv.includes('--check');

async function keep(file: string, content: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === content) return;
  if (!isCheck) return writeFile(file, content);
  console.error(`${file} is out of date: run npm run events`);
  process.exitCode = 1;
}

await keep(schemaFile, await renderEventSchema());
// Only now: the catalogue tells of the schema that was just written.
const { renderEventCatalogue } = await import('../libs/domain/src/index.js');
await keep(join(import.meta.dirname, '../docs/events.md'), renderEventCatalogue());
