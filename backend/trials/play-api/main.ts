/**
 * `npm run play:api`: people play over HTTP with the house that `npm start` serves; they buy, ask for their money back, delete games and
 * accounts in mid-turn, while their banks and the provider’s staff refund, dispute and decide, and the provider’s notices come late, twice or
 * not at all. In between, processes are killed, and the whole house. When all has come to rest, the log is audited by a reader of its own, held
 * against every list of the payment provider, and against what people were told. Ends with 1 when anything does not add up.
 *
 * `-- --seed 7` makes the choices of that run again; `-- --rounds 200` plays longer.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { freePort } from '@rubicon/local-stack';
import { printAudit } from '../print-audit.js';
import { Dice } from '../dice.js';
import { House } from '../house.js';
import { ProviderDesk } from '../provider-desk.js';
import { Cast } from './cast.js';
import { Post } from './post.js';
import { untilAtRest, type Verdict } from './rest.js';
import { Kills, playRound } from './rounds.js';
import { Tally } from './tally.js';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    rounds: { type: 'string', default: '16' },
  },
});
const rounds = Number(options.rounds);
const dice = new Dice(Number(options.seed) >>> 0);
console.log(
  `seed ${options.seed}: -- --seed ${options.seed} --rounds ${rounds} makes the same choices again`,
);

const port = await freePort();
const post = await Post.open(`http://127.0.0.1:${port}/api/stripe/webhook`, dice.fork());
const house = await House.start({ port, noticesUrl: post.url });
const tally = new Tally();
try {
  const desk = new ProviderDesk(await house.addressOf('stripe'), await house.variable('STRIPE_SECRET_KEY'));
  const cast = new Cast(house.origin);
  const around = { cast, post, mailbox: await house.addressOf('mailbox') };
  const play = { house, desk, around, tally, dice, kills: new Kills(dice.fork()) };
  for (let number = 1; number <= rounds; number += 1) await playRound(number, play);
  tally.print();
  const { delivered, late, twice, lost } = post.counts;
  console.log(`\nNotices: ${delivered} delivered (${late} late, ${twice} twice), ${lost} lost`);

  const verdict = await untilAtRest(await house.variable('EVENTSTORE_URL'), desk, cast, dice.fork());
  print(verdict);
  const replayed = await house.replayEqualsLive();
  console.log(`Replay from zero ${replayed ? 'equals' : 'DIFFERS FROM'} the live read models`);
  process.exitCode = verdict.audit.holds && verdict.differences.length === 0 && replayed ? 0 : 1;
} finally {
  await house.close();
  post.close();
}

function print({ audit, differences }: Verdict): void {
  printAudit(audit);
  console.log(`\nDiaries and statements: ${differences.length === 0 ? 'agree with the log' : 'DIFFER'}`);
  differences.forEach((line) => console.log(`  ${line}`));
}
