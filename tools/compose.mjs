/**
 * `npm run compose`: docker-compose reads docker-compose.yml with each of its profiles, and Caddy what stands in docker/Caddyfile, for a domain and for
 * localhost. Nothing is started, and no engine is needed. A tool that is not there is named, and what it would have read is left untested.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composeFile, requiredVariables, services } from './docs/compose-file.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const caddyfile = 'docker/Caddyfile';
/** Debian's own, or the plugin of docker. */
const COMPOSE = [['docker-compose'], ['docker', 'compose']];
const ORIGINS = ['https://rubicon.example', 'https://localhost'];

/** @returns {string | null} what it says of what it was told; null: it found no fault */
function complaint([program, ...words], env) {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: root, encoding: 'utf8', env });
  return status === 0 ? null : `${program} ${words.join(' ')}\n${stdout}${stderr}`;
}

function isThere([program, ...words]) {
  return spawnSync(program, words).status === 0;
}

/** @returns {(string | null)[]} */
function readCompose(folder) {
  const program = COMPOSE.find((words) => isThere([...words, 'version']));
  if (program === undefined) {
    console.log(
      `docker-compose is not installed (Debian: the package of that name): ${composeFile} was left untested`,
    );
    return [];
  }
  // What is in this environment, and in a file .env, is not what is tested.
  const values = Object.fromEntries(requiredVariables().map((name) => [name, 'set']));
  const env = { PATH: process.env.PATH, HOME: folder, ...values };
  const profiles = new Set(Object.values(services()).flatMap(({ profiles: some = [] }) => some));
  const noVariables = join(folder, 'no.env');
  writeFileSync(noVariables, '');
  const file = ['--file', composeFile, '--env-file', noVariables];
  const told = [[], ...[...profiles].map((profile) => ['--profile', profile])].map((profile) =>
    complaint([...program, ...file, ...profile, 'config', '--quiet'], env),
  );
  if (told.every((fault) => fault === null))
    console.log(`docker-compose can read ${composeFile}: as it is, and with ${[...profiles].join(', ')}.`);
  return told;
}

/** @returns {(string | null)[]} */
function readCaddyfile(folder) {
  if (!isThere(['caddy', 'version'])) {
    console.log(`caddy is not installed (Debian: the package of that name): ${caddyfile} was left untested`);
    return [];
  }
  const told = ORIGINS.map((PUBLIC_URL) =>
    complaint(['caddy', 'validate', '--config', caddyfile, '--adapter', 'caddyfile'], {
      PATH: process.env.PATH,
      // It makes itself an authority for localhost.
      HOME: folder,
      XDG_DATA_HOME: folder,
      PUBLIC_URL,
    }),
  );
  if (told.every((fault) => fault === null)) console.log(`Caddy can read ${caddyfile}.`);
  return told;
}

const folder = mkdtempSync(join(tmpdir(), 'rubicon-compose-'));
try {
  const faults = [...readCompose(folder), ...readCaddyfile(folder)].filter((fault) => fault !== null);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
