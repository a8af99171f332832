/** `npm run staff -- …`: who works here, decided on the machine, in the environment of the game that runs there or in the process's own. */
import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStaffCommand } from './run-staff-command.js';

const projectDir = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const local = join(resolve(projectDir, process.env.DATA_DIR || '.data'), 'backend.env');
// Where the databases are named, that is where it is done; what is set goes before what the file says.
const isLocal = process.env.ACCOUNTS_DATABASE_URL === undefined && existsSync(local);
if (isLocal) process.loadEnvFile(local);

const { exitCode, lines } = await runStaffCommand(process.argv.slice(2), process.env);
(exitCode === 0 ? console.log : console.error)(lines.join('\n'));
process.exitCode = exitCode;
