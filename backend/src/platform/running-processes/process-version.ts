/** What runs here: the version of this package, and behind a plus the revision it was built from, where whoever built it says so. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE = new URL('../../../package.json', import.meta.url);

/** @param gitRevision null: nobody said. It is not guessed. */
export function processVersion(gitRevision: string | null): string {
  const { version } = JSON.parse(readFileSync(fileURLToPath(PACKAGE), 'utf8')) as { version: string };
  return gitRevision === null ? version : `${version}+${gitRevision}`;
}
