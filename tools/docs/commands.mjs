/** The commands that pages name are there, and each command of the root is named where somebody looks for it. */
import { filesUnder, read } from './repository.mjs';

const places = ['README.md', 'docs/contributing.md'];
const NAMED = /\bnpm (?:run )?([a-z][\w:-]*)/g;
/** npm's own. */
const OF_NPM = new Set(['audit', 'ci', 'install', 'prune', 'sbom']);

/** @returns {string[]} a line for each fault */
export function commandFaults() {
  const root = scriptsOf('package.json');
  const all = new Set([...root, ...scriptsOf('backend/package.json'), ...scriptsOf('frontend/package.json')]);
  const faults = [];
  for (const page of filesUnder('').filter((file) => file.endsWith('.md')))
    for (const name of commandsIn(read(page)))
      if (!all.has(name) && !OF_NPM.has(name)) faults.push(`${page}: there is no npm run ${name}`);
  const named = commandsIn(places.map(read).join('\n'));
  for (const name of root)
    if (!named.has(name)) faults.push(`${places.join(', ')}: npm run ${name} is not named`);
  return faults;
}

function scriptsOf(file) {
  return Object.keys(JSON.parse(read(file)).scripts ?? {});
}

/** In code alone: “npm packages” are none. */
function commandsIn(text) {
  const code = [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([found]) => found).join('\n');
  return new Set([...code.matchAll(NAMED)].map(([, name]) => name));
}
