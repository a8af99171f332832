/**
 * `npm run notices`: of twelve payments and their refunds every notice comes a hundredfold, the same bytes and signed anew, shuffled over all of them,
 * while browsers come back from checkout and processes are killed; others come too old, forged, with another body, amount or currency, also of
 * checkouts that nobody paid. Each payment has to be credited once, each refund settled once, and nothing else believed. Ends with 1 otherwise.
 *
 * `-- --payments 4 --times 20 --kills 0` does less; `-- --seed 7` makes its choices again; `-- --log FILE` keeps what the processes print;
 * `-- --plant known-secret` (forgers know the provider's secret) and `-- --plant credited-twice` show that it finds such a thing. EVENTSTORE_URL and
 * others name servers to run on, as for `npm run survive`.
 */
import { randomInt } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { freePort } from '@rubicon/local-stack';
import { Dice } from '../dice.js';
import { KillableHouse } from '../killable-house.js';
import { writeAgain } from '../write-again.js';
import { noticesFaults, tellNotices } from './notices-report.js';
import { Postbox } from './postbox.js';
import { NoticesPlay } from './try-notices.js';

const plants = ['known-secret', 'credited-twice'];
const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    payments: { type: 'string', default: '12' },
    times: { type: 'string', default: '100' },
    kills: { type: 'string', default: '2' },
    log: { type: 'string' },
    plant: { type: 'string' },
  },
});
if (options.plant !== undefined && !plants.includes(options.plant))
  throw new Error(`--plant is ${plants.join(' or ')}`);
const startedAt = Date.now();
const say = (line: string) =>
  console.log(`${((Date.now() - startedAt) / 1_000).toFixed(1).padStart(7)}  ${line}`);

console.log(`seed ${options.seed}`);
const log = options.log === undefined ? null : createWriteStream(options.log);
const port = await freePort();
const postbox = await Postbox.open(`http://127.0.0.1:${port}/api/stripe/webhook`);
const house = await KillableHouse.start({
  port,
  noticesUrl: postbox.url,
  hear: (line) => log?.write(`${new Date().toISOString()} ${line}\n`),
});
try {
  const trial = new NoticesPlay({
    house,
    postbox,
    dice: new Dice(Number(options.seed) >>> 0),
    payments: Number(options.payments),
    times: Number(options.times),
    killsEach: Number(options.kills),
    isSecretKnown: options.plant === 'known-secret',
    say,
  });
  await trial.play();
  if (options.plant === 'credited-twice')
    await writeAgain(await house.house.variable('EVENTSTORE_URL'), 'CreditsPurchased');
  const report = await trial.report();
  for (const line of tellNotices(report)) console.log(line);
  const faults = noticesFaults(report);
  console.log(faults.length === 0 ? '\nVerdict: each is taken once' : '\nVerdict: FAILS');
  for (const fault of faults) console.log(`  ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await house.close();
  postbox.close();
  log?.end();
}
