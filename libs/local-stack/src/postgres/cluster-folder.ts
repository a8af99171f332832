/** Which folder the cluster lies in, and how it comes to be. */
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { LocalStackError } from '../local-stack-error.js';
import { SHARED_STATE_FOLDER, type PostgresBinaries } from './binaries.js';
import type { RunAs } from './unprivileged-user.js';

export const SUPERUSER = 'rubicon';
/** Lies inside the cluster, so that cluster and password come into being by the same rename. */
const PASSWORD_FILE = 'rubicon-password';

/**
 * The folder asked for or, when the user PostgreSQL runs as cannot reach it (a project under `/root`), one that it can: the
 * same one at every start, and the log says which.
 * @throws LocalStackError data_folder_unusable
 */
export function reachableClusterFolder(wanted: string, runAs: RunAs, log: (line: string) => void): string {
  const folder = resolve(wanted);
  makeParent(folder);
  if (runAs.uid === undefined || canReach(dirname(folder), runAs)) return folder;
  const base = folder.startsWith(tmpdir() + sep) ? tmpdir() : SHARED_STATE_FOLDER;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const fallback = join(base, `rubicon-postgres-${name}`);
  makeParent(fallback);
  if (!canReach(dirname(fallback), runAs))
    throw new LocalStackError(
      'data_folder_unusable',
      `PostgreSQL's user can reach neither ${folder} nor ${fallback}: set DATA_DIR to a folder that every user may enter.`,
    );
  log(`The database lies in ${fallback}, since PostgreSQL's user cannot reach ${folder}.`);
  return fallback;
}

/**
 * Makes the cluster if there is none; whole or not at all, also when killed halfway.
 * @returns the superuser's password
 * @throws LocalStackError data_folder_broken, data_folder_unusable
 */
export function ensureCluster(folder: string, binaries: PostgresBinaries, runAs: RunAs): string {
  if (!existsSync(folder)) return createCluster(folder, binaries, runAs);
  try {
    readFileSync(join(folder, 'PG_VERSION'));
    return readFileSync(join(folder, PASSWORD_FILE), 'utf8');
  } catch {
    throw brokenFolder(folder, 'it exists but holds no database of this game');
  }
}

export function brokenFolder(folder: string, why: string): LocalStackError {
  return new LocalStackError(
    'data_folder_broken',
    `The database in ${folder} cannot be used: ${why}. Restore it from a backup, or move it away to start with an empty one.`,
  );
}

function createCluster(folder: string, binaries: PostgresBinaries, runAs: RunAs): string {
  const unfinished = join(dirname(folder), `.${basename(folder)}.initdb`);
  const passwordFile = `${unfinished}.password`;
  const password = randomBytes(18).toString('base64url');
  try {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    handOver(unfinished, runAs);
    handOver(passwordFile, runAs);
  } catch (error) {
    throw unusable(folder, error);
  }
  try {
    const args = ['-D', unfinished, '-U', SUPERUSER, '-A', 'scram-sha-256', '--pwfile', passwordFile];
    execFileSync(binaries.initdb, [...args, '-E', 'UTF8', '--locale=C', '--no-instructions'], {
      ...runAs,
      cwd: unfinished,
      env: postgresEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    renameSync(passwordFile, join(unfinished, PASSWORD_FILE));
    renameSync(unfinished, folder);
    return password;
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim();
    throw unusable(folder, said ? new Error(said.replaceAll('\n', '; ')) : error);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

/** No locale or time zone of the machine's may change what the database does. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
}

/** 0711: others may pass through to what they own, and list nothing. */
function makeParent(folder: string): void {
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o711 });
  } catch (error) {
    throw unusable(dirname(folder), error);
  }
}

function unusable(folder: string, error: unknown): LocalStackError {
  const why = error instanceof Error ? error.message : String(error);
  return new LocalStackError('data_folder_unusable', `The data folder ${folder} cannot be written: ${why}.`);
}

function handOver(path: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Reaching is asked of the system by doing it as that user: permissions alone do not tell (ACLs, mounts). */
function canReach(folder: string, runAs: RunAs): boolean {
  try {
    execFileSync('test', ['-x', folder], { ...runAs, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
