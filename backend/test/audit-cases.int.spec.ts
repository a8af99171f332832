/** What auditors do about exceptions, over HTTP: taken, explained, accepted by another. */
import { randomUUID } from 'node:crypto';
import type { AuditException, AuditExceptionDetail, AuditExceptionPage, Problem } from '@rubicon/contracts';
import { aggregates, type ExceptionEvent } from '@rubicon/domain';
import { streamIdOf } from '@rubicon/eventsourcing';
import type { Response, Test } from 'supertest';
import { EVENT_STORE, type EventStoreDb } from '../src/platform/event-store/index.js';
import { StaffOffice } from '../src/staff/office/staff-office.js';
import { StaffPerson } from './support/staff-person.js';
import { Till } from './support/till.js';
import { UnclaimedPurchase } from './support/unclaimed-purchases.js';

const MICRO = 1_000_000;
const reason = 'The visitor closed the browser, and has not come back.';

const whyNot = 'The browser was back an hour later.';

let till: Till;
let ada: StaffPerson;
let ben: StaffPerson;

beforeAll(async () => {
  till = await Till.open();
  ada = await StaffPerson.of(till.backend, 'Ada', ['auditor']);
  ben = await StaffPerson.of(till.backend, 'Ben', ['auditor']);
}, 90_000);

afterAll(async () => {
  await till?.close();
}, 30_000);

type Act = 'take' | 'hand-back' | 'explain';
type Judgement = 'accept' | 'decline';

const act = (by: StaffPerson, exceptionId: string, what: Act, body?: object): Test =>
  by.post(`/api/staff/audit/exceptions/${exceptionId}/${what}`, body);
/** Of the explanation that stands in the stream, unless told otherwise. */
async function judge(
  by: StaffPerson,
  exceptionId: string,
  what: Judgement,
  body: object = {},
): Promise<Response> {
  const explainedAt = (await explainedTimes(exceptionId)).at(-1) ?? new Date().toISOString();
  const words = what === 'decline' ? { reason: whyNot } : {};
  return by.post(`/api/staff/audit/exceptions/${exceptionId}/${what}`, { explainedAt, ...words, ...body });
}
async function done(call: Test | Promise<Response>): Promise<AuditException> {
  const { status, body } = await call;
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as AuditException;
}
const refused = async (call: Test | Promise<Response>): Promise<[number, string]> => {
  const { status, body } = await call;
  return [status, (body as Problem).code];
};

async function listed(by: StaffPerson, paymentId: string): Promise<AuditException | null> {
  const until = new Date(Date.now() + 60_000).toISOString();
  const page = await by
    .get(`/api/staff/audit/exceptions?until=${until}&cause=unclaimed&limit=100`)
    .expect(200);
  return (page.body as AuditExceptionPage).exceptions.find(({ itemId }) => itemId === paymentId) ?? null;
}

/** Five dollars that nobody has claimed, as an exception. */
async function exception(): Promise<AuditException> {
  const { paymentId, position } = await UnclaimedPurchase.of(till);
  for (const auditor of [ada, ben]) auditor.saw(position);
  const found = await listed(ada, paymentId);
  expect(found).toMatchObject({ amountMicroUsd: 5 * MICRO, state: 'open', ownerId: null, explanation: null });
  return found!;
}

async function detail(by: StaffPerson, exceptionId: string): Promise<AuditExceptionDetail> {
  const answer = await by.get(`/api/staff/audit/exceptions/${exceptionId}`).expect(200);
  return answer.body as AuditExceptionDetail;
}
const shown = async (by: StaffPerson, exceptionId: string): Promise<AuditException> =>
  (await detail(by, exceptionId)).exception;

/** What stands in its stream. */
async function history(exceptionId: string): Promise<ExceptionEvent[]> {
  const stored = [];
  const store = till.backend.app.get<EventStoreDb>(EVENT_STORE);
  for await (const event of store.readStream(streamIdOf('exception', exceptionId), 0n)) stored.push(event);
  return stored.map((event) => aggregates.exception.codec.decode(event).event);
}
const types = async (exceptionId: string) => (await history(exceptionId)).map(({ type }) => type);
const explainedTimes = async (exceptionId: string) =>
  (await history(exceptionId)).flatMap((event) =>
    event.type === 'ExceptionExplained' ? event.data.explainedAt : [],
  );

