/**
 * docker-compose.yml hands each setting of docs/operations.md on to the roles that read it, and no other; and each of its services is denied what it does
 * not need: a writable root, rights, root itself. Images are named by exact tags, and say whether they are well.
 */
import { composeFile, services } from './compose-file.mjs';
import { read } from './repository.mjs';
import { settings, variablesOfBackend, variablesOfImage } from './settings.mjs';

/** Node's own, which no code of ours reads. */
const OF_NODE = new Set(['NODE_OPTIONS']);
/** `1.2.3`, `v1.2.3`, `1.2.3-alpine`; PostgreSQL's versions have two numbers. */
const EXACT = /:v?\d+\.\d+\.\d+(-[\w.-]+)?$|^postgres:\d+\.\d+$/;

/** @returns {string[]} a line for each fault */
export function composeFaults() {
  const all = Object.entries(services());
  const roles = all.filter(([, { environment }]) => environment?.ROLES !== undefined);
  return [
    ...roleFaults(roles),
    ...roles.flatMap(([name, { environment }]) =>
      settingFaults(environment).map((fault) => `${name}: ${fault}`),
    ),
    ...all.flatMap(([name, service]) => hardeningFaults(service).map((fault) => `${name}: ${fault}`)),
    ...imageFaults(),
  ].map((fault) => `${composeFile}: ${fault}`);
}

/** Of each role that goes on running there is a service. */
function roleFaults(roles) {
  const list = /processRoles: readonly ProcessRole\[\] = \[([^\]]+)\]/.exec(
    read('backend/src/platform/config/app-config.ts'),
  )?.[1];
  const wanted = [...(list ?? '').matchAll(/'(\w+)'/g)]
    .map(([, role]) => role)
    .filter((role) => role !== 'rebuild');
  const there = new Set(roles.map(([, { environment }]) => environment.ROLES));
  return [
    ...(wanted.length > 0 ? [] : ['the roles of app-config.ts were not found']),
    ...wanted.filter((role) => !there.has(role)).map((role) => `no service has the role ${role}`),
  ];
}

function settingFaults(environment) {
  const rows = settings();
  const readHere = new Set([...variablesOfBackend(), ...OF_NODE]);
  const image = variablesOfImage();
  const isFor = ({ roles }) => roles === null || roles.includes(environment.ROLES);
  const wanted = rows.filter((row) => readHere.has(row.name) && isFor(row)).map(({ name }) => name);
  const faults = [];
  for (const name of wanted)
    if (!(name in environment) && !image.has(name)) faults.push(`${name} is not handed on`);
  for (const [name, value] of Object.entries(environment)) {
    const row = rows.find((each) => each.name === name);
    if (row === undefined) faults.push(`${name} is handed on, and docs/operations.md does not have it`);
    else if (!readHere.has(name)) faults.push(`${name} is handed on, and the backend does not read it`);
    else if (!isFor(row))
      faults.push(`${name} is handed on, and docs/operations.md says that it is for ${row.roles}`);
    else if (isOfAnother(name, String(value), readHere)) faults.push(`${name} is handed on as ${value}`);
  }
  return faults;
}

/** `MODEL: ${FALLBACK_MODEL:-}` is a slip of the pen; a value that is made of others, such as an address with a password, is none. */
function isOfAnother(name, value, known) {
  const whole = /^\$\{(\w+)(?::[-?][^}]*)?\}$/.exec(value)?.[1];
  return whole !== undefined && whole !== name && known.has(whole);
}

function hardeningFaults({ image, build, user, read_only, cap_drop, security_opt, healthcheck }) {
  return [
    ...(build !== undefined || EXACT.test(image ?? '') ? [] : [`${image} is no exact tag`]),
    ...(/^(root|0)?(:|$)/.test(String(user ?? '')) ? ['it runs as root, or as whoever its image says'] : []),
    ...(read_only === true ? [] : ['its root is writable']),
    ...(cap_drop?.includes('ALL') ? [] : ['it keeps rights']),
    ...(security_opt?.includes('no-new-privileges:true') ? [] : ['it may gain rights']),
    ...(healthcheck === undefined ? ['it has no health check'] : []),
  ];
}

function imageFaults() {
  return [...read('docker/Dockerfile').matchAll(/^FROM (\S+)/gm)]
    .map(([, image]) => image)
    .filter((image) => !EXACT.test(image))
    .map((image) => `docker/Dockerfile: ${image} is no exact tag`);
}
