/** `npm run audit:verify -- FILE`: checks an exported ledger on whatever machine this is, without asking anything of anybody. */
import { runVerifyCommand } from './audit/ledger-file/verify-command.js';

// Where it was typed: npm runs it in the project's folder.
const folder = process.env.INIT_CWD || process.cwd();

const { exitCode, lines } = await runVerifyCommand(process.argv.slice(2), process.stdin, folder);
(exitCode === 0 ? console.log : console.error)(lines.join('\n'));
process.exitCode = exitCode;
