/**
 * Planted faults of every cause that the books know (docs/audit.md), over the real stack: each is named on the auditors' desk and by the command
 * alike, with its item and its amount; where there are none, neither says that there are; and none of them stops anything.
 */
import {
  exceptionCauses,
  type AuditException,
  type AuditExceptionPage,
  type AuditSummary,
} from '@rubicon/contracts';
import { EventStoreDb } from '../src/platform/event-store/index.js';
import { Log } from '../src/platform/observability/index.js';
import { rebuildReadModels } from '../src/platform/projector/index.js';
import { ReadModels, Tables } from '../src/platform/read-models/index.js';
import { dollars } from '../src/platform/text/dollars.js';
import { HandInLog } from './support/hand-in-log.js';
import { LaterDesk } from './support/later-desk.js';
import type { PlantedFault } from './support/planted-fault.js';
import { PlantedPaymentFaults } from './support/planted-payment-faults.js';
import { PlantedProviderRows } from './support/planted-provider-rows.js';
import { PlantedReturnFaults } from './support/planted-return-faults.js';
import { PlantedTurnFaults } from './support/planted-turn-faults.js';
import { TestPlayer } from './support/players.js';
import { Purchases, type Bought } from './support/purchases.js';
import { Till } from './support/till.js';
import { CHARGE, ToldGame } from './support/told-turns.js';
import { UnclaimedPurchase } from './support/unclaimed-purchases.js';

const DOLLAR = 1_000_000;
const CENT = 10_000;

jest.setTimeout(60_000);

let till: Till;
let hand: HandInLog;
let desk: LaterDesk;
let purchases: Purchases;
/** When a visitor's payment was there and nobody's. */
let between: Date;
const planted: PlantedFault[] = [];

beforeAll(async () => {
  till = await Till.open();
  purchases = new Purchases(till);
  hand = HandInLog.of(till.stack);
  desk = await LaterDesk.of(till);
  const player = await TestPlayer.signUp(till.backend, 0);
  for (let times = 0; times < 3; times += 1) await purchases.buyFor(player, 20);
  await play(player);
  await refundInFull(await purchases.buy(1));
  await till.atDashboard('balance/usd/fee', { amount: '200' });
  const purchase = await UnclaimedPurchase.of(till, 5);
  between = new Date();
  await purchases.arrived(await purchase.claim());
  await desk.catchUp();
}, 120_000);

afterAll(async () => {
  await hand?.close();
  await till?.close();
}, 30_000);

async function play(player: TestPlayer): Promise<void> {
  const game = await ToldGame.start(till.backend, player);
  const turnId = await game.submit();
  await game.narrate(turnId);
  await game.settle(turnId);
}

async function refundInFull({ player, paymentId }: Bought): Promise<void> {
  await player.post(`/api/payments/${paymentId}/refund`).expect(202);
  await till.until(async () =>
    Object.values((await till.commands.wallet.load(player.id)).state.refunds).some(
      ({ status }) => status === 'settled',
    )
      ? true
      : null,
  );
}

const inOrder = <Found extends Pick<AuditException, 'cause' | 'itemId'>>(some: readonly Found[]): Found[] =>
  [...some].sort((one, other) => (`${one.cause} ${one.itemId}` < `${other.cause} ${other.itemId}` ? -1 : 1));

const escaped = (text: string) => text.replaceAll(/[.$()]/g, '\\$&');

/** The part that names a fault, without what is shown of it and what auditors did about it. */
const named = ({
  cause,
  itemKind,
  itemId,
  playerId,
  amountMicroUsd,
  sentence,
}: Omit<PlantedFault, 'evidence'>) => ({
  cause,
  itemKind,
  itemId,
  playerId,
  amountMicroUsd,
  sentence,
});