const explanation = (more: object = {}) => ({ reason, amountMicroUsd: 5 * MICRO, ...more });
const five = { amountMicroUsd: 5 * MICRO };

/** What the one saw is what the other sees. */
const passOn = (from: StaffPerson, to: StaffPerson): void =>
  to.saw(BigInt(from.headers['x-log-position'] ?? 0));

it('is one auditor’s, who hands it back', async () => {
  const { exceptionId } = await exception();
  const owned = { ownerId: ada.id, ownerName: 'Ada', isOwn: true, state: 'open', explanation: null };
  expect(await done(act(ada, exceptionId, 'take'))).toMatchObject(owned);
  expect(await done(act(ada, exceptionId, 'take'))).toMatchObject(owned);
  passOn(ada, ben);
  expect(await shown(ben, exceptionId)).toMatchObject({ ...owned, isOwn: false });
  for (const what of ['take', 'hand-back'] as const)
    expect(await refused(act(ben, exceptionId, what))).toEqual([409, 'exception_taken']);
  expect(await refused(act(ben, exceptionId, 'explain', explanation()))).toEqual([409, 'exception_taken']);
  expect(await done(act(ada, exceptionId, 'hand-back'))).toMatchObject({
    ownerId: null,
    ownerName: null,
    isOwn: false,
  });
  expect(await done(act(ben, exceptionId, 'take'))).toMatchObject({ ownerName: 'Ben' });
  expect(await types(exceptionId)).toEqual(['ExceptionTaken', 'ExceptionHandedBack', 'ExceptionTaken']);
});

it('is explained by one, and accepted by another', async () => {
  const { exceptionId, itemId } = await exception();
  const explained = await done(act(ada, exceptionId, 'explain', explanation({ reason: `  ${reason}\n` })));
  expect(explained).toMatchObject({
    ownerId: ada.id,
    state: 'explained',
    explanation: {
      explainedBy: ada.id,
      explainedByName: 'Ada',
      isOwn: true,
      reason,
      acceptedBy: null,
      acceptedByName: null,
      acceptedAt: null,
    },
  });
  expect(await refused(judge(ada, exceptionId, 'accept', five))).toEqual([409, 'own_explanation']);
  expect(await refused(judge(ada, exceptionId, 'decline'))).toEqual([409, 'own_explanation']);
  passOn(ada, ben);
  const accepted = await done(judge(ben, exceptionId, 'accept', five));
  expect(accepted).toMatchObject({
    state: 'accepted',
    ownerId: ada.id,
    explanation: { isOwn: false, reason, acceptedBy: ben.id, acceptedByName: 'Ben' },
  });
  expect(await done(judge(ben, exceptionId, 'accept', five))).toEqual({
    ...accepted,
    ageSeconds: expect.any(Number) as number,
  });
  expect(await refused(judge(ben, exceptionId, 'decline'))).toEqual([409, 'exception_accepted']);
  const at = expect.stringMatching(/^\d{4}-.*Z$/) as string;
  expect(await history(exceptionId)).toEqual([
    { type: 'ExceptionTaken', data: { exceptionId, staffId: ada.id, takenAt: at } },
    {
      type: 'ExceptionExplained',
      data: {
        exceptionId,
        cause: 'unclaimed',
        itemKind: 'payment',
        itemId,
        amountMicroUsd: 5 * MICRO,
        staffId: ada.id,
        reason,
        explainedAt: at,
      },
    },
    {
      type: 'ExceptionAccepted',
      data: { exceptionId, staffId: ben.id, amountMicroUsd: 5 * MICRO, acceptedAt: at },
    },
  ]);
});

