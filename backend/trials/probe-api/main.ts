/**
 * `npm run probe:api`: every operation of the API is sent generated requests, at least a thousand each, as nobody, as a player and as each kind of
 * staff: most of them as its OpenAPI document describes them, with ids that are really there, the others with one thing broken; and every address
 * every method that it does not have. Each answer is held against the document; one of 500 or above, one that shows what is inside, and one that is
 * not described is a fault, told with a line for the shell that shows it again. Ends with 1 when there is any, or when less than 40 % of an
 * operation's requests came past the checks of what comes in.
 *
 * `-- --requests 200` of each; `-- --only 'lanes|audit/entries'`: those whose name matches; `-- --seed 7` generates the requests of that run again.
 */
import { randomInt } from 'node:crypto';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { freePort, startLocalStack, temporaryFolder } from '@rubicon/local-stack';
import { endProcess } from '../processes.js';
import { startProcess, type BackendProcess } from '../start-backend.js';
import { DocumentedApi } from './documented-api.js';
import { InhabitedHouse } from './inhabited-house.js';
import { probeApi } from './probe-api.js';
import { probeFaults } from './probe-faults.js';
import { allMethods } from './probe-methods.js';
import { Wire } from './send-request.js';
import { heading, rowOf, summaryOf, tellFault } from './tell-report.js';

const WORKERS = 4;
const PAST_PERCENT = 40;
const command = join(import.meta.dirname, '../../dist/staff-command.js');

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});
const requests = Number(options.requests);
const { only, seed } = options;
console.log(`seed ${seed}: -- --seed ${seed} generates the same requests`);

const folder = temporaryFolder();
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const stack = await startLocalStack({
  dataDir: folder.path,
  webhookUrl: `${origin}/api/stripe/webhook`,
  wordsPerSecond: 0,
});
const env: Readonly<Record<string, string>> = {
  ...stack.env,
  PORT: String(port),
  RATE_LIMITS: 'off',
  DEMO_STARTS_PER_VISITOR: '1000',
  DEMO_TURNS_PER_ADDRESS: '1000000',
  DEMO_TURNS_PER_DAY: '1000000',
  MODEL_PROBE: 'off',
  // Faults are planted in the house, and found.
  LOG_LEVEL: 'fatal',
};
const processes: BackendProcess[] = [];
const wire = new Wire(origin, WORKERS);
try {
  // A narrator that does nothing else would end when it is drained.
  for (const ROLES of ['api', 'narrator,projector,auditor'])
    processes.push(await startProcess({ ...env, ROLES }));
  await probe();
} finally {
  await wire.close();
  await Promise.all(processes.map(({ child }) => endProcess(child)));
  await stack.stop();
  folder.remove();
}

async function probe(): Promise<void> {
  const house = await InhabitedHouse.at({
    origin,
    eventStoreUrl: env['EVENTSTORE_URL']!,
    webhookSecret: env['STRIPE_WEBHOOK_SECRET']!,
    invite,
  });
  const api = await DocumentedApi.read(origin);
  const valuesFor = house.valuesFor(api);
  const asked = { requests, methods: allMethods, seed: Number(seed), workers: WORKERS };
  console.log(heading());
  const report = await probeApi(
    { api, house, valuesFor, wire, ...asked },
    ({ name }) => new RegExp(only).test(name),
    (each) => {
      console.log(rowOf(each));
      for (const fault of each.faults) console.log(tellFault(fault));
    },
  );
  for (const fault of report.methods.faults) console.log(tellFault(fault));
  console.log(`\n${summaryOf(report)}`);
  const faults = probeFaults(report, { requests, pastPercent: PAST_PERCENT });
  console.log(faults.length === 0 ? 'Every answer is as documented.' : `${faults.length} faults:`);
  for (const fault of faults) console.log(`  ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function invite(name: string, role: string): Promise<string> {
  const { stdout } = await promisify(execFile)('node', [command, 'invite', name, '--role', role], {
    env: { ...process.env, ...env },
  });
  const token = /\/staff\/join#(\S+)/.exec(stdout)?.[1];
  if (token === undefined) throw new Error(`the office said: ${stdout}`);
  return token;
}
