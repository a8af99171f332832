/**
 * The settings that docs/operations.md lists are the variables that the code reads, and docker-compose.yml or the image sets each that the
 * backend reads.
 */
import { filesUnder, read } from './repository.mjs';
import { tableRows } from './table-rows.mjs';

const page = 'docs/operations.md';
const NAME = /`([A-Z][A-Z0-9_]+)`/g;
/** What Jest sets, to tell that it runs. */
const NOT_OURS = new Set(['JEST_WORKER_ID']);

/** @returns {string[]} a line for each fault */
export function settingsFaults() {
  const backend = matches(sources('backend/src/platform/config'), [/read\.\w+\(\s*'([A-Z0-9_]+)'/g]);
  const image = matches(['docker/Dockerfile'], [/\b([A-Z][A-Z0-9_]+)=/g]);
  const compose = matches(['docker-compose.yml'], [/[\s{]([A-Z][A-Z0-9_]+): /g]);
  const asked = matches(['docker-compose.yml'], [/\$\{([A-Z0-9_]+)/g]);
  const localStack = matches(sources('libs/local-stack/src', 'libs/chronicler/src'), [
    /process\.env\.([A-Z0-9_]+)/g,
    /process\.env\['([A-Z0-9_]+)'\]/g,
    /\bgiven\.([A-Z0-9_]+)/g,
    /[{,] ([A-Z0-9_]+)(?=[^{}]*\} = process\.env)/g,
  ]);
  const readSomewhere = union(backend, localStack, asked, image);
  const documented = new Set(
    tableRows(read(page)).flatMap(({ cells: [names = '', , ...rest] }) =>
      rest.length === 1 ? [...names.matchAll(NAME)].map(([, name]) => name) : [],
    ),
  );
  return [
    ...missing(readSomewhere, documented).map((name) => `${page}: ${name} is read, and not in the table`),
    ...missing(documented, readSomewhere).map((name) => `${page}: nothing reads ${name}`),
    ...missing(backend, union(compose, image)).map((name) => `docker-compose.yml does not hand ${name} on`),
  ];
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
