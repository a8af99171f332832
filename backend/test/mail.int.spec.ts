/** Letters end to end: from what happened in the log to what lies in the mailbox, each once. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClaimPaymentAnswer, PurchaseAnswer } from '@rubicon/contracts';
import { learnNotice } from '@rubicon/domain';
import { freePort, poll, startMailbox } from '@rubicon/local-stack';
import { Client } from 'pg';
import Stripe from 'stripe';
import request from 'supertest';
import { LettersOnce } from '../src/mail/letters-once.js';
import { PaymentEngine } from '../src/payments/payment-engine.js';
import { EventStoreDb } from '../src/platform/event-store/index.js';
import { openText, PlayerKeys } from '../src/platform/keys/index.js';
import { LetterArchive, MailUnavailable, type LetterText } from '../src/platform/mail/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { captureLogs, type CapturedLogs } from './support/captured-logs.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { asSent, TestMailbox } from './support/mailbox.js';
import { TestPlayer } from './support/players.js';
import { cards } from './support/till.js';

const HOUR_MS = 3_600_000;
const wanted = { ROLES: 'api,projector', RATE_LIMITS: 'off', LOG_LEVEL: 'debug' };

let local: LocalBackend;
let backend: RunningBackend;
let mailbox: TestMailbox;
let logs: CapturedLogs;

beforeAll(async () => {
  logs = captureLogs();
  local = await localBackend('stripe', 'mailbox');
  backend = await local.start(wanted);
  mailbox = new TestMailbox(local.stack);
}, 90_000);

afterAll(async () => {
  await local?.stop();
  logs?.stop();
}, 30_000);

async function inDatabase<T extends object>(url: string, sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
const inAccounts = <T extends object>(sql: string, values?: unknown[]) =>
  inDatabase<T>(local.env.ACCOUNTS_DATABASE_URL!, sql, values);

/** Where the process manager has come to. */
async function reactedUpTo(): Promise<bigint | null> {
  const rows = await inDatabase<{ position: string }>(
    local.env.DATABASE_URL!,
    `SELECT position FROM app.process_checkpoint WHERE name = 'letters'`,
  );
  return rows[0] ? BigInt(rows[0].position) : null;
}

async function untilReactedTo(position: bigint): Promise<void> {
  const there = async () => ((await reactedUpTo()) ?? 0n) >= position || null;
  if (!(await poll(there, { timeoutMs: 10_000 }))) throw new Error('the letters did not get that far');
}

/** Pays at the hosted page. @returns the session the browser comes back with */
async function pay(url: string, email: string, cardNumber: string = cards.pays): Promise<string> {
  const form = new URLSearchParams({ email, cardNumber, expiry: '12/40', cvc: '123' });
  const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(answer.headers.get('location')!).searchParams.get('session_id')!;
}

async function buy(player: TestPlayer, amount = 5, product = 'credits', card?: string) {
  const { body } = await player.post('/api/credits/purchase', { amount, product }).expect(200);
  const { url, paymentId } = body as PurchaseAnswer;
  const sessionId = await pay(url, 'ignored@example.com', card);
  await player.post('/api/credits/payment-success', { sessionId }).expect(200);
  return { paymentId, sessionId };
}

/** Where in the log it says that the provider paid it back. */
async function refundOf(paymentId: string): Promise<bigint> {
  const find = async () => {
    for await (const { type, position } of backend.app.get(EventStoreDb).readStream(`payment-${paymentId}`))
      if (type === 'PaymentRefunded') return position;
    return null;
  };
  const position = await poll(find, { timeoutMs: 10_000 });
  if (position === null) throw new Error('the provider did not pay it back');
  return position;
}

