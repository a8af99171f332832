/** Accounts over HTTP, on the real databases and event store. */
import { Client } from 'pg';
import request from 'supertest';
import type { Problem, Profile, Session, User } from '@rubicon/contracts';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';

let local: LocalBackend;
let backend: RunningBackend;
let http: ReturnType<typeof request>;

beforeAll(async () => {
  local = await localBackend();
  backend = await local.start({ ROLES: 'api', TRUST_PROXY: 'on' });
  http = request(`http://127.0.0.1:${backend.port}`);
}, 60_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

const danton = { username: 'Danton', email: 'Danton@example.org', password: 'de l’audace' };

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

describe('registration', () => {
  it('makes an account, signs in, and tells the position it reached', async () => {
    const response = await http.post('/api/auth/register').send(danton);
    expect(response.status).toBe(201);
    const { token, user } = response.body as Session;
    expect(user).toEqual({
      id: expect.any(String),
      username: 'Danton',
      email: 'Danton@example.org',
      createdAt: expect.any(String),
    });
    expect(response.headers['x-log-position']).toMatch(/^\d+$/);
    const me = await http.get('/api/auth/me').set('authorization', `Bearer ${token}`);
    expect([me.status, me.body as User]).toEqual([200, user]);
  });

  it.each([
    [
      { ...danton, username: 'DANTON', email: 'other@example.org' },
      'username_taken',
      'This username is already taken.',
    ],
    [{ ...danton, username: 'Georges' }, 'email_taken', 'An account with this email already exists.'],
  ])('refuses names that are taken, whatever their case', async (body, code, detail) => {
    const response = await http.post('/api/auth/register').send({ ...body, email: body.email.toUpperCase() });
    expect([response.status, (response.body as Problem).code, (response.body as Problem).detail]).toEqual([
      409,
      code,
      detail,
    ]);
  });

  it.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', 'x'.repeat(51), 'Username too long'],
    ['username', 'a@b.example', 'Username cannot contain @'],
    ['username', 'a＠b.example', 'Username cannot contain @'],
    ['username', 'a﹫b.example', 'Username cannot contain @'],
    ['username', undefined, 'Username must be at least 3 characters'],
    ['email', 'nobody', 'Please enter a valid email'],
    ['email', undefined, 'Please enter a valid email'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(101), 'Password too long'],
    ['password', 'Iloveyou', 'This password is too easily guessed'],
    ['password', 'Rubicon 2026', 'This password is too easily guessed'],
    ['password', 42, 'Password must be at least 6 characters'],
  ])('says what is wrong with %s %p', async (field, value, message) => {
    const body = {
      username: 'Robespierre',
      email: 'maximilien@example.org',
      password: 'incorruptible',
      [field]: value,
    };
    const response = await http.post('/api/auth/register').send(body);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'invalid_request',
      detail: message,
      correlationId: expect.any(String),
      errors: { [field]: [message] },
    });
  });

  it('finishes at the next sign-in what a crash cut off', async () => {
    const marat = { username: 'Marat', email: 'marat@example.org', password: 'ami du peuple' };
    const { body } = await http.post('/api/auth/register').send(marat);
    const { id } = (body as Session).user;
    // As a crash right after the row leaves it: no key, no stream.
    const lost = '00000000-0000-4000-8000-000000000001';
    await inAccounts(async (client) => {
      await client.query('DELETE FROM session WHERE player_id = $1', [id]);
      await client.query(`UPDATE account SET player_id = $2, state = 'pending' WHERE player_id = $1`, [
        id,
        lost,
      ]);
    });
    const again = await http.post('/api/auth/login').send({ username: 'marat', password: marat.password });
    expect(again.status).toBe(200);
    const profile = await http
      .get('/api/user/profile')
      .set('authorization', `Bearer ${(again.body as Session).token}`);
    expect((profile.body as Profile).id).toBe(lost);
    const rows = await inAccounts((client) =>
      client.query('SELECT state FROM account WHERE player_id = $1', [lost]),
    );
    expect(rows.rows).toEqual([{ state: 'active' }]);
  });
});

