/** `npm run demo:staff` beside a running `npm start`: players with stories, planted faults, and staff who may look at them. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { StaffRole } from '@rubicon/contracts';
import { plantAtProvider, plantFaults } from './faults.js';
import { play } from './players.js';
import { hire } from './staff.js';

const projectDir = resolve(import.meta.dirname, '../../..');
const environment = join(resolve(projectDir, process.env.DATA_DIR || '.data'), 'backend.env');
if (!existsSync(environment)) {
  console.error('Rubicon is not running here: start it first (npm start).');
  process.exit(1);
}
process.loadEnvFile(environment);
const origin = `http://localhost:${process.env.PORT || 3_000}`;
const suffix = randomUUID().slice(0, 4);
const hired: readonly [name: string, role: StaffRole][] = [
  ['ada', 'support'],
  ['ben', 'support'],
  ['cleo', 'auditor'],
  ['dov', 'auditor'],
  ['olga', 'operator'],
];

const { players, ...toPlant } = await play(origin, suffix);
await plantFaults(process.env.EVENTSTORE_URL!, toPlant);
await plantAtProvider(process.env.STRIPE_API_URL!);
const staff = await Promise.all(hired.map(([name, role]) => hire(origin, `${name}_${suffix}`, role)));

console.log('\nPlayers\n');
for (const { username, playerId, story } of players) console.log(`  ${username} (${playerId}) ${story}.`);
console.log(`
For auditors

  Six things do not fit: the charge without a turn; what Emil has not claimed; $5.00 credited last month that nobody paid; $20.00
  and €9.00 at the provider that belong to no player, once its side is fetched ("Fetch now", at Provider, two minutes from now);
  and after an hour the refund that was never paid out. Last month can be closed when both auditors have dealt with what is its own.`);
console.log(`\nStaff, at ${origin}/staff\n`);
for (const { name, role, password, factorUri, code } of staff)
  console.log(
    `  ${name} (${role})\n    password  ${password}\n    app       ${factorUri}\n    code now  ${code}\n`,
  );
