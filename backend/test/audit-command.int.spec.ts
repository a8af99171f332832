/** `npm run audit` over the real stack: clean over what players really did, and each fault that somebody plants in a log by hand is named. */
import { EventStoreDBClient, FORWARDS, jsonEvent, START, type JSONType } from '@eventstore/db-client';
import type { PaymentSuccessAnswer, PurchaseAnswer } from '@rubicon/contracts';
import { runAuditCommand, type AuditCommandOutcome } from '../src/run-audit-command.js';
import { startFileStack, type FileStack } from './support/file-stack.js';
import { HandInLog } from './support/hand-in-log.js';
import { TestPlayer } from './support/players.js';
import { Till } from './support/till.js';
import { ToldGame } from './support/told-turns.js';

const HOUR_MS = 3_600_000;
const COMPARED = 'Compared with the provider as far as it has been fetched';

jest.setTimeout(60_000);

let till: Till;
let copy: FileStack;
let player: TestPlayer;
let paymentId: string;
/** Two that were told: both are charged in the log. */
const turnIds: string[] = [];

beforeAll(async () => {
  till = await Till.open();
  copy = await startFileStack([]);
  player = await TestPlayer.signUp(till.backend, 0);
  paymentId = await buy(5);
  const game = await ToldGame.start(till.backend, player);
  for (let turn = 0; turn < 2; turn += 1) {
    const turnId = await game.submit();
    await game.narrate(turnId);
    await game.settle(turnId);
    turnIds.push(turnId);
  }
  const returned = await buy(1);
  await player.post(`/api/payments/${returned}/refund`).expect(202);
  await till.until(async () =>
    Object.values((await till.commands.wallet.load(player.id)).state.refunds).some(
      ({ status }) => status === 'settled',
    )
      ? true
      : null,
  );
}, 120_000);

afterAll(async () => {
  await till?.close();
  await copy?.stop();
}, 60_000);

async function buy(amount: number): Promise<string> {
  const { url } = (await player.post('/api/credits/purchase', { amount }).expect(200)).body as PurchaseAnswer;
  const sessionId = await till.pay(url);
  const confirmed = await player.post('/api/credits/payment-success', { sessionId }).expect(200);
  return (confirmed.body as PaymentSuccessAnswer).paymentId;
}

/** Hours after it all happened, so that whatever is under way should be over. */
const audit = (stack: FileStack, ...words: string[]): Promise<AuditCommandOutcome> =>
  runAuditCommand(words, stack.env, new Date(Date.now() + 2 * HOUR_MS));

const clientOf = ({ env }: FileStack) => EventStoreDBClient.connectionString(env['EVENTSTORE_URL']!);

/** Takes the log over as it is, but for one event. */
async function copyWithout(isDropped: (type: string, data: Readonly<Record<string, unknown>>) => boolean) {
  const [from, to] = [clientOf(till.stack), clientOf(copy)];
  try {
    for await (const { event } of from.readAll({ fromPosition: START, direction: FORWARDS })) {
      if (!event?.isJson || event.type.startsWith('$') || event.streamId.startsWith('$')) continue;
      const { id, type, streamId } = event;
      const [data, metadata] = [event.data as JSONType, event.metadata as JSONType];
      if (isDropped(type, data as Readonly<Record<string, unknown>>)) continue;
      await to.appendToStream(streamId, jsonEvent({ id, type, data, metadata }));
    }
  } finally {
    await from.dispose();
    await to.dispose();
  }
}

it('finds nothing in what players did, alone and against the provider', async () => {
  const alone = await audit(till.stack, '--at-rest');
  expect(alone.lines).toContain('Nothing is unexplained.');
  expect(alone.lines.join('\n')).toContain('The provider’s side was not compared');
  expect(alone.exitCode).toBe(0);

  await till.start({ ROLES: 'auditor' });
  const compared = await till.until(async () => {
    const outcome = await audit(till.stack, '--at-rest');
    return outcome.lines.some((line) => line.startsWith(COMPARED)) ? outcome : null;
  });
  expect(compared.lines).toContain('Nothing is unexplained.');
  expect(compared.lines).toContainEqual(expect.stringMatching(/^ {2}cash +\$0\.00 +\$5\.00 +\$5\.00$/));
  expect(compared.lines).toContainEqual(
    expect.stringMatching(/^Explained: 100\.00 % of \$7\.\d+ paid in, paid out and charged\.$/),
  );
  expect(compared.exitCode).toBe(0);
});