describe('while nothing is wrong', () => {
  it('has no exception, on the desk or by the command', async () => {
    expect(await desk.exceptions()).toEqual({ exceptions: [], nextAfter: null, total: 0, counts: [] });
    expect(await desk.summary()).toMatchObject({
      unexplainedMicroUsd: 0,
      explainedBasisPoints: 10_000,
      exceptions: { open: 0, explained: 0, accepted: 0 },
    });
    const { exitCode, lines } = await desk.command('--at-rest');
    expect(lines).toContain('Nothing is unexplained.');
    expect(lines).toContainEqual(expect.stringMatching(/^Compared with the provider as far as/));
    expect(lines).toContainEqual(expect.stringMatching(/^Explained: 100\.00 % of \$67\.0049 paid in/));
    expect(exitCode).toBe(0);
  });

  it('knows what a visitor’s money was on its way to, and what the provider did with all of it', async () => {
    const { inTransitMicroUsd, provider } = await desk.summary(between);
    expect(inTransitMicroUsd).toBe(5 * DOLLAR);
    // Of twenty dollars the provider keeps 88 cents, of five 45, of one 33; two dollars it takes beside.
    const fees = 3 * 88 + 45 + 33 + 200;
    expect(provider).toMatchObject({
      chargedMicroUsd: 66 * DOLLAR,
      refundedMicroUsd: DOLLAR,
      disputedMicroUsd: 0,
      paidOutMicroUsd: 0,
      feesMicroUsd: fees * CENT,
      netMicroUsd: 65 * DOLLAR - fees * CENT,
      // What it takes for itself it takes at once.
      awaitingMicroUsd: 65 * DOLLAR - (fees - 200) * CENT,
    });
    expect((await desk.summary()).inTransitMicroUsd).toBe(0);
  });
});

describe('with a fault of every cause', () => {
  beforeAll(async () => {
    const payments = new PlantedPaymentFaults(till, hand);
    const returns = new PlantedReturnFaults(till, hand);
    const turns = new PlantedTurnFaults(till, hand);
    const rows = new PlantedProviderRows(till);
    planted.push(await payments.unclaimed());
    till.holdNotices();
    planted.push(
      await payments.noticeNeverSent(),
      await payments.creditedTwice(),
      await payments.creditedWithoutPayment(),
      await payments.completedByHand(),
      await payments.creditedTooLittle(),
      await payments.completedWithMore(),
      await returns.refundedAtTheProvider(),
      await returns.refundRecordedByHand(),
      await returns.disputeNotFollowed(),
      await returns.owedToSomebodyGone(),
      await payments.paidInAnotherCurrency(),
      await turns.chargedTwiceAsMuch(),
      await turns.chargedWithoutWords(),
      await turns.restNotReturned(),
      await turns.toldForNothing(),
      await rows.topUp(),
      await rows.soldWithoutTheShop(),
      await rows.soldForEuros(),
    );
    await desk.catchUp();
  }, 60_000);

  it('names each of them on the desk, and nothing else', async () => {
    expect(new Set(planted.map(({ cause }) => cause))).toEqual(new Set(exceptionCauses));
    const { exceptions, total, nextAfter } = await desk.exceptions();
    expect(inOrder(exceptions).map(named)).toEqual(inOrder(planted).map(named));
    expect([total, nextAfter]).toEqual([planted.length, null]);
    for (const { state, ownerId, explanation } of exceptions)
      expect([state, ownerId, explanation]).toEqual(['open', null, null]);
  });

  it('opens each of them to what its sides say', async () => {
    const { exceptions } = await desk.exceptions();
    for (const { cause, itemKind, itemId, playerId, evidence } of planted) {
      const listed = exceptions.find((each) => each.cause === cause && each.itemId === itemId)!;
      const opened = await desk.open(listed);
      expect(opened.exception).toEqual({ ...listed, ageSeconds: expect.any(Number) as number });
      const { events, providerRows, ...shown } = opened.evidence;
      expect({
        ...shown,
        cause,
        events: events.map(({ type }) => type),
        rows: providerRows.map(({ list }) => list).sort(),
      }).toEqual({ ...evidence, cause, itemKind, itemId, playerId });
    }
  });

  it('names the same ones by the command', async () => {
    const { exceptions, counts } = await desk.exceptions();
    const told = await desk.command('--json');
    expect(told.exitCode).toBe(1);
    const audit = JSON.parse(told.lines.join('\n')) as Pick<AuditSummary, 'explainedBasisPoints'> & {
      readonly exceptions: readonly AuditException[];
    };
    const said = ({ exceptionId, since, state, ...rest }: AuditException) => ({
      ...named(rest),
      exceptionId,
      since,
      state,
    });
    expect(audit.exceptions.map(said)).toEqual(exceptions.map(said));

    const {
      explainedBasisPoints,
      unexplainedMicroUsd,
      volumeMicroUsd,
      exceptions: by,
    } = await desk.summary();
    expect(by).toEqual({ open: planted.length, explained: 0, accepted: 0 });
    expect(unexplainedMicroUsd).toBe(planted.reduce((sum, { amountMicroUsd }) => sum + amountMicroUsd, 0));
    expect(explainedBasisPoints).toBe(
      Math.floor(((volumeMicroUsd - unexplainedMicroUsd) * 10_000) / volumeMicroUsd),
    );
    expect(audit.explainedBasisPoints).toBe(explainedBasisPoints);

    const { exitCode, lines } = await desk.command('--all');
    expect(exitCode).toBe(1);
    expect(lines.filter((line) => /^[a-z_]+: \d/.test(line))).toEqual(
      counts.map(({ cause, open, amountMicroUsd }) => `${cause}: ${open}, ${dollars(amountMicroUsd)}`),
    );
    for (const { itemKind, itemId, amountMicroUsd, sentence } of planted)
      expect(lines).toContainEqual(
        expect.stringMatching(
          new RegExp(
            `^  open +${escaped(`${itemKind} ${itemId}  ${dollars(amountMicroUsd)}`)}  since \\S+Z: ${escaped(sentence)}$`,
          ),
        ),
      );
  });

  it.each([
    [
      0,
      ['paid_not_credited', 'credited_not_paid', 'refund_mismatch', 'dispute_mismatch', 'reserve_unsettled'],
    ],
    [
      8,
      ['paid_not_credited', 'credited_not_paid', 'refund_mismatch', 'dispute_mismatch', 'reserve_unsettled'],
    ],
    [11, ['refund_mismatch', 'dispute_mismatch', 'reserve_unsettled']],
    [58, ['refund_mismatch', 'dispute_mismatch', 'reserve_unsettled']],
    [61, []],
  ])('takes what may still be under way after %i minutes for no fault', async (minutes, underWay) => {
    desk.moveTo(minutes);
    const causes = (some: readonly { readonly cause: string }[]) => [
      ...new Set(some.map(({ cause }) => cause)),
    ];
    const due = exceptionCauses.filter((cause) => !underWay.includes(cause));
    expect(causes((await desk.exceptions()).counts)).toEqual(due);
    const { exceptions } = JSON.parse((await desk.command('--json')).lines.join('\n')) as AuditExceptionPage;
    expect(causes(exceptions).sort()).toEqual([...due].sort());
  });

  afterEach(() => {
    desk.moveTo(120);
  });
});

