/** Tests as pages cite them: a test file in backquotes, by its path or by its name where one alone has it, and behind it each title in “quotes”. */
import { filesUnder } from './repository.mjs';
import { testTitles } from './test-titles.mjs';

/** @type {Map<string, ReadonlySet<string>>} */
const titles = new Map();
/** @type {string[] | null} */
let specs = null;

/**
 * @param {string} cell of a table
 * @returns {{ files: number; faults: string[] }} how many test files it cites, and what is wrong with them
 */
export function citedTests(cell) {
  const cited = [...cell.matchAll(/`([^`]+)`([^`]*)/g)];
  return { files: cited.length, faults: cited.flatMap(([, file, quoted]) => faultsOf(file, quoted)) };
}

function faultsOf(file, quoted) {
  specs ??= filesUnder('').filter((path) => /\.spec\.tsx?$/.test(path));
  const [path, ...others] = specs.filter((each) => each === file || each.endsWith(`/${file}`));
  if (path === undefined) return [`there is no test file ${file}`];
  if (others.length > 0) return [`${file} may be ${[path, ...others].join(' or ')}`];
  const names = [...quoted.matchAll(/“([^”]+)”/g)].map(([, name]) => name);
  if (names.length === 0) return [`no test is named after ${file}`];
  if (!titles.has(path)) titles.set(path, testTitles(path));
  return names.filter((name) => !titles.get(path).has(name)).map((name) => `${file} has no test “${name}”`);
}
