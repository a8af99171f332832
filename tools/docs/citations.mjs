/**
 * What the documents and the comments cite is there: pages that are linked, headings within them, files that are named, decisions,
 * ADRs and sections of the specification by their number.
 */
import { posix } from 'node:path';
import { decisions } from './decisions.mjs';
import { exists, filesUnder, read } from './repository.mjs';
import { commentsOf } from './comments.mjs';

const headings = JSON.parse(read('tools/docs/specification-sections.json'));
const PART_OF_HISTOGRAM = /_(?:bucket|sum|count)$/;
const FENCED = /^( *)```[\s\S]*?^\1```$/gm;
const SOURCE = /\.(?:ts|tsx|mts|mjs|cjs|sql|css)$/;
/** What only looks like a file of ours: made by a tool, by `npm start`, or somebody else's. */
const NOT_IN_THE_REPOSITORY =
  /^(?:\.data|\.tmp|dist|node_modules|app)\/|^(?:backend\.env|processes\.json|secrets\.json|\.env)$|\/dist\//;
const FILE =
  /(?<![\w./@-])((?:[\w.@-]+\/)*[\w-][\w.@-]*\.(?:ts|tsx|mts|mjs|cjs|md|json|sql|yml|css))(?![\w/])/g;

/** @returns {string[]} a line for each fault */
export function citationFaults() {
  const files = filesUnder('');
  const known = {
    files: new Set(files),
    names: new Set(files.map((file) => file.split('/').at(-1))),
    code: files
      .filter((file) => /^(backend|frontend)\/src\/.*\.ts$/.test(file))
      .map(read)
      .join('\n'),
  };
  const pages = files.filter((file) => file.endsWith('.md'));
  const sources = files.filter((file) => SOURCE.test(file) && !file.includes('/golden/'));
  return [
    ...pages.flatMap((page) => pageFaults(page, known)),
    ...sources.flatMap((file) =>
      commentsOf(file, read(file)).flatMap(({ line, text }) =>
        textFaults(`${file}:${line}`, text, file, known),
      ),
    ),
  ];
}

function pageFaults(page, known) {
  const text = read(page);
  const faults = [];
  const prose = text.replace(FENCED, (block) => '\n'.repeat(block.split('\n').length - 1));
  for (const [index, line] of prose.split('\n').entries()) {
    const at = `${page}:${index + 1}`;
    for (const [, target] of line.matchAll(/\]\(([^)\s]+)\)/g)) faults.push(...linkFaults(at, page, target));
    faults.push(...textFaults(at, line.replace(/\]\([^)]*\)/g, ']'), page, known));
  }
  for (const [name] of text.matchAll(/\brubicon_\w+[a-z]\b/g))
    if (![name, name.replace(PART_OF_HISTOGRAM, '')].some((figure) => known.code.includes(`'${figure}'`)))
      faults.push(`${page}: there is no ${name}`);
  return faults;
}

function linkFaults(at, page, target) {
  if (/^[a-z]+:/.test(target)) return [];
  const [path, heading] = target.split('#');
  const linked = path === '' ? page : resolve(page, path);
  if (!exists(linked)) return [`${at}: there is no ${linked}`];
  if (heading === undefined || !linked.endsWith('.md')) return [];
  const headings = [...read(linked).matchAll(/^#+ (.+)$/gm)].map(([, title]) => anchorOf(title));
  return headings.includes(heading) ? [] : [`${at}: ${linked} has no heading #${heading}`];
}

function textFaults(at, text, file, { files, names }) {
  const faults = [];
  for (const [, list] of text.matchAll(/\bdecisions? (\d+(?:(?:, | and | to )\d+)*)/gi))
    for (const [number] of list.matchAll(/\d+/g))
      if (!decisions.has(Number(number))) faults.push(`${at}: there is no decision ${number}`);
  for (const [, number] of text.matchAll(/specification, section (\d+)/g))
    if (!(number in headings)) faults.push(`${at}: the specification has no section ${number}`);
  for (const [, number] of text.matchAll(/\bADR (\d+)/g))
    if (![...files].some((path) => path.startsWith(`docs/adr/${number.padStart(4, '0')}-`)))
      faults.push(`${at}: there is no ADR ${number}`);
  for (const [, name] of text.matchAll(FILE)) {
    if (NOT_IN_THE_REPOSITORY.test(name)) continue;
    const isThere = name.includes('/')
      ? [...files].some((path) => path === name || path.endsWith(`/${name}`)) ||
        files.has(resolve(file, name))
      : names.has(name);
    if (!isThere) faults.push(`${at}: there is no ${name}`);
  }
  return faults;
}

/** As GitHub makes it. */
function anchorOf(title) {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** `path` as it is meant in `from`: relative to its folder. */
function resolve(from, path) {
  return posix.join(posix.dirname(from), path);
}
