/** What a player changes about their account, over HTTP, with the letters that follow. */
import { createHash, createHmac } from 'node:crypto';
import { poll } from '@rubicon/local-stack';
import { Client } from 'pg';
import request from 'supertest';
import type { Problem, Profile, Session } from '@rubicon/contracts';
import { EventStoreDb } from '../src/platform/event-store/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestMailbox } from './support/mailbox.js';

let local: LocalBackend;
let backend: RunningBackend;
let mailbox: TestMailbox;
let http: ReturnType<typeof request>;

beforeAll(async () => {
  local = await localBackend('mailbox');
  backend = await local.start({ ROLES: 'api', RATE_LIMITS: 'off', PUBLIC_URL: 'https://rubicon.example' });
  mailbox = new TestMailbox(local.stack);
  http = request(`http://127.0.0.1:${backend.port}`);
}, 60_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

const password = 'de l’audace';
let count = 0;

async function signUp(): Promise<Session & { auth: string }> {
  count += 1;
  const body = { username: `Danton${count}`, email: `danton${count}@example.com`, password };
  const session = (await http.post('/api/auth/register').send(body).expect(201)).body as Session;
  return { ...session, auth: `Bearer ${session.token}` };
}
async function signIn(username: string, by = password): Promise<string> {
  const response = await http.post('/api/auth/login').send({ username, password: by }).expect(200);
  return `Bearer ${(response.body as Session).token}`;
}
const patch = (auth: string, body: object) =>
  http.patch('/api/user/profile').set('authorization', auth).send(body);
const me = (auth: string) => http.get('/api/auth/me').set('authorization', auth);

async function inAccounts<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: local.env.ACCOUNTS_DATABASE_URL,
    options: '-c search_path=accounts',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same sign-in, as if it had begun so long ago. */
function olderBy(seconds: number, auth: string): string {
  const [header, payload] = auth.slice('Bearer '.length).split('.');
  const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as { iat: number };
  const aged = Buffer.from(JSON.stringify({ ...claims, iat: claims.iat - seconds })).toString('base64url');
  const signature = createHmac('sha256', local.env['JWT_SECRET']!)
    .update(`${header}.${aged}`)
    .digest('base64url');
  return `Bearer ${header}.${aged}.${signature}`;
}

it('is deleted only by whoever has signed in within five minutes', async () => {
  const { auth, user } = await signUp();
  const remove = (by: string) => http.delete('/api/auth/delete-account').set('authorization', by);
  for (const seconds of [301, 6 * 86_400]) {
    const old = olderBy(seconds, auth);
    const refused = (await remove(old).expect(422)).body as Problem;
    expect([refused.code, refused.detail]).toEqual([
      'sign_in_too_old',
      'Please sign in again first: an account is deleted within five minutes of signing in.',
    ]);
    await me(old).expect(200);
  }
  await remove(await signIn(user.username)).expect(202);
  await me(auth).expect(401);
});

describe('the profile', () => {
  it('takes a new username, by which one signs in from then on', async () => {
    const { auth, user } = await signUp();
    const { body } = await patch(auth, { username: '  Georges Danton ' }).expect(200);
    expect((body as Profile).username).toBe('Georges Danton');
    expect(((await me(auth)).body as Session['user']).username).toBe('Georges Danton');
    await signIn('GEORGES DANTON');
    await http.post('/api/auth/login').send({ username: user.username, password }).expect(401);
    await patch(auth, { username: 'GEORGES Danton' }).expect(200);
  });

  it('takes a new address with the password alone, and tells the old one', async () => {
    const { auth, user } = await signUp();
    for (const currentPassword of [undefined, 'wrong']) {
      const refused = await patch(auth, { email: 'new@example.com', currentPassword }).expect(422);
      expect(refused.body as Problem).toMatchObject({
        code: 'wrong_password',
        errors: { currentPassword: ['The current password is not right.'] },
      });
    }
    expect(((await me(auth)).body as Session['user']).email).toBe(user.email);
    const changed = await patch(auth, { email: 'new@example.com', currentPassword: password }).expect(200);
    expect((changed.body as Profile).email).toBe('new@example.com');
    await signIn('New@example.com');
    const { letters, letter } = await mailbox.until(user.email, 'Your email address was changed');
    expect(letters).toHaveLength(1);
    expect(letter.text).not.toContain('new@example.com');
    expect(letter.text).toContain('contact@rubicon.example');
  });

  it('keeps names that others have', async () => {
    const one = await signUp();
    const other = await signUp();
    const username = await patch(one.auth, { username: other.user.username.toUpperCase() }).expect(409);
    expect((username.body as Problem).code).toBe('username_taken');
    const email = await patch(one.auth, {
      email: other.user.email.toUpperCase(),
      currentPassword: password,
    }).expect(409);
    expect((email.body as Problem).code).toBe('email_taken');
  });

  it('changes the settings that are named, shown at once', async () => {
    const { auth, user } = await signUp();
    const { body, headers } = await patch(auth, { settings: { autoSave: false, language: 'fr' } }).expect(
      200,
    );
    const settings = {
      emailNotifications: true,
      autoSave: false,
      historicalAccuracy: true,
      language: 'fr',
    };
    expect((body as Profile).settings).toEqual(settings);
    expect(headers['x-log-position']).toMatch(/^\d+$/);
    await patch(auth, { settings: { autoSave: false } }).expect(200);
    const read = await http.get('/api/user/profile').set('authorization', auth).expect(200);
    expect((read.body as Profile).settings).toEqual(settings);
    const changes: object[] = [];
    for await (const { type, data } of backend.app.get(EventStoreDb).readStream(`player-${user.id}`))
      if (type === 'SettingsChanged') changes.push(data);
    expect(changes).toEqual([{ playerId: user.id, settings }]);
  });

  it.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: null }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'x'.repeat(51) }, 'username', 'Username too long'],
    [{ username: 'a@b.example' }, 'username', 'Username cannot contain @'],
    [{ email: 'nobody', currentPassword: password }, 'email', 'Please enter a valid email'],
    [{ settings: { autoSave: 'yes' } }, 'settings.autoSave', 'autoSave must be true or false.'],
    [
      { settings: { language: 'tlh' } },
      'settings.language',
      'language must be one of en, de, es, fr, it, ja, nl, pl, pt.',
    ],
    [{ settings: 'all' }, 'settings', 'settings must be an object.'],
  ])('says what is wrong with %j', async (body, field, message) => {
    const { auth } = await signUp();
    const response = await patch(auth, body).expect(400);
    expect((response.body as Problem).errors).toEqual({ [field]: [message] });
  });
});

