/**
 * `npm run test:node24`: unit and integration tests of backend and libraries on Node 24, the version of docker/Dockerfile, which npm brings for this machine
 * (a package `node-…` has the binary of one). Words behind `--` go to Nx: `npm run test:node24 -- --projects=@rubicon/domain`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { read } from './docs/repository.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const version = /^FROM node:(\d+\.\d+\.\d+)/m.exec(read('docker/Dockerfile'))?.[1];
const platform = process.platform === 'win32' ? 'win' : process.platform;
const asked = process.argv.slice(2);
const projects = asked.some((word) => word.startsWith('--projects'))
  ? []
  : ['--projects=@rubicon/*,!@rubicon/frontend'];

const { status } = spawnSync(
  'npm',
  [
    ...['exec', '--yes', `--package=node-${platform}-${process.arch}@${version}`, '--'],
    // What was seen on another Node says nothing of this one.
    ...[
      'node',
      'node_modules/nx/dist/bin/nx.js',
      'run-many',
      '--targets=test',
      '--parallel=1',
      '--skip-nx-cache',
    ],
    ...['--outputStyle=stream-without-prefixes', '--nxBail', ...projects, ...asked],
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