it('tells all of it as JSON, of a month', async () => {
  const month = new Date().toISOString().slice(0, 'YYYY-MM'.length);
  const { exitCode, lines } = await audit(till.stack, '--month', month, '--json');
  expect(exitCode).toBe(0);
  expect(JSON.parse(lines.join('\n'))).toMatchObject({
    exceptions: [],
    explainedBasisPoints: 10_000,
    opening: { cash: 0 },
    moved: { cash: 5_000_000, clearing: 0 },
    position: expect.stringMatching(/^\d+$/) as string,
  });
});

it('says what it does not understand, and what does not answer', async () => {
  const misread = await audit(till.stack, '--month', 'november');
  expect(misread.exitCode).toBe(2);
  expect(misread.lines[0]).toBe('november is no month: it is written like 2026-11.');
  expect(misread.lines.at(-1)).toContain('--json');

  const helped = await runAuditCommand(['--help'], {});
  expect(helped.exitCode).toBe(0);
  expect(helped.lines[0]).toMatch(/^npm run audit\n/);

  const nowhere = await runAuditCommand([], {});
  expect(nowhere).toEqual({
    exitCode: 1,
    lines: ['Rubicon is not running here: start it first (npm start), or set EVENTSTORE_URL.'],
  });

  const cut = await runAuditCommand([], { EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false' });
  expect(cut.exitCode).toBe(1);
  expect(cut.lines).toEqual([expect.stringMatching(/^The event store at EVENTSTORE_URL does not answer: /)]);

  const noTables = await runAuditCommand([], {
    ...till.stack.env,
    DATABASE_URL: till.stack.env['DATABASE_URL']!.replace(/\/[^/]*$/, '/none-of-this-name'),
  });
  expect(noTables.exitCode).toBe(1);
  expect(noTables.lines).toEqual([expect.stringMatching(/^A database refuses this process /)]);
});

it('names a capture that was dropped, and credits that somebody added by hand', async () => {
  const [dropped] = turnIds;
  await copyWithout((type, data) => type === 'ReservationCaptured' && data['turnId'] === dropped);
  const unsettled = await audit(copy);
  expect(unsettled.exitCode).toBe(1);
  expect(unsettled.lines.filter((line) => /^[a-z_]+: \d/.test(line))).toEqual([
    expect.stringMatching(/^reserve_unsettled: 1, \$0\.\d+$/),
  ]);
  expect(unsettled.lines).toContainEqual(
    expect.stringMatching(new RegExp(`^ {2}open +turn ${dropped} .* neither charged nor released\\.$`)),
  );

  const hand = HandInLog.of(copy);
  await hand.write(`wallet-${player.id}`, 'CreditsPurchased', {
    playerId: player.id,
    paymentId,
    amountMicroUsd: 5_000_000,
  });
  await hand.close();

  const twice = await audit(copy);
  expect(twice.exitCode).toBe(1);
  expect(twice.lines.filter((line) => /^[a-z_]+: \d/.test(line))).toEqual([
    'credited_not_paid: 1, $5.00',
    expect.stringMatching(/^reserve_unsettled: 1, /),
  ]);
  expect(twice.lines).toContainEqual(
    expect.stringMatching(new RegExp(`payment ${paymentId} +\\$5\\.00 .* \\$10\\.00 were credited, 2 times`)),
  );
  expect(twice.lines).toContainEqual(
    expect.stringMatching(/BROKEN {2}a purchase belongs to one completed payment of that amount/),
  );
});
