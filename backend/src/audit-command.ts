/** `npm run audit -- …`: the whole audit of a log, in the environment of the game that runs here or in the process's own. */
import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAuditCommand } from './run-audit-command.js';

const projectDir = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const local = join(resolve(projectDir, process.env.DATA_DIR || '.data'), 'backend.env');
// Where the log is named, that is the one; what is set goes before what the file says.
const isLocal = process.env.EVENTSTORE_URL === undefined && existsSync(local);
if (isLocal) process.loadEnvFile(local);

const { exitCode, lines } = await runAuditCommand(process.argv.slice(2), process.env);
(exitCode === 2 ? console.error : console.log)(lines.join('\n'));
process.exitCode = exitCode;