describe('the password', () => {
  it('is changed with the current one; every sign-in ends and a fresh one begins', async () => {
    const { auth, user } = await signUp();
    const elsewhere = await signIn(user.username);
    const stranger = await signUp();
    const change = (currentPassword: string) =>
      http
        .post('/api/auth/change-password')
        .set('authorization', auth)
        .send({ currentPassword, newPassword: 'encore de l’audace' });
    expect(((await change('wrong').expect(422)).body as Problem).code).toBe('wrong_password');
    await me(elsewhere).expect(200);
    const fresh = (await change(password).expect(200)).body as Session;
    expect(fresh.user).toEqual(user);
    await me(elsewhere).expect(401);
    await me(auth).expect(401);
    await me(`Bearer ${fresh.token}`).expect(200);
    await me(stranger.auth).expect(200);
    await http.post('/api/auth/login').send({ username: user.username, password }).expect(401);
    await signIn(user.username, 'encore de l’audace');
    const { letter } = await mailbox.until(user.email, 'Your password was changed');
    expect(letter.text).toContain('https://rubicon.example/forgot-password');
  });

  it('lets nobody in whose old one was checked while it was changed', async () => {
    const { user } = await signUp();
    await inAccounts(async (client) => {
      await client.query('BEGIN');
      await client.query('UPDATE account SET password_hash = $2 WHERE player_id = $1', [user.id, 'changed']);
      const signingIn = { over: false };
      const answer = http
        .post('/api/auth/login')
        .send({ username: user.username, password })
        .then((response) => ((signingIn.over = true), response));
      const isWaiting = () =>
        inAccounts((other) =>
          other.query(`SELECT FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'`),
        );
      await poll(async () => signingIn.over || (await isWaiting()).rowCount! > 0 || null, {
        timeoutMs: 5_000,
      });
      await client.query('COMMIT');
      expect((await answer).status).toBe(401);
    });
  });

  it('must be long enough, not too long, and none that is guessed first', async () => {
    const { auth } = await signUp();
    for (const [newPassword, message] of [
      ['12345', 'Password must be at least 6 characters'],
      ['x'.repeat(101), 'Password too long'],
      ['Iloveyou', 'This password is too easily guessed'],
    ]) {
      const { body } = await http
        .post('/api/auth/change-password')
        .set('authorization', auth)
        .send({ currentPassword: password, newPassword })
        .expect(400);
      expect((body as Problem).errors).toEqual({ newPassword: [message] });
    }
  });
});

it('signing out ends this sign-in at once, and no other', async () => {
  const { auth, user } = await signUp();
  const elsewhere = await signIn(user.username);
  await http.post('/api/auth/logout').set('authorization', auth).expect(204);
  expect(((await me(auth).expect(401)).body as Problem).code).toBe('session_ended');
  await me(elsewhere).expect(200);
});