it('is open again when the explanation is declined, or explained anew', async () => {
  const { exceptionId } = await exception();
  expect(await refused(judge(ben, exceptionId, 'accept', five))).toEqual([409, 'exception_not_explained']);
  await done(act(ada, exceptionId, 'explain', explanation()));
  passOn(ada, ben);
  expect(await done(judge(ben, exceptionId, 'decline'))).toMatchObject({ state: 'open', explanation: null });
  expect(await done(judge(ben, exceptionId, 'decline'))).toMatchObject({ state: 'open' });
  await done(act(ada, exceptionId, 'explain', explanation()));
  passOn(ada, ben);
  await done(judge(ben, exceptionId, 'accept', five));
  passOn(ben, ada);
  const at = expect.stringMatching(/^\d{4}-.*Z$/) as string;
  const [byAda, byBen] = [ada, ben].map(({ id, name }) => ({ at, byId: id, byName: name }));
  const explained = { did: 'explained', ...byAda, reason, ...five };
  expect((await detail(ada, exceptionId)).history).toEqual([
    { did: 'taken', ...byAda, reason: null, amountMicroUsd: null },
    explained,
    { did: 'declined', ...byBen, reason: whyNot, amountMicroUsd: null },
    explained,
    { did: 'accepted', ...byBen, reason: null, ...five },
  ]);
  const again = 'The visitor wrote, and wants the money back.';
  expect(await done(act(ada, exceptionId, 'explain', explanation({ reason: again })))).toMatchObject({
    state: 'explained',
    explanation: { reason: again, acceptedBy: null },
  });
});

it('is judged for the explanation that was read', async () => {
  const { exceptionId } = await exception();
  const read = await done(act(ada, exceptionId, 'explain', explanation()));
  const again = 'The visitor wrote, and wants the money back.';
  await done(act(ada, exceptionId, 'explain', explanation({ reason: again })));
  passOn(ada, ben);
  const { explainedAt } = read.explanation!;
  expect(await refused(judge(ben, exceptionId, 'accept', { ...five, explainedAt }))).toEqual([
    409,
    'exception_changed',
  ]);
  expect(await refused(judge(ben, exceptionId, 'decline', { explainedAt }))).toEqual([
    409,
    'exception_changed',
  ]);
  expect(await done(judge(ben, exceptionId, 'accept', five))).toMatchObject({
    state: 'accepted',
    explanation: { reason: again },
  });
});

it('is done once, however often the button is pressed', async () => {
  const { exceptionId } = await exception();
  const clicks = [1, 2, 3].map(() => done(act(ada, exceptionId, 'explain', explanation())));
  for (const answer of await Promise.all(clicks)) expect(answer.state).toBe('explained');
  passOn(ada, ben);
  const accepts = [1, 2, 3].map(() => done(judge(ben, exceptionId, 'accept', five)));
  for (const answer of await Promise.all(accepts)) expect(answer.state).toBe('accepted');
  expect(await types(exceptionId)).toEqual(['ExceptionTaken', 'ExceptionExplained', 'ExceptionAccepted']);
});

it('is open again with another amount, and each is explained and accepted as it was seen', async () => {
  const { exceptionId, itemId } = await exception();
  await done(act(ada, exceptionId, 'explain', explanation()));
  passOn(ada, ben);
  await done(judge(ben, exceptionId, 'accept', five));

  await till.atDashboard(`charges/${(await till.chargeOf(itemId)).id}/refund`, { amount: '200' });
  const position = await till.until(async () => {
    const { state, position } = await till.commands.payment.load(itemId);
    return Object.keys(state.refunds).length > 0 ? position : null;
  });
  for (const auditor of [ada, ben]) auditor.saw(position);
  expect(await shown(ben, exceptionId)).toMatchObject({
    amountMicroUsd: 3 * MICRO,
    state: 'open',
    explanation: null,
  });

  const three = { amountMicroUsd: 3 * MICRO };
  for (const seen of [five, three])
    expect(await refused(judge(ben, exceptionId, 'accept', seen))).toEqual([409, 'exception_changed']);
  expect(await refused(act(ada, exceptionId, 'explain', explanation()))).toEqual([409, 'exception_changed']);
  await done(act(ada, exceptionId, 'explain', explanation(three)));
  passOn(ada, ben);
  expect(await refused(judge(ben, exceptionId, 'accept', five))).toEqual([409, 'exception_changed']);
  expect(await done(judge(ben, exceptionId, 'accept', three))).toMatchObject({ state: 'accepted', ...three });
});