/** Does something to the payment at the provider's dashboard, and lets the backend know that money has moved. */
async function atTheDashboard(
  paymentId: string,
  pathOf: (stripe: Stripe, paymentIntentId: string) => Promise<string>,
  form: Readonly<Record<string, string>> = {},
): Promise<void> {
  const engine = backend.app.get(PaymentEngine, { strict: false });
  const paymentIntentId = (await engine.payment.load(paymentId)).state.paymentIntentId!;
  const { hostname: host, port, origin } = new URL(local.env.STRIPE_API_URL!);
  const stripe = new Stripe(local.env.STRIPE_SECRET_KEY!, { host, port, protocol: 'http', telemetry: false });
  const answer = await fetch(`${origin}/dashboard/${await pathOf(stripe, paymentIntentId)}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  await learnNotice({ kind: 'money_moved', paymentIntentId }, engine);
}

/** The provider had paid it back, or was about to; its bank thinks otherwise. */
const failAtTheBank = (paymentId: string) =>
  atTheDashboard(paymentId, async (stripe, payment_intent) => {
    const asked = await poll(async () => (await stripe.refunds.list({ payment_intent })).data[0] ?? null, {
      timeoutMs: 10_000,
    });
    return `refunds/${asked!.id}/failed`;
  });

const dispute = (paymentId: string, cents: number) =>
  atTheDashboard(
    paymentId,
    async (stripe, payment_intent) =>
      `charges/${(await stripe.charges.list({ payment_intent })).data[0]!.id}/dispute`,
    { amount: String(cents) },
  );

const decide = (paymentId: string, end: 'won' | 'lost' | 'appeal') =>
  atTheDashboard(paymentId, async (stripe, payment_intent) => {
    const { data } = await stripe.disputes.list({ payment_intent });
    return `disputes/${data[0]!.id}/${end}`;
  });

/** Of the player's letters that are kept, opened: kind, subject, text, and the event that it tells of. */
async function keptOf({ id }: TestPlayer) {
  const kept = await backend.app.get(LetterArchive).of(id);
  const keys = backend.app.get(PlayerKeys);
  return Promise.all(
    kept.map(async ({ letterId, kind, eventId, sealed }) => ({
      letterId,
      kind,
      eventId,
      ...(await openText<LetterText>(keys, sealed)),
    })),
  );
}

/** Once so many are kept. */
async function untilKept(player: TestPlayer, count: number) {
  const found = await poll(
    async () => {
      const kept = await keptOf(player);
      return kept.length >= count ? kept : null;
    },
    { timeoutMs: 10_000 },
  );
  if (!found) throw new Error(`${count} letters were not kept`);
  return found;
}

async function eventOf(streamId: string, type: string): Promise<string> {
  for await (const event of backend.app.get(EventStoreDb).readStream(streamId))
    if (event.type === type) return event.id;
  throw new Error(`no ${type} in ${streamId}`);
}

async function restartWithoutCheckpoint(): Promise<void> {
  await backend.stop();
  await inDatabase(
    local.env.DATABASE_URL!,
    `UPDATE app.process_checkpoint SET position = 0 WHERE name = 'letters'`,
  );
  backend = await local.start(wanted);
}

it('a purchase brings its receipt to the account’s address, once, also after a crash', async () => {
  const player = await TestPlayer.signUp(backend, 0);
  await player.patch('/api/user/profile', { settings: { emailNotifications: false } }).expect(200);
  const { email } = await player.profile();
  const { paymentId, sessionId } = await buy(player, 1, 'full-game');
  await player.post('/api/credits/payment-success', { sessionId }).expect(200);
  const { letter } = await mailbox.until(email, 'Your receipt: Full Game Access, $1.00');
  expect(letter.from).toBe('Rubicon <letters@rubicon.example>');
  expect(letter.messageId).toBe(`<receipt-${paymentId}@rubicon.example>`);
  expect(letter.text).toContain(`Transaction: ${paymentId.slice(-8)}`);
  expect(letter.text).toContain('30-day money-back guarantee');
  expect(letter.html).toContain('Continue your story');

  // As a crash leaves it that lost the checkpoint: everything is reacted to again.
  const reached = await poll(reactedUpTo, { timeoutMs: 10_000 });
  await restartWithoutCheckpoint();
  await untilReactedTo(reached!);
  expect(await mailbox.lettersTo(email)).toHaveLength(1);

  expect(await keptOf(player)).toEqual([
    {
      letterId: `receipt-${paymentId}`,
      kind: 'receipt',
      eventId: await eventOf(`payment-${paymentId}`, 'PaymentCompleted'),
      subject: letter.subject,
      text: asSent(letter),
    },
  ]);
  const rows = await inAccounts<{ row: string }>(
    'SELECT sent_letter::text AS row FROM accounts.sent_letter WHERE player_id = $1',
    [player.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.row).not.toMatch(/guarantee|\$1\.00|@/);
});

it('a way back in is kept without what opens it', async () => {
  const player = await TestPlayer.signUp(backend, 0);
  const { email } = await player.profile();
  await request(player.origin).post('/api/auth/password-reset').send({ username: email }).expect(202);
  const { letter } = await mailbox.until(email, 'Choose a new password');
  const token = /reset-password#(\S+)/.exec(letter.text)![1]!;
  const [kept] = await untilKept(player, 1);
  expect(kept).toMatchObject({ kind: 'password_reset', eventId: null, subject: letter.subject });
  expect(kept!.text).toBe(asSent(letter).replace(token, '…'));

  const newPassword = 'another one, and long';
  await request(player.origin)
    .post('/api/auth/password-reset/complete')
    .send({ token, newPassword })
    .expect(204);
  expect((await untilKept(player, 2))[1]).toMatchObject({
    kind: 'password_changed',
    subject: 'Your password was changed',
  });
});

it('a visitor’s purchase brings the link to claim it to the payer’s address', async () => {
  const browser = request.agent(`http://127.0.0.1:${backend.port}`);
  const bought = await browser.post('/api/credits/purchase').send({ amount: 5 }).expect(200);
  const sessionId = await pay((bought.body as PurchaseAnswer).url, 'visitor@example.com');
  await browser.post('/api/credits/payment-success').send({ sessionId }).expect(200);
  const { letters, letter } = await mailbox.until('visitor@example.com', 'Your receipt: Credits, $5.00');
  expect(letters).toHaveLength(1);
  const token = /\/account\?tab=credits&claim=(\S+)/.exec(letter.text)![1]!;
  expect(
    await inAccounts(
      'SELECT sent_at IS NOT NULL AS sent, player_id, kind, event_id, sealed FROM accounts.sent_letter WHERE letter_id = $1',
      [`receipt-${(bought.body as PurchaseAnswer).paymentId}`],
    ),
  ).toEqual([{ sent: true, player_id: null, kind: null, event_id: null, sealed: null }]);
  const player = await TestPlayer.signUp(backend, 0);
  const claimed = await player.post('/api/payments/claim', { token }).expect(200);
  expect((claimed.body as ClaimPaymentAnswer).creditsAdded).toBe(5);
  expect((await player.profile()).creditBalance).toBe('5.00');
});

