/**
 * `npm run scale`: narrators are scaled while many play, with a model that takes two seconds, on both queues: their slots are doubled, half of them
 * drained, one killed without a word, and the queue lost in a pause. What became of every turn is counted from the log. Ends with 1 when a turn was
 * lost or told twice, or when twice the slots tell less than 1.9 times the turns.
 *
 * `-- --slots 4` of each of the two narrators to begin with; `-- --rounds 30` measures longer.
 */
import { parseArgs } from 'node:util';
import { startRedisIfInstalled, temporaryFolder, type RunningRedis } from '@rubicon/local-stack';
import { hire } from '../demo-staff/staff.js';
import { crowdedHouse } from './crowded-house.js';
import { Operator } from './operator.js';
import { scalingFaults } from './scaling-faults.js';
import { tryScaling, type ScalingReport } from './try-scaling.js';

const ANSWER_MS = 2_000;
const WORDS = 20;
const LEAST_RATIO = 1.9;
/** More games than slots, so that every slot always finds a turn. */
const GAMES_PER_SLOT = 3;
const GAMES_EACH = 3;

const { values: options } = parseArgs({
  options: { slots: { type: 'string', default: '2' }, rounds: { type: 'string', default: '10' } },
});
const slots = Number(options.slots);
const rounds = Number(options.rounds);

const folder = temporaryFolder();
const redis = await startRedisIfInstalled({ dir: folder.path });
if (!redis) console.log('Redis is not installed: the trial is made on PostgreSQL only.');
try {
  await on('PostgreSQL', null);
  if (redis) await on('Redis', redis);
} finally {
  await redis?.stop();
  folder.remove();
}

async function on(queue: string, server: RunningRedis | null): Promise<void> {
  console.log(`\nThe queue on ${queue}`);
  const house = await crowdedHouse({ answerMs: ANSWER_MS, words: WORDS }, server?.url);
  const { origin, env } = house;
  try {
    const olga = await hire(origin, 'olga', 'operator', { ...process.env, ...env });
    const report = await tryScaling({
      ...house,
      eventStoreUrl: env['EVENTSTORE_URL']!,
      queueUrl: env['QUEUE_URL']!,
      operator: await Operator.signIn(origin, olga),
      crowd: { players: Math.ceil((4 * slots * GAMES_PER_SLOT) / GAMES_EACH), gamesEach: GAMES_EACH },
      slots,
      rounds,
      say: (line) => console.log(`  ${line}`),
    });
    tell(report);
  } finally {
    await house.stop();
  }
}

function tell(report: ScalingReport): void {
  const { turns, toldInPause, toldInVain } = report;
  const failed = Object.entries(turns.failed).map(([reason, count]) => `${count} failed (${reason})`);
  console.log(`  ${turns.submitted} turns submitted: ${[`${turns.told} told`, ...failed].join(', ')}`);
  console.log(
    `  told twice ${turns.toldTwice}, charged twice ${turns.chargedTwice}, without an outcome ${turns.open}, told in the pause ${toldInPause}, told by the model in vain ${toldInVain}, queued again ${turns.queuedAgain}`,
  );
  const faults = scalingFaults(report, LEAST_RATIO);
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
