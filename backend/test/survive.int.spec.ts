/**
 * `npm run notices` and `npm run survive` in short, in one house as `npm start` serves it: notices a hundredfold while the API is killed; then
 * everything there is killed once while people play. And that both trials find what was done to them on purpose.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@rubicon/local-stack';
import { Dice } from '../trials/dice.js';
import { KillableHouse, kinds } from '../trials/killable-house.js';
import { noticesFaults } from '../trials/notices/notices-report.js';
import { Postbox } from '../trials/notices/postbox.js';
import { NoticesPlay } from '../trials/notices/try-notices.js';
import { plant } from '../trials/survive/plant.js';
import { survivalFaults } from '../trials/survive/survival-report.js';
import { SurvivalPlay } from '../trials/survive/try-survival.js';

jest.setTimeout(240_000);

const aims = { killsEach: 1, quietWithinMs: 60_000 };
const dice = new Dice(29);
const say = () => undefined;

let postbox: Postbox;
let house: KillableHouse;
let survival: SurvivalPlay;

beforeAll(async () => {
  for (const built of ['../dist/main.js', '../../libs/local-stack/dist/main.js'])
    if (!existsSync(join(import.meta.dirname, built)))
      throw new Error(`${built} is missing: run "npm run build" first.`);
  const port = await freePort();
  postbox = await Postbox.open(`http://127.0.0.1:${port}/api/stripe/webhook`);
  house = await KillableHouse.start({ port, noticesUrl: postbox.url });
}, 120_000);

afterAll(async () => {
  await house?.close();
  postbox?.close();
}, 60_000);

const around = () => ({ house, postbox, dice: dice.fork(), payments: 2, kinds: ['api'] as const, say });

it('takes each notice once, however often and however late it comes, and none that is not the provider’s', async () => {
  const play = new NoticesPlay({ ...around(), times: 100, killsEach: 1 });
  await play.play();
  const report = await play.report();
  expect(noticesFaults(report)).toEqual([]);
  expect(report).toMatchObject({ paid: 2, unpaid: 2, refunded: 1, alarms: { raised: 24, due: 24 } });
  const good = [report.answers.get('same bytes')?.get(200), report.answers.get('signed anew')?.get(200)];
  expect(good).toEqual([200, 200]);
});

it('loses nothing and does nothing twice, whatever is killed while people play', async () => {
  const spared = kinds.filter((kind) => !house.kinds.includes(kind));
  if (spared.length > 0) console.log(`Not installed, and not killed: ${spared.join(', ')}.`);
  survival = new SurvivalPlay({
    house,
    dice: dice.fork(),
    players: 8,
    aims,
    thinkMs: 1_500,
    pauseMs: 500,
    say,
  });
  await survival.play();
  const report = await survival.report();
  expect(survivalFaults(report, aims)).toEqual([]);
  expect(report.kills.map(({ kind, kills }) => [kind, kills])).toEqual(house.kinds.map((kind) => [kind, 1]));
  expect(report.turns.told).toBeGreaterThan(0);
});

it('says so when a turn that was told is not in the log any more, and when one was charged twice', async () => {
  await plant('charged-twice', house);
  await plant('turn-lost', house);
  const report = await survival.report();
  expect(survivalFaults(report, aims)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Broken: at rest, no turn is pending/),
      expect.stringMatching(/^Broken: a reservation settles once/),
      '1 turns have no outcome.',
      '1 turns were charged twice.',
      // The one that was answered, or the one that was not.
      expect.stringMatching(
        /^player \d: (turn .* was charged (\d+) and \2, told \2$|\d+ charges for turns that were not sent)/,
      ),
      'The read models are not what a rebuild makes of the log.',
    ]),
  );
});

it('says so when the house believes a notice that the provider did not send', async () => {
  // It will not come to rest: the provider knows of no such payment.
  const forged = { isSecretKnown: true, restWithinMs: 0 };
  const play = new NoticesPlay({ ...around(), times: 1, killsEach: 0, ...forged });
  await play.play();
  expect(noticesFaults(await play.report())).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\d+ notices \(forged\) were answered 200, not 400\.$/),
      expect.stringMatching(/^before anything true was told, payment .* \(not paid\) was credited 1 times$/),
    ]),
  );
});