it('a refund is told to those who want notices', async () => {
  const quiet = await TestPlayer.signUp(backend, 0);
  await quiet.patch('/api/user/profile', { settings: { emailNotifications: false } }).expect(200);
  const open = await TestPlayer.signUp(backend, 0);
  const addresses = await Promise.all([quiet, open].map(async (player) => (await player.profile()).email));
  const refunds: bigint[] = [];
  for (const player of [quiet, open]) {
    const { paymentId } = await buy(player);
    await player.post(`/api/payments/${paymentId}/refund`).expect(202);
    refunds.push(await refundOf(paymentId));
  }
  const { letter } = await mailbox.until(addresses[1]!, '$5.00 are on their way back to you');
  expect(letter.text).toContain('Refunded: $5.00');
  await untilReactedTo(refunds[0]!);
  expect((await mailbox.lettersTo(addresses[0]!)).map(({ subject }) => subject)).toEqual([
    'Your receipt: Credits, $5.00',
  ]);
});

it('a refund that fails after it was paid is told once, to whoever had been told of it', async () => {
  const player = await TestPlayer.signUp(backend, 0);
  const { email } = await player.profile();
  const { paymentId } = await buy(player);
  await player.post(`/api/payments/${paymentId}/refund`).expect(202);
  await refundOf(paymentId);
  const { letter: told } = await mailbox.until(email, '$5.00 are on their way back to you');
  expect(told.messageId).toMatch(/^<refund-[0-9a-f-]{36}@/);

  await failAtTheBank(paymentId);
  const failed = 'Your refund of $5.00 did not get through';
  const { letter } = await mailbox.until(email, failed);
  expect(letter.text).toContain('$5.00 of credits are in your account again.');
  expect(letter.text).toContain(`Transaction: ${paymentId.slice(-8)}`);
  expect((await player.profile()).creditBalance).toBe('5.00');

  const reached = await poll(reactedUpTo, { timeoutMs: 10_000 });
  await restartWithoutCheckpoint();
  await untilReactedTo(reached!);
  expect((await mailbox.lettersTo(email)).map(({ subject }) => subject)).toEqual([
    'Your receipt: Credits, $5.00',
    told.subject,
    failed,
  ]);
  expect((await keptOf(player)).map(({ kind, subject }) => [kind, subject])).toEqual([
    ['receipt', 'Your receipt: Credits, $5.00'],
    ['refund', told.subject],
    ['refund_failed', failed],
  ]);
});