it('is nobody’s any more when there is nothing wrong', async () => {
  const purchase = await UnclaimedPurchase.of(till);
  for (const auditor of [ada, ben]) auditor.saw(purchase.position);
  const { exceptionId } = (await listed(ada, purchase.paymentId))!;
  await done(act(ada, exceptionId, 'explain', explanation()));
  const playerId = await purchase.claim();
  ben.saw((await till.commands.wallet.load(playerId)).position);
  expect(await listed(ben, purchase.paymentId)).toBeNull();
  expect(await refused(judge(ben, exceptionId, 'accept', five))).toEqual([404, 'unknown_exception']);
  expect(await types(exceptionId)).toEqual(['ExceptionTaken', 'ExceptionExplained']);
});

it('is anybody’s when whoever has it works here no more', async () => {
  const { exceptionId } = await exception();
  const cleo = await StaffPerson.of(till.backend, 'Cleo', ['auditor']);
  await done(act(cleo, exceptionId, 'take'));
  await till.backend.app.get(StaffOffice).dismiss('Cleo');
  passOn(cleo, ada);
  expect(await done(act(ada, exceptionId, 'explain', explanation()))).toMatchObject({ ownerName: 'Ada' });
  expect(await types(exceptionId)).toEqual(['ExceptionTaken', 'ExceptionTaken', 'ExceptionExplained']);
});

describe('bad input', () => {
  it.each([
    ['too short', { reason: 'Because.' }, [422, 'reason_too_short']],
    ['too long', { reason: 'x'.repeat(501) }, [422, 'reason_too_long']],
    ['naming somebody', { reason: 'Paid back to ada@example.org.' }, [422, 'reason_names_somebody']],
    ['no text', { reason: 7 }, [400, 'invalid_request']],
    ['of no amount', { amountMicroUsd: undefined }, [400, 'invalid_request']],
    ['of a broken amount', { amountMicroUsd: 0.5 }, [400, 'invalid_request']],
    ['of a negative amount', { amountMicroUsd: -5 }, [400, 'invalid_request']],
    ['of another amount', { amountMicroUsd: 4 * MICRO }, [409, 'exception_changed']],
  ])('leaves everything as it was: an explanation %s', async (_name, more, answer) => {
    const { exceptionId } = await exception();
    expect(await refused(act(ada, exceptionId, 'explain', explanation(more)))).toEqual(answer);
    expect(await history(exceptionId)).toEqual([]);
  });
  it.each([randomUUID(), 'no-id', '%20'])('finds no exception under %s', async (exceptionId) => {
    for (const what of ['take', 'hand-back'] as const)
      expect(await refused(act(ada, exceptionId, what))).toEqual([404, 'unknown_exception']);
    const explainedAt = new Date().toISOString();
    const words = { explainedAt, reason: whyNot };
    expect(await refused(ada.post(`/api/staff/audit/exceptions/${exceptionId}/decline`, words))).toEqual([
      404,
      'unknown_exception',
    ]);
  });
  it.each([
    ['accept', five],
    ['accept', { explainedAt: '2026-11-26T12:00:00.000Z' }],
    ['decline', { reason: whyNot }],
    ['decline', { explainedAt: '2026-11-26T12:00:00.000Z' }],
    ['decline', { explainedAt: 'yesterday', reason: whyNot }],
  ])('wants to know what was read to %s', async (what, body) => {
    const { exceptionId } = await exception();
    const call = ada.post(`/api/staff/audit/exceptions/${exceptionId}/${what}`, body);
    expect(await refused(call)).toEqual([400, 'invalid_request']);
  });
});