describe('beside all of them', () => {
  it('goes on: what follows the log follows, and who pays gets credits', async () => {
    till.letNoticesThrough();
    const { player, paymentId, url } = await purchases.open();
    await till.pay(url);
    await purchases.arrived(player.id);
    await play(player);
    await till.processed((await till.commands.payment.load(paymentId)).position!);
    const { app, operationsPort } = till.backend;
    await app.get(ReadModels).waitFor(await app.get(EventStoreDb).head(), 10_000);
    expect(await player.profile()).toMatchObject({ availableMicroUsd: 5 * DOLLAR - CHARGE });
    const metrics = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text();
    expect(metrics).not.toMatch(/^rubicon_process_parked_total/m);
    expect((await fetch(`http://127.0.0.1:${operationsPort}/health/ready`)).status).toBe(200);
    await desk.catchUp();
    expect(inOrder((await desk.exceptions()).exceptions).map(named)).toEqual(inOrder(planted).map(named));
  });

  it('has read models that a rebuild fills row for row the same', async () => {
    const { app } = till.backend;
    const before = await desk.exceptions();
    const rebuilt = await rebuildReadModels({
      url: till.stack.env['DATABASE_URL']!,
      tables: app.get(Tables),
      store: app.get(EventStoreDb),
      log: app.get(Log),
      differences: 'refused',
      keepsReplaced: false,
    });
    expect([rebuilt.differing, rebuilt.swapped]).toEqual([[], true]);
    expect((await desk.exceptions()).exceptions.map(named)).toEqual(before.exceptions.map(named));
  });
});