it('a refund that was on its way and fails before it is paid is told', async () => {
  const player = await TestPlayer.signUp(backend, 0);
  const { email } = await player.profile();
  const { paymentId } = await buy(player, 5, 'credits', cards.refundsLater);
  await player.post(`/api/payments/${paymentId}/refund`).expect(202);
  await failAtTheBank(paymentId);
  const { letters, letter } = await mailbox.until(email, 'Your refund of $5.00 could not be made');
  expect(letter.text).toContain('$5.00 of credits are in your account again.');
  expect(letters).toHaveLength(2);
  expect((await untilKept(player, 2))[1]).toMatchObject({ kind: 'refund_not_made', text: asSent(letter) });
  expect((await player.profile()).creditBalance).toBe('5.00');
});

it('a dispute is told when it is opened, lost, and won after all, each once', async () => {
  const player = await TestPlayer.signUp(backend, 0);
  const { email } = await player.profile();
  const { paymentId } = await buy(player);
  await dispute(paymentId, 300);
  const opened = 'Your payment of $3.00 is being disputed';
  const { letter } = await mailbox.until(email, opened);
  for (const line of [
    'While it decides, $3.00 of your credits are frozen;',
    'tell your bank',
    'Frozen: $3.00',
    `Transaction: ${paymentId.slice(-8)}`,
  ])
    expect(letter.text).toContain(line);
  expect(await player.profile()).toMatchObject({
    availableMicroUsd: 2_000_000,
    frozenMicroUsd: 3_000_000,
  });

  await decide(paymentId, 'lost');
  const lost = 'The dispute about $3.00 is closed: $3.00 go back to you';
  expect((await mailbox.until(email, lost)).letter.text).toContain(
    '$3.00 of credits have left your account with it;',
  );
  await decide(paymentId, 'appeal');
  await mailbox.until(email, opened, 2);
  await decide(paymentId, 'won');
  const won = 'The dispute about $3.00 is closed: the payment stands';
  await mailbox.until(email, won);

  const reached = await poll(reactedUpTo, { timeoutMs: 10_000 });
  await restartWithoutCheckpoint();
  await untilReactedTo(reached!);
  expect((await mailbox.lettersTo(email)).map(({ subject }) => subject)).toEqual([
    'Your receipt: Credits, $5.00',
    opened,
    lost,
    opened,
    won,
  ]);
  const wallet = backend.app.get(EventStoreDb).readStream(`wallet-${player.id}`);
  const typeOf = new Map<string | null, string>();
  for await (const { id, type } of wallet) typeOf.set(id, type);
  expect((await keptOf(player)).slice(1).map(({ kind, eventId }) => [kind, typeOf.get(eventId)])).toEqual([
    ['dispute_opened', 'CreditsFrozen'],
    ['dispute_closed', 'CreditsUnfrozen'],
    ['dispute_opened', 'CreditsFrozen'],
    ['dispute_closed', 'CreditsUnfrozen'],
  ]);
});

