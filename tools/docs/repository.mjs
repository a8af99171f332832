/** The files of this repository, as the checks of its documents read them. Paths are relative to its root, with `/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MADE_BY_TOOLS = new Set(['node_modules', 'dist', 'coverage', '.git', '.nx', '.data', '.tmp']);

/** @returns {string[]} every file below `folder`, but what tools made */
export function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (MADE_BY_TOOLS.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

export function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

export function exists(file) {
  return existsSync(join(root, file));
}
