/**
 * Checks docs/specification.md: every row says what, where and which test; every file it names is there, every quoted test name stands
 * in the file before it, and a deliberate difference names its decision. Ends with 1 and a line per fault.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = 'docs/specification.md';
const LAST_DECISION = 42;
const COLUMNS = 4;

const faults = [];
let rows = 0;
const identifiers = new Set();

for (const [index, line] of readFileSync(join(root, page), 'utf8').split('\n').entries()) {
  if (!line.startsWith('| ') || /^\|[\s:|-]+\|$/.test(line) || line.startsWith('| # ')) continue;
  rows += 1;
  const fault = (what) => faults.push(`${page}:${index + 1}: ${what}`);
  const cells = line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
  if (cells.length !== COLUMNS) {
    fault(`${cells.length} cells instead of ${COLUMNS}`);
    continue;
  }
  const [identifier, what, where, shownBy] = cells;
  if (identifiers.has(identifier)) fault(`a second row ${identifier}`);
  identifiers.add(identifier);
  if ([identifier, what, where, shownBy].some((cell) => cell === '')) fault('an empty cell');
  for (const [, number] of line.matchAll(/decision (\d+)/g))
    if (Number(number) < 1 || Number(number) > LAST_DECISION) fault(`there is no decision ${number}`);
  if (filesIn(where).length === 0) fault('no file in the column “where”');
  for (const file of filesIn(where)) if (!existsSync(join(root, file))) fault(`there is no ${file}`);
  const tests = filesIn(shownBy);
  if (!tests.some((file) => /\.spec\.tsx?$/.test(file))) fault('no test file in the column “shown by”');
  checkTests(shownBy, fault);
}

/** `a/file.spec.ts` “name” “another name”; `b/file.spec.ts` “name” */
function checkTests(cell, fault) {
  for (const [, file, quoted] of cell.matchAll(/`([^`]+)`([^`]*)/g)) {
    const path = join(root, file);
    if (!existsSync(path)) {
      fault(`there is no ${file}`);
      continue;
    }
    const names = [...quoted.matchAll(/“([^”]+)”/g)].map(([, name]) => name);
    if (names.length === 0) fault(`no test is named after ${file}`);
    const text = readFileSync(path, 'utf8');
    for (const name of names) if (!text.includes(name)) fault(`${file} has no test “${name}”`);
  }
}

function filesIn(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file).filter((file) => file.includes('/'));
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${page}: ${rows} rows, every file and test is there.`);
}
