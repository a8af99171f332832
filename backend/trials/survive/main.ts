/**
 * `npm run survive`: 50 players play, buy, take money back, go back, branch and delete, and the desks read, give, pay back, pause and drain, while
 * a process at random is killed with `kill -9` once it is ready since its last kill: API, narrators, projector, event store, PostgreSQL, Redis, and
 * the supervisor, which is then started again as by hand. When each kind was killed 20 times, everything has to be quiet within 60 s; the log is
 * judged by the auditor, every page by what its player was told, and the read models by a rebuild. Ends with 1 when anything is not as it should be.
 *
 * `-- --kills 5 --players 20` does less, `-- --minutes 20` ends the killing then; `-- --seed 7` makes its choices again, though not their times; `-- --log FILE` keeps what the processes print;
 * `-- --plant charged-twice` and `-- --plant turn-lost` show that it finds such a thing. EVENTSTORE_URL, QUEUE_URL and the databases' variables name
 * servers to play on instead: those are not killed. The log there should be empty, since all of it is judged.
 */
import { randomInt } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { freePort } from '@rubicon/local-stack';
import { Dice } from '../dice.js';
import { KillableHouse, kinds } from '../killable-house.js';
import { plant, plants } from './plant.js';
import { survivalFaults } from './survival-report.js';
import { tellSurvival } from './tell-survival.js';
import { SurvivalPlay } from './try-survival.js';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    kills: { type: 'string', default: '20' },
    players: { type: 'string', default: '50' },
    think: { type: 'string', default: '4000' },
    pause: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: 'Infinity' },
    log: { type: 'string' },
    plant: { type: 'string' },
  },
});
const planted = plants.find((one) => one === options.plant);
if (options.plant !== undefined && planted === undefined)
  throw new Error(`--plant is ${plants.join(' or ')}`);
const aims = { killsEach: Number(options.kills), quietWithinMs: 60_000 };
const startedAt = Date.now();
const say = (line: string) =>
  console.log(`${((Date.now() - startedAt) / 1_000).toFixed(1).padStart(7)}  ${line}`);

console.log(`seed ${options.seed}`);
const log = options.log === undefined ? null : createWriteStream(options.log);
const house = await KillableHouse.start({
  port: await freePort(),
  hear: (line) => log?.write(`${new Date().toISOString()} ${line}\n`),
});
try {
  const spared = kinds.filter((kind) => !house.kinds.includes(kind));
  if (spared.length > 0) say(`not ours, or not installed, and so not killed: ${spared.join(', ')}`);
  const trial = new SurvivalPlay({
    house,
    dice: new Dice(Number(options.seed) >>> 0),
    players: Number(options.players),
    aims,
    thinkMs: Number(options.think),
    pauseMs: Number(options.pause),
    forMs: Number(options.minutes) * 60_000,
    say,
  });
  await trial.play();
  if (planted) {
    await plant(planted, house);
    say(`planted: ${planted}`);
  }
  const report = await trial.report();
  for (const line of tellSurvival(report)) console.log(line);
  const faults = survivalFaults(report, aims);
  console.log(faults.length === 0 ? '\nVerdict: it survives' : '\nVerdict: FAILS');
  for (const fault of faults) console.log(`  ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await house.close();
  log?.end();
}