it('a visitor hears of the dispute that keeps a purchase from being claimed', async () => {
  const browser = request.agent(`http://127.0.0.1:${backend.port}`);
  const bought = await browser.post('/api/credits/purchase').send({ amount: 5 }).expect(200);
  const { url, paymentId } = bought.body as PurchaseAnswer;
  const sessionId = await pay(url, 'doubter@example.com');
  await browser.post('/api/credits/payment-success').send({ sessionId }).expect(200);
  await dispute(paymentId, 500);
  const { letter } = await mailbox.until('doubter@example.com', 'Your payment of $5.00 is being disputed');
  expect(letter.text).toContain('no account can claim the purchase');
  await decide(paymentId, 'won');
  const closed = await mailbox.until(
    'doubter@example.com',
    'The dispute about $5.00 is closed: the payment stands',
  );
  expect(closed.letter.text).toContain('/account?tab=credits&claim=');
});

it('an account that goes says so to its address, before that is forgotten', async () => {
  const player = await TestPlayer.signUp(backend, 0);
  const { email } = await player.profile();
  await buy(player);
  await mailbox.until(email, 'Your receipt: Credits, $5.00');
  await player.delete('/api/auth/delete-account').expect(202);
  const { letter } = await mailbox.until(email, 'Your account is being deleted');
  expect(letter.text).toContain('$5.00 of credits that were left end with the account.');
  const gone = async () =>
    (await inAccounts('SELECT 1 FROM accounts.account WHERE player_id = $1', [player.id])).length === 0 ||
    null;
  expect(await poll(gone, { timeoutMs: 10_000 })).toBe(true);
  const letters = await mailbox.lettersTo(email);
  expect(letters.slice(1).map(({ messageId }) => messageId)).toEqual([
    expect.stringMatching(/^<account-deleted-[0-9a-f]{64}@rubicon\.example>$/),
  ]);
  expect(JSON.stringify(letters)).not.toContain(player.id);
  const kept = () => inAccounts('SELECT 1 FROM accounts.sent_letter WHERE player_id = $1', [player.id]);
  expect(await poll(async () => ((await kept()).length === 0 ? true : null), { timeoutMs: 10_000 })).toBe(
    true,
  );
});

it('a letter waits for a mail server that is away', async () => {
  await backend.stop();
  const dataDir = await mkdtemp(join(tmpdir(), 'rubicon-mailbox-'));
  const smtpPort = await freePort();
  backend = await local.start({ ...wanted, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
  const player = await TestPlayer.signUp(backend, 0);
  const { email } = await player.profile();
  const { paymentId } = await buy(player);
  const tried = async () =>
    (
      await inAccounts('SELECT 1 FROM accounts.sent_letter WHERE letter_id = $1 AND sent_at IS NULL', [
        `receipt-${paymentId}`,
      ])
    ).length === 1 || null;
  expect(await poll(tried, { timeoutMs: 10_000 })).toBe(true);
  const letters = backend.app.get(LettersOnce, { strict: false });
  const late = () =>
    letters.send(
      'late',
      () => Promise.resolve({ id: 'late', to: email, subject: '', text: '', html: '' }),
      HOUR_MS,
    );
  await expect(late()).rejects.toBeInstanceOf(MailUnavailable);

  const server = await startMailbox({ dataDir, smtpPort });
  try {
    await new TestMailbox({ urls: { mailbox: server.url } }).until(email, 'Your receipt: Credits, $5.00');
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }

  // An erasure does not wait for it for ever.
  await inAccounts(
    `UPDATE accounts.sent_letter SET first_tried_at = now() - interval '2 hours' WHERE letter_id = 'late'`,
  );
  await late();
});

it('no address came into the logs', () => {
  expect(logs.text()).toContain('"component"');
  expect(logs.text()).not.toMatch(/@example\.(com|org)/);
});
