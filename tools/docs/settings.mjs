/** The settings that docs/operations.md lists are the variables that the code, the image and docker-compose.yml read. */
import { filesUnder, read } from './repository.mjs';
import { tableRows } from './table-rows.mjs';

/**
 * @typedef {{ name: string; roles: readonly string[] | null }} Setting `roles`: those that the page says it is for; null: all
 */

const page = 'docs/operations.md';
const NAME = /`([A-Z][A-Z0-9_]+)`/g;
const FOR_ROLES = /; for the roles? ((?:`\w+`(?:, | and )?)+)$/;
/** What Jest sets, to tell that it runs. */
const NOT_OURS = new Set(['JEST_WORKER_ID']);

/** @returns {string[]} a line for each fault */
export function settingsFaults() {
  const asked = matches(['docker-compose.yml'], [/\$\{([A-Z0-9_]+)/g]);
  const localStack = matches(sources('libs/local-stack/src', 'libs/chronicler/src'), [
    /process\.env\.([A-Z0-9_]+)/g,
    /process\.env\['([A-Z0-9_]+)'\]/g,
    /\bgiven\.([A-Z0-9_]+)/g,
    /[{,] ([A-Z0-9_]+)(?=[^{}]*\} = process\.env)/g,
  ]);
  const readSomewhere = union(variablesOfBackend(), localStack, asked, variablesOfImage());
  const documented = new Set(settings().map(({ name }) => name));
  return [
    ...missing(readSomewhere, documented).map((name) => `${page}: ${name} is read, and not in the table`),
    ...missing(documented, readSomewhere).map((name) => `${page}: nothing reads ${name}`),
  ];
}

/** @returns {ReadonlySet<string>} what every role reads when it starts */
export function variablesOfBackend() {
  return matches(sources('backend/src/platform/config'), [
    /read\.\w+\(\s*'([A-Z0-9_]+)'/g,
    /\bNAME = '([A-Z0-9_]+)'/g,
  ]);
}

/** @returns {ReadonlySet<string>} what the image sets */
export function variablesOfImage() {
  return matches(['docker/Dockerfile'], [/\b([A-Z][A-Z0-9_]+)=/g]);
}

/** @returns {Setting[]} the rows of the page's table, a name each */
export function settings() {
  return tableRows(read(page)).flatMap(({ cells: [names = '', meaning = '', ...rest] }) => {
    if (rest.length !== 1) return [];
    const roles = FOR_ROLES.exec(meaning)?.[1] ?? null;
    return [...names.matchAll(NAME)].map(([, name]) => ({
      name,
      roles: roles && [...roles.matchAll(/`(\w+)`/g)].map(([, role]) => role),
    }));
  });
}

function sources(...folders) {
  return folders.flatMap((folder) => filesUnder(folder)).filter((file) => /(?<!\.spec)\.ts$/.test(file));
}

function matches(files, patterns) {
  const names = new Set();
  for (const file of files)
    for (const pattern of patterns)
      for (const [whole, name = whole] of read(file).matchAll(pattern))
        if (!NOT_OURS.has(name)) names.add(name);
  return names;
}

function union(...sets) {
  return new Set(sets.flatMap((set) => [...set]));
}

function missing(wanted, there) {
  return [...wanted].filter((name) => !there.has(name)).sort();
}
