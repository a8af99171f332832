/**
 * `npm run docs`: checks that the documents say what the code says: settings, what docker-compose.yml hands on, commands, runbooks, what watches the
 * product, excerpts of code, what holds of the security standards, and whatever pages and comments cite.
 * Ends with 1 and a line per fault.
 */
import { citationFaults } from './docs/citations.mjs';
import { commandFaults } from './docs/commands.mjs';
import { composeFaults } from './docs/compose.mjs';
import { excerptFaults } from './docs/excerpts.mjs';
import { runbookFaults } from './docs/runbooks.mjs';
import { securityFaults } from './docs/security.mjs';
import { settingsFaults } from './docs/settings.mjs';
import { watchingFaults } from './docs/watching.mjs';

const faults = new Set([
  ...settingsFaults(),
  ...composeFaults(),
  ...commandFaults(),
  ...runbookFaults(),
  ...watchingFaults(),
  ...excerptFaults(),
  ...citationFaults(),
  ...securityFaults(),
]);

if (faults.size > 0) {
  console.error([...faults].join('\n'));
  process.exitCode = 1;
} else {
  console.log('The documents say what the code says.');
}