describe('a forgotten password', () => {
  const ask = (username: string) => http.post('/api/auth/password-reset').send({ username });
  const complete = (token: string, newPassword = 'il nous faut de l’audace') =>
    http.post('/api/auth/password-reset/complete').send({ token, newPassword });

  /** @param nth of this address, from 1 */
  async function linkFor(email: string, nth = 1): Promise<string> {
    await ask(email).expect(202);
    const { letter } = await mailbox.until(email, 'Choose a new password', nth);
    return /https:\/\/rubicon\.example\/reset-password#([\w-]+)/.exec(letter.text)![1]!;
  }

  it('is replaced by a mailed link, once; every sign-in ends', async () => {
    const { auth, user } = await signUp();
    const token = await linkFor(user.email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const kept = await inAccounts((client) =>
      client.query<{ token_hash: Buffer; lives: string }>(
        'SELECT token_hash, expires_at - requested_at AS lives FROM password_reset WHERE player_id = $1',
        [user.id],
      ),
    );
    expect(kept.rows.map((row) => row.token_hash)).toEqual([createHash('sha256').update(token).digest()]);
    expect(kept.rows[0]!.lives).toMatchObject({ hours: 1 });

    expect(((await complete(token, '12345').expect(400)).body as Problem).errors).toEqual({
      newPassword: ['Password must be at least 6 characters'],
    });
    const answers = await Promise.all([complete(token), complete(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    const again = await complete(token).expect(410);
    expect((again.body as Problem).code).toBe('reset_link_expired');
    await me(auth).expect(401);
    await signIn(user.username, 'il nous faut de l’audace');
    await mailbox.until(user.email, 'Your password was changed');
  });

  it('answers alike for somebody unknown, and writes to nobody', async () => {
    const { user } = await signUp();
    const known = await ask(user.username).expect(202);
    const unknown = await ask('nobody@example.com').expect(202);
    expect([unknown.body, unknown.text]).toEqual([known.body, known.text]);
    await mailbox.until(user.email, 'Choose a new password');
    expect(await mailbox.lettersTo('nobody@example.com')).toEqual([]);
  });

  it('is not replaced by a link that is old or made up, nor by one from before a change', async () => {
    const { user, auth } = await signUp();
    await complete('made-up').expect(410);
    const old = await linkFor(user.email);
    await inAccounts((client) =>
      client.query(`UPDATE password_reset SET expires_at = now() - interval '1 second'`),
    );
    await complete(old).expect(410);
    const before = await linkFor(user.email, 2);
    expect(before).not.toBe(old);
    await http
      .post('/api/auth/change-password')
      .set('authorization', auth)
      .send({ currentPassword: password, newPassword: 'another one' })
      .expect(200);
    await complete(before).expect(410);
  });

  it('is not replaced by a link that went to an address of before', async () => {
    const { user, auth } = await signUp();
    const token = await linkFor(user.email);
    const email = `at-home-${user.email}`;
    await patch(auth, { email, currentPassword: password }).expect(200);
    await complete(token).expect(410);
    await me(auth).expect(200);
  });

  it('tells the owner of an address, once a day, that somebody tried to sign up with it', async () => {
    const { user } = await signUp();
    for (const username of ['somebody-else', 'once-more'])
      await http
        .post('/api/auth/register')
        .send({ username, email: user.email.toUpperCase(), password })
        .expect(409);
    const { letters, letter } = await mailbox.until(user.email, 'You have an account already');
    expect(letter.text).toContain('nothing about it has changed');
    const other = await signUp();
    await patch(other.auth, { email: user.email, currentPassword: password }).expect(409);
    await ask(user.email).expect(202);
    const { letters: later } = await mailbox.until(user.email, 'Choose a new password');
    expect(later).toHaveLength(letters.length + 1);
  });

  it('tells the owner of an address that somebody tried to change theirs to it', async () => {
    const [{ user }, other] = [await signUp(), await signUp()];
    await patch(other.auth, { email: user.email, currentPassword: password }).expect(409);
    await mailbox.until(user.email, 'You have an account already');
  });

  it('sends three links in an hour at most', async () => {
    const { user } = await signUp();
    await Promise.all(Array.from({ length: 6 }, () => ask(user.email).expect(202)));
    await mailbox.until(user.email, 'Choose a new password', 3);
    await http
      .post('/api/auth/change-password')
      .set('authorization', await signIn(user.username))
      .send({ currentPassword: password, newPassword: 'another one' })
      .expect(200);
    const { letters } = await mailbox.until(user.email, 'Your password was changed');
    expect(letters.filter(({ subject }) => subject === 'Choose a new password')).toHaveLength(3);
  });
});
