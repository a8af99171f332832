/**
 * `npm run specification`: checks docs/specification.md. Every row names what, where and the tests that show it: files that are there, tests
 * that are tests. Every section of the specification and every decision has a row.
 *
 * The specification itself lies outside of this repository; its headings are kept in tools/docs/specification-sections.json.
 */
import { citedTests } from './docs/cited-tests.mjs';
import { decisions } from './docs/decisions.mjs';
import { exists, read } from './docs/repository.mjs';
import { tableRows } from './docs/table-rows.mjs';

const page = 'docs/specification.md';
const COLUMNS = 5;

/** @type {Record<string, { title: string; parts: string[] }>} */
const headings = JSON.parse(read('tools/docs/specification-sections.json'));
const sections = Object.entries(headings).flatMap(([number, { parts }]) =>
  parts.length === 0 ? [number] : parts.map((part) => `${number} ${part}`),
);

const rows = tableRows(read(page)).filter(({ cells }) => cells[0] !== '#');
const faults = [];
const identifiers = new Set();
const shown = new Set();

for (const { line, cells } of rows) {
  const fault = (what) => faults.push(`${page}:${line}: ${what}`);
  if (cells.length !== COLUMNS) {
    fault(`${cells.length} cells instead of ${COLUMNS}`);
    continue;
  }
  const [identifier, section, what, where, shownBy] = cells;
  if (cells.some((cell) => cell === '')) fault('an empty cell');
  if (identifiers.has(identifier)) fault(`a second row ${identifier}`);
  identifiers.add(identifier);
  if (!sections.includes(section) && !/^decision \d+$/.test(section))
    fault(`the specification has no section “${section}”`);
  shown.add(section);
  for (const [, number] of `${section} ${what}`.matchAll(/decision (\d+)/g)) {
    if (!decisions.has(Number(number))) fault(`there is no decision ${number}`);
    shown.add(`decision ${number}`);
  }
  if (filesIn(where).length === 0) fault('no file in the column “where”');
  for (const file of filesIn(where)) if (!exists(file)) fault(`there is no ${file}`);
  const tests = citedTests(shownBy);
  if (tests.files === 0) fault('no test file in the column “shown by”');
  tests.faults.forEach(fault);
}
for (const section of sections)
  if (!shown.has(section)) faults.push(`${page}: section “${section}” has no row`);
for (const number of decisions.keys())
  if (!shown.has(`decision ${number}`)) faults.push(`${page}: decision ${number} has no row`);

function filesIn(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file).filter((file) => file.includes('/'));
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(
    `${page}: ${rows.length} rows, ${sections.length} sections, ${decisions.size} decisions; every file and test is there.`,
  );
}