describe('signing in', () => {
  it.each([['danton'], ['DANTON@EXAMPLE.ORG']])('takes the username or the email: %s', async (username) => {
    const response = await http.post('/api/auth/login').send({ username, password: danton.password });
    expect([response.status, (response.body as Session).user.username]).toEqual([200, 'Danton']);
  });

  it.each([
    ['danton', 'wrong'],
    ['nobody', 'wrong'],
  ])('refuses %s with a wrong password', async (username, password) => {
    const response = await http.post('/api/auth/login').send({ username, password });
    expect([response.status, (response.body as Problem).code, (response.body as Problem).detail]).toEqual([
      401,
      'invalid_credentials',
      'Invalid credentials',
    ]);
  });

  it.each([
    [{ password: 'x' }, 'Username or email is required'],
    [{ username: '', password: 'x' }, 'Username or email is required'],
    [{ username: 'x' }, 'Password is required'],
  ])('wants both fields', async (body, message) => {
    const response = await http.post('/api/auth/login').send(body);
    expect([response.status, (response.body as Problem).detail]).toEqual([400, message]);
  });

  it('limits guessing at one account', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const response = await http
        .post('/api/auth/login')
        .send({ username: 'guessed', password: String(attempt) });
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  describe('while others guess at an account', () => {
    const owner = { username: 'Roland', email: 'roland@example.org', password: 'the true one' };
    const signIn = (address: string, password: string, cookie = '') =>
      http
        .post('/api/auth/login')
        .set('x-forwarded-for', address)
        .set('cookie', cookie)
        .send({ username: owner.username, password });
    const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
      (headers['set-cookie'] as string[]).map((each) => each.split(';')[0]).join('; ');

    it('lets the owner in from elsewhere, whatever one address tries', async () => {
      await http.post('/api/auth/register').set('x-forwarded-for', '192.0.2.1').send(owner).expect(201);
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 29; attempt += 1)
        statuses.push((await signIn('198.51.100.1', 'x')).status);
      expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(19).fill(429)]);
      await signIn('192.0.2.7', owner.password).expect(200);
    });

    it('limits guessing from many networks, and lets the owner in where they were before', async () => {
      const known = cookieOf(await signIn('192.0.2.1', owner.password).expect(200));
      let guessed = 0;
      for (let network = 2; guessed < 98; network += 1)
        for (let attempt = 0; attempt < 10; attempt += 1) {
          const { status } = await signIn(`198.51.100.${network}`, 'x');
          if (status === 429) guessed = Infinity;
          else guessed += 1;
        }
      const refused = await signIn('192.0.2.8', owner.password).expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      // By whichever name, from wherever.
      await signIn('192.0.2.9', owner.password, known).expect(200);
      await http
        .post('/api/auth/login')
        .set('cookie', known)
        .send({ username: owner.email.toUpperCase(), password: owner.password })
        .expect(200);
      // It opens no other account, guesses no more often, and made up it is worth nothing.
      const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn('192.0.2.9', 'x', known)));
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(9);
      await signIn('192.0.2.9', owner.password, known.replace(/.$/, '!')).expect(429);
      await signIn('192.0.2.9', owner.password, `rubicon_known=${'a'.repeat(43)}`).expect(429);
    }, 60_000);
  });

  it('counts a whole network of IPv6 as one guesser', async () => {
    const guess = (address: string) =>
      http
        .post('/api/auth/login')
        .set('x-forwarded-for', address)
        .send({ username: 'guessed', password: 'x' });
    for (let host = 1; host <= 10; host += 1) await guess(`2001:db8:1:2::${host}`).expect(401);
    await guess('2001:db8:1:2:a:b:c:d').expect(429);
    await guess('2001:db8:1:3::1').expect(401);
  });
});

describe('a route that needs no sign-in', () => {
  const address = '203.0.113.77';
  const from = (network: string, path: string) => http.post(path).set('x-forwarded-for', network);
  let tokens: string[];

  beforeAll(async () => {
    tokens = [];
    for (const name of ['Barnave', 'Lameth']) {
      const account = { username: name, email: `${name}@example.org`, password: 'a feuillant' };
      const { body } = await from('203.0.113.76', '/api/auth/register').send(account).expect(201);
      tokens.push((body as Session).token);
    }
  });

  it.each([
    ['/api/auth/register', 20],
    ['/api/auth/login', 60],
    ['/api/auth/password-reset', 20],
    ['/api/auth/password-reset/complete', 20],
    ['/api/game/start-demo', 30],
    ['/api/credits/purchase', 20],
  ])('counts calls of %s by address, whoever signs them', async (path, limit) => {
    const call = (token: string) =>
      from(address, path).set('authorization', `Bearer ${token}`).send({ unknown: true });
    for (let count = 0; count < limit; count += 1) await call(tokens[count % 2]!).expect(400);
    for (const token of tokens) await call(token).expect(429);
  });
});

describe('a session', () => {
  async function tokenOf(): Promise<string> {
    const response = await http
      .post('/api/auth/login')
      .send({ username: 'danton', password: danton.password });
    return (response.body as Session).token;
  }

  it('shows the profile with an empty purse', async () => {
    const response = await http.get('/api/user/profile').set('authorization', `Bearer ${await tokenOf()}`);
    expect(response.body).toEqual({
      id: expect.any(String),
      username: 'Danton',
      email: 'Danton@example.org',
      createdAt: expect.any(String),
      accountType: 'Credit-based Gaming',
      creditBalance: '0.00',
      availableMicroUsd: 0,
      reservedMicroUsd: 0,
      frozenMicroUsd: 0,
      heldMicroUsd: 0,
      turnCeilingMicroUsd: 32_000,
      fullGameUnlocked: false,
      guaranteeUsed: false,
      isSuspended: false,
      settings: { emailNotifications: true, autoSave: true, historicalAccuracy: true, language: 'en' },
    });
  });

  it('is answered with what no cache keeps', async () => {
    const token = await tokenOf();
    for (const path of ['/api/auth/me', '/api/user/profile', '/api/games/saved', '/api/payments']) {
      const response = await http.get(path).set('authorization', `Bearer ${token}`);
      expect([path, response.status, response.headers['cache-control']]).toEqual([path, 200, 'no-store']);
    }
    const signedIn = await http
      .post('/api/auth/login')
      .send({ username: 'danton', password: danton.password });
    expect(signedIn.headers['cache-control']).toBe('no-store');
    expect((await http.get('/api/stats')).headers['cache-control']).toBe('public, max-age=60');
  });

  it('counts no more once its row is gone', async () => {
    const token = await tokenOf();
    await inAccounts((client) => client.query('DELETE FROM session'));
    const response = await http.get('/api/auth/me').set('authorization', `Bearer ${token}`);
    expect([response.status, (response.body as Problem).code]).toEqual([401, 'session_ended']);
  });

  it.each([
    ['nothing', undefined, 'not_signed_in'],
    ['another scheme', 'Basic abc', 'session_ended'],
    ['a forged token', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', 'session_ended'],
  ])('is not had with %s', async (_, header, code) => {
    const call = http.get('/api/auth/me');
    if (header !== undefined) void call.set('authorization', header);
    const response = await call;
    expect([response.status, (response.body as Problem).code]).toEqual([401, code]);
  });
});
