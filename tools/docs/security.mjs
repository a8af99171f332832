/**
 * docs/security.md has a row for each risk of the API Security Top 10 and for each requirement of the ASVS's first two levels. A row says what is
 * asked, what holds here, and which test shows it, or why there is none. What does not hold stands in the section of that name with its reason.
 */
import { citedTests } from './cited-tests.mjs';
import { read } from './repository.mjs';
import { tableRows } from './table-rows.mjs';

const page = 'docs/security.md';
const COLUMNS = 4;
const RISKS = Array.from({ length: 10 }, (_, index) => `API${index + 1}`);
const NUMBERED = /^(?:API\d+|\d+(?:\.\d+){0,2})(?:, |$)/;
const NO_TEST = /^no test: \S/;
const OPEN = '**Does not hold**';

/** @type {{ requirements: string[] }} */
const { requirements } = JSON.parse(read('tools/docs/asvs-requirements.json'));

/** @returns {string[]} a line for each fault */
export function securityFaults() {
  const text = read(page);
  const faults = [];
  const told = new Map();
  const open = new Set();
  const [rowByRow, section = ''] = text.split(/^## What does not hold$/m);
  for (const { line, cells } of tableRows(rowByRow)) {
    const [numbers, , holds, shownBy] = cells;
    if (!NUMBERED.test(numbers) || cells.length !== COLUMNS) continue;
    const fault = (what) => faults.push(`${page}:${line}: ${what}`);
    if (cells.some((cell) => cell === '')) fault('an empty cell');
    for (const number of numbers.split(', ')) {
      const meant = [...RISKS, ...requirements].filter(
        (each) => each === number || each.startsWith(`${number}.`),
      );
      if (meant.length === 0) fault(`nothing has the number ${number}`);
      for (const each of meant) {
        if (told.has(each)) fault(`${each} has a row already: ${told.get(each)}`);
        told.set(each, line);
        if (holds.includes(OPEN)) open.add(each);
      }
    }
    if (NO_TEST.test(shownBy)) continue;
    const { files, faults: wrong } = citedTests(shownBy);
    if (files === 0) fault('it neither names a test nor says why there is none');
    wrong.forEach(fault);
  }
  for (const number of [...RISKS, ...requirements])
    if (!told.has(number)) faults.push(`${page}: ${number} has no row`);
  return [...faults, ...openFaults(section, open)];
}

/** What does not hold, and what is told of it, are the same. */
function openFaults(section, open) {
  const explained = new Set(
    tableRows(section).flatMap(({ cells: [numbers] }) =>
      numbers.split(', ').flatMap((number) => requirements.filter((each) => each === number)),
    ),
  );
  return [
    ...[...open].filter((each) => !explained.has(each)).map((each) => `${page}: why does ${each} not hold?`),
    ...[...explained]
      .filter((each) => !open.has(each))
      .map((each) => `${page}: the row of ${each} does not say that it does not hold`),
  ];
}
