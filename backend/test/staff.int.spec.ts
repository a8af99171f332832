import { randomUUID } from 'node:crypto';
import type {
  Problem,
  StaffConfirmAnswer,
  StaffJoinAnswer,
  StaffMe,
  StaffRole,
  StaffSessionList,
} from '@rubicon/contracts';
import request, { type Test } from 'supertest';
import { EVENT_STORE } from '../src/platform/event-store/index.js';
import { AccountsDatabase } from '../src/platform/read-models/index.js';
import { runStaffCommand } from '../src/run-staff-command.js';
import { StaffOffice } from '../src/staff/office/staff-office.js';
import { StaffNames } from '../src/staff/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import type { EventStore, StoredEvent } from '@rubicon/eventsourcing';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { startProvider, type TestIdentity, type TestProvider } from './support/oidc/start-provider.js';
import { TestPlayer } from './support/players.js';
import { codeOf, cookieOf, StaffPerson } from './support/staff-person.js';

const { password } = StaffPerson;

let local: LocalBackend;
let backend: RunningBackend;
let office: StaffOffice;

beforeAll(async () => {
  local = await localBackend();
  backend = await local.start({ RATE_LIMITS: 'off' });
  office = backend.app.get(StaffOffice);
});
afterAll(() => local.stop());

const http = (at = backend) => request(`http://127.0.0.1:${at.port}`);
const post = (path: string, body: object, at = backend): Test =>
  http(at).post(`/api/staff/${path}`).send(body);
const me = (cookie: string, at = backend): Test => http(at).get('/api/staff/me').set('cookie', cookie);

function signIn(name: string, code: string, withPassword = password): Test {
  return post('sign-in', { name, password: withPassword, code });
}

async function expectProblem(test: Test, status: number, code: string): Promise<string> {
  const { body } = await test.expect(status).expect('cache-control', 'no-store');
  expect((body as Problem).code).toBe(code);
  return (body as Problem).detail;
}

async function join(token: string): Promise<StaffJoinAnswer> {
  return (await post('join', { token, password }).expect(200)).body as StaffJoinAnswer;
}

/** Type, and what it says beside who and when. */
async function logOf(staffId: string): Promise<unknown[]> {
  const events: StoredEvent[] = [];
  for await (const event of backend.app.get<EventStore>(EVENT_STORE).readStream(`staff-${staffId}`))
    events.push(event);
  return events.map(({ type, data: { roles, by, sessionId } }) => [
    type,
    ...[roles, by, sessionId].filter((said) => said !== undefined),
  ]);
}

async function staffIdOf(name: string): Promise<string> {
  const rows = await backend.app
    .get(AccountsDatabase)
    .manager.query<{ staff_id: string }[]>('SELECT staff_id FROM staff_account WHERE name = $1', [name]);
  return rows[0]!.staff_id;
}

describe('joining', () => {
  it('takes a link, a password and a code of the app; nothing counts before, and the link only once', async () => {
    const token = await office.invite(' Joan ', ['operator', 'support']);
    await expectProblem(post('join', { token: 'none', password }), 410, 'invitation_expired');
    await expectProblem(post('join', { token, password: 'short' }), 400, 'invalid_request');
    await expectProblem(post('join/confirm', { token, code: '123456' }), 422, 'wrong_code');

    const first = await join(token);
    const second = await join(token);
    expect(second.name).toBe('Joan');
    expect(second.factorUri).toContain(`secret=${second.factorSecret}`);
    expect(second.factorUri).toMatch(/^otpauth:\/\/totp\/Rubicon:Joan\?/);
    await expectProblem(signIn('Joan', codeOf(second.factorSecret)), 401, 'invalid_credentials');
    await expectProblem(post('join/confirm', { token, code: codeOf(first.factorSecret) }), 422, 'wrong_code');
    const proof = codeOf(second.factorSecret);
    const confirmed = await post('join/confirm', { token, code: proof }).expect(200);
    const { recoveryCodes } = confirmed.body as StaffConfirmAnswer;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
    await expectProblem(post('join', { token, password }), 410, 'invitation_expired');

    // The code that proved it counts no more; the next one does, the name as anybody writes it.
    await expectProblem(signIn('Joan', proof), 401, 'invalid_credentials');
    const signedIn = await signIn('JOAN ', codeOf(second.factorSecret, 1)).expect(200);
    const { staff, expiresAt, provider } = signedIn.body as StaffMe;
    expect(staff).toEqual({
      staffId: await staffIdOf('Joan'),
      name: 'Joan',
      roles: ['support', 'operator'],
    });
    expect(provider).toBeNull();
    const hours = (Date.parse(expiresAt!) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThanOrEqual(8);
    const [cookie] = signedIn.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(
      /^rubicon_staff=[\w-]{43}; Path=\/api\/staff; Expires=[^;]+ GMT; HttpOnly; SameSite=Strict$/,
    );
    expect((await me(cookieOf(signedIn.headers)).expect(200)).body).toEqual(signedIn.body);
    expect(await logOf(staff!.staffId)).toEqual([
      ['StaffInvited', ['support', 'operator']],
      ['StaffJoined'],
      ['StaffSignedIn', 'password'],
    ]);
  });

  it('is by the newest link alone, and by none after a day', async () => {
    const token = await office.invite('Late', ['support']);
    const newer = await office.resetFactor('Late');
    await expectProblem(post('join', { token, password }), 410, 'invitation_expired');
    await join(newer);
    await backend.app
      .get(AccountsDatabase)
      .manager.query(`UPDATE staff_invitation SET expires_at = now() - interval '1 second'`);
    await expectProblem(post('join', { token: newer, password }), 410, 'invitation_expired');
    // Nothing was there to be reset.
    expect(await logOf(await staffIdOf('Late'))).toEqual([['StaffInvited', ['support']]]);
  });

  it('keeps no token, code or secret that opens anything', async () => {
    const token = await office.invite('Sealed', ['support']);
    const { factorSecret } = await join(token);
    const { manager } = backend.app.get(AccountsDatabase);
    const kept = JSON.stringify([
      await manager.query(`SELECT token_hash::text, factor_secret::text FROM staff_invitation`),
      await manager.query(`SELECT encode(factor_secret, 'escape') FROM staff_invitation`),
    ]);
    expect(kept).not.toContain(factorSecret);
    expect(kept).not.toContain(Buffer.from(factorSecret).toString('hex'));
    expect(kept).not.toContain(Buffer.from(token).toString('hex'));
  });
});

describe('signing in', () => {
  it('has one answer for every way to be wrong', async () => {
    const ada = await StaffPerson.of(backend, 'Ada', ['support']);
    await office.invite('Not yet', ['support']);
    const code = ada.recoveryCodes[0]!;
    const told = new Set([
      await expectProblem(signIn('Nobody', code), 401, 'invalid_credentials'),
      await expectProblem(signIn('Not yet', code), 401, 'invalid_credentials'),
      await expectProblem(signIn('Ada', code, 'another password'), 401, 'invalid_credentials'),
      await expectProblem(signIn('Ada', '000000'), 401, 'invalid_credentials'),
      await expectProblem(signIn('Ada', 'aaaaa-aaaaa'), 401, 'invalid_credentials'),
      await expectProblem(signIn('Ada\0', code), 401, 'invalid_credentials'),
      await expectProblem(signIn('Ada', ada.usedCodes[0]!), 401, 'invalid_credentials'),
      await expectProblem(signIn('Ada', ada.usedCodes[1]!), 401, 'invalid_credentials'),
    ]);
    expect([...told]).toEqual(['Invalid credentials']);
    // None of them used the recovery code up.
    await signIn('Ada', code).expect(200);
  });

  it('takes a recovery code once, of two at once too, and leaves an event', async () => {
    const bea = await StaffPerson.of(backend, 'Bea', ['support']);
    const [code, other] = bea.recoveryCodes;
    const answers = await Promise.all([1, 2].map(() => signIn('Bea', code!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    await signIn('Bea', other!.toUpperCase().replace('-', ' ')).expect(200);
    expect((await logOf(bea.id)).slice(2)).toEqual([
      ['StaffSignedIn', 'password'],
      ['StaffSignedIn', 'recovery_code'],
      ['StaffSignedIn', 'recovery_code'],
    ]);
  });

  it('is bounded by account, wherever it comes from, and by address', async () => {
    const bounded = await local.start({ RATE_LIMITS: 'on' });
    const attempt = (name: string) =>
      post('sign-in', { name, password: 'x', code: 'x' }, bounded).then(({ status }) => status);
    const statuses: number[] = [];
    for (let at = 0; at < 9; at += 1) statuses.push(await attempt('Carol'));
    expect(statuses).toEqual([...Array<number>(8).fill(401), 429]);
    expect(await attempt('CAROL ')).toBe(429);
    for (let at = 0; at < 20; at += 1) expect(await attempt(`Carol ${at}`)).toBe(401);
    expect(await attempt('Somebody else')).toBe(429);
    await bounded.stop();
  });
});

describe('a sign-in', () => {
  it('is listed, ended one by one, and gone at the next call in every process', async () => {
    const other = await local.start();
    const cyd = await StaffPerson.of(backend, 'Cyd', ['auditor']);
    const second = cookieOf((await signIn('Cyd', cyd.recoveryCodes[0]!).expect(200)).headers);
    const list = async () => (await cyd.get('/api/staff/sessions').expect(200)).body as StaffSessionList;
    const { sessions } = await list();
    expect(sessions.map(({ isThisOne }) => isThisOne)).toEqual([false, true]);
    expect(((await me(second, other)).body as StaffMe).staff!.name).toBe('Cyd');

    for (const unknown of [randomUUID(), 'none'])
      await expectProblem(cyd.delete(`/api/staff/sessions/${unknown}`), 404, 'unknown_session');
    const dan = await StaffPerson.of(backend, 'Dan', ['support']);
    const { sessionId } = sessions[0]!;
    await expectProblem(dan.delete(`/api/staff/sessions/${sessionId}`), 404, 'unknown_session');
    await cyd.delete(`/api/staff/sessions/${sessionId}`).expect(204);
    for (const at of [backend, other]) expect((await me(second, at)).body).toMatchObject({ staff: null });
    expect((await list()).sessions.map(({ isThisOne }) => isThisOne)).toEqual([true]);

    const out = await cyd.post('/api/staff/sign-out').expect(204);
    expect(cookieOf(out.headers)).toBe('rubicon_staff=');
    await expectProblem(cyd.get('/api/staff/sessions'), 404, 'not_found');
    const log = await logOf(cyd.id);
    expect(log.slice(4)).toEqual([
      ['StaffSessionEnded', sessionId],
      ['StaffSessionEnded', sessions[1]!.sessionId],
    ]);
    await other.stop();
  });

  it('runs out after its eight hours', async () => {
    const eva = await StaffPerson.of(backend, 'Eva', ['operator']);
    await eva.get('/api/staff/sessions').expect(200);
    await backend.app
      .get(AccountsDatabase)
      .manager.query(`UPDATE staff_session SET expires_at = now() WHERE staff_id = $1`, [eva.id]);
    await expectProblem(eva.get('/api/staff/sessions'), 404, 'not_found');
    expect((await me(eva.cookie)).body).toEqual({ staff: null, expiresAt: null, provider: null });
  });

  it('opens nothing of a player’s, and a player’s opens nothing of the staff', async () => {
    const fay = await StaffPerson.of(backend, 'Fay', ['support']);
    await fay.get('/api/user/profile').expect(401);
    await http()
      .get('/api/user/profile')
      .set('authorization', `Bearer ${fay.cookie.split('=')[1]}`)
      .expect(401);
    const player = await TestPlayer.signUp(backend, 0);
    await expectProblem(player.get('/api/staff/sessions'), 404, 'not_found');
    await expectProblem(http().get('/api/staff/sessions'), 404, 'not_found');
    for (const broken of ['rubicon_staff=', `rubicon_staff=${'x'.repeat(43)}`, 'rubicon_staff=a b'])
      await expectProblem(http().get('/api/staff/sessions').set('cookie', broken), 404, 'not_found');
  });
});

describe('a page of another origin', () => {
  it.each(['cross-site', 'same-site'])(
    'does nothing with somebody’s cookie, and finds nothing: %s',
    async (site) => {
      const gil = await StaffPerson.of(backend, `Gil of ${site}`, ['support']);
      const from = (said: string, test: Test) => test.set('sec-fetch-site', said);
      await expectProblem(from(site, gil.post('/api/staff/sign-out')), 404, 'not_found');
      await expectProblem(from(site, gil.get('/api/staff/sessions')), 404, 'not_found');
      await from('none', gil.get('/api/staff/sessions')).expect(200);
      await from('same-origin', gil.post('/api/staff/sign-out')).expect(204);
    },
  );
});

describe('one’s own account', () => {
  it('has another password, with which every other sign-in ends', async () => {
    const gus = await StaffPerson.of(backend, 'Gus', ['support']);
    const second = cookieOf((await signIn('Gus', gus.recoveryCodes[0]!).expect(200)).headers);
    const change = (currentPassword: string, newPassword: string) =>
      gus.post('/api/staff/password', { currentPassword, newPassword });
    await expectProblem(change('wrong', 'another horse battery'), 422, 'wrong_password');
    await expectProblem(change(password, 'short'), 400, 'invalid_request');
    await expectProblem(change(password, 'operator-operator-1'), 400, 'invalid_request');
    await change(password, 'another horse battery').expect(204);
    expect((await me(second)).body).toMatchObject({ staff: null });
    expect((await me(gus.cookie)).body).toMatchObject({ staff: { name: 'Gus' } });
    await expectProblem(signIn('Gus', gus.recoveryCodes[1]!), 401, 'invalid_credentials');
    await signIn('Gus', gus.recoveryCodes[1]!, 'another horse battery').expect(200);
  });

  it('has other recovery codes', async () => {
    const hal = await StaffPerson.of(backend, 'Hal', ['support']);
    const renew = (currentPassword: string) => hal.post('/api/staff/recovery-codes', { currentPassword });
    await expectProblem(renew('wrong'), 422, 'wrong_password');
    const { recoveryCodes } = (await renew(password).expect(200)).body as StaffConfirmAnswer;
    expect(recoveryCodes).toHaveLength(10);
    await expectProblem(signIn('Hal', hal.recoveryCodes[0]!), 401, 'invalid_credentials');
    await signIn('Hal', recoveryCodes[9]!).expect(200);
  });
});

describe('the office', () => {
  const refused = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code });
  const roles = (...some: StaffRole[]) => some;

  it('invites nobody twice, nobody without a role, and no auditor with another', async () => {
    await office.invite('Ida', roles('support'));
    await refused(office.invite(' IDA', roles('support')), 'staff_name_taken');
    await refused(office.invite('Jon', []), 'role_missing');
    await refused(office.invite('Jon', roles('auditor', 'operator')), 'auditor_stands_alone');
    await office.invite('Jon', roles('auditor'));
  });

  it('changes roles: they hold at the next call, in every process', async () => {
    const other = await local.start();
    const kim = await StaffPerson.of(backend, 'Kim', ['support']);
    await kim.get('/api/staff/reports').expect(200);
    await kim.at(other).get('/api/staff/reports').expect(200);
    await office.changeRoles('Kim', roles('auditor'));
    await expectProblem(kim.at(other).get('/api/staff/reports'), 404, 'not_found');
    await expectProblem(kim.get('/api/staff/reports'), 404, 'not_found');
    expect((await me(kim.cookie, other)).body).toMatchObject({ staff: { roles: ['auditor'] } });
    await refused(office.changeRoles('Kim', roles('auditor', 'support')), 'auditor_stands_alone');
    await refused(office.changeRoles('Kim', []), 'role_missing');
    await refused(office.changeRoles('Nobody', roles('support')), 'unknown_staff');
    await other.stop();
  });

  it('dismisses: sign-ins end, the name goes, the id stays', async () => {
    const other = await local.start();
    const lea = await StaffPerson.of(backend, 'Lea', ['support']);
    const names = backend.app.get(StaffNames);
    const nobody = randomUUID();
    expect(await names.of([lea.id, nobody])).toEqual(
      new Map([
        [lea.id, 'Lea'],
        [nobody, 'former staff'],
      ]),
    );
    await office.dismiss('Lea');
    for (const at of [backend, other])
      await expectProblem(lea.at(at).get('/api/staff/sessions'), 404, 'not_found');
    await expectProblem(signIn('Lea', lea.recoveryCodes[0]!), 401, 'invalid_credentials');
    expect(await names.of([lea.id])).toEqual(new Map([[lea.id, 'former staff']]));
    expect((await logOf(lea.id)).at(-1)).toEqual(['StaffRolesChanged', []]);
    await refused(office.dismiss('Lea'), 'unknown_staff');
    // Somebody else may be called so.
    const token = await office.invite('Lea', roles('operator'));
    expect(await staffIdOf('Lea')).not.toBe(lea.id);
    await join(token);
    await other.stop();
  });

  it('resets a second factor: nothing that was known signs in, until they join anew', async () => {
    const max = await StaffPerson.of(backend, 'Max', ['support']);
    const token = await office.resetFactor('Max');
    await expectProblem(max.get('/api/staff/sessions'), 404, 'not_found');
    await expectProblem(signIn('Max', max.recoveryCodes[0]!), 401, 'invalid_credentials');
    const { factorSecret } = await join(token);
    expect(factorSecret).not.toBe(max.factorSecret);
    await post('join/confirm', { token, code: codeOf(factorSecret) }).expect(200);
    await expectProblem(max.get('/api/staff/sessions'), 404, 'not_found');
    await signIn('Max', codeOf(factorSecret, 1)).expect(200);
    expect((await logOf(max.id)).slice(2).map((said) => (said as string[])[0])).toEqual([
      'StaffSignedIn',
      'SecondFactorReset',
      'StaffSessionEnded',
      'StaffJoined',
      'StaffSignedIn',
    ]);
  });

  it('ends sign-ins, and lists who is there', async () => {
    const ned = await StaffPerson.of(backend, 'Ned', ['operator']);
    const listed = async () => (await office.list()).find(({ name }) => name === 'Ned');
    expect(await listed()).toEqual({ name: 'Ned', roles: ['operator'], joined: true, sessions: 1 });
    expect(await office.endSessions('Ned')).toBe(1);
    expect(await office.endSessions('Ned')).toBe(0);
    await expectProblem(ned.get('/api/staff/sessions'), 404, 'not_found');
    expect(await listed()).toMatchObject({ sessions: 0 });
  });
});

describe('the command line', () => {
  const run = async (...words: string[]) => {
    const { exitCode, lines } = await runStaffCommand(words, local.env);
    return [exitCode, ...lines];
  };

  it('does what the office does, beside a game that runs', async () => {
    const [exitCode, sentence, link] = await run('invite', 'Olga', '--role', 'operator', '--role', 'support');
    expect([exitCode, sentence]).toEqual([
      0,
      'Olga is invited (operator, support). This link works once, for 24 hours:',
    ]);
    const [page, token] = (link as string).split('#');
    expect(page).toBe(`${local.env.PUBLIC_URL}/staff/join`);
    const { factorSecret } = await join(token!);
    await post('join/confirm', { token, code: codeOf(factorSecret) }).expect(200);
    const cookie = cookieOf((await signIn('Olga', codeOf(factorSecret, 1)).expect(200)).headers);

    expect(await run('list')).toContain('Olga: support, operator, signed in 1×');
    expect(await run('roles', 'olga', '--role', 'support')).toEqual([0, 'From now on olga has: support.']);
    expect((await me(cookie)).body).toMatchObject({ staff: { roles: ['support'] } });
    expect(await run('end-sessions', 'Olga')).toEqual([0, '1 sign-in of Olga ended.']);
    expect((await me(cookie)).body).toMatchObject({ staff: null });
    const [, , again] = await run('reset-factor', 'Olga');
    await join((again as string).split('#')[1]!);
    expect(await run('list')).toContain('Olga: support, has not joined yet, signed in 0×');
    const id = await staffIdOf('Olga');
    expect((await run('dismiss', 'Olga'))[0]).toBe(0);
    expect((await logOf(id)).at(-1)).toEqual(['StaffRolesChanged', []]);
  });

  it('says in one sentence what does not go, and nothing happens', async () => {
    await office.invite('Pia', ['support']);
    const log = backend.app.get<EventStore>(EVENT_STORE);
    const staffEvents = async () => {
      let events = 0;
      for await (const _ of log.readAll({ from: 'start', categories: ['staff'] })) events += 1;
      return events;
    };
    const before = await staffEvents();
    expect(await run('invite', 'Pia', '--role', 'support')).toEqual([
      1,
      'Somebody of the staff has this name already.',
    ]);
    const alone = 'An auditor has no other role: who checks the books does not write in them.';
    expect(await run('invite', 'Quin', '--role', 'auditor', '--role', 'support')).toEqual([1, alone]);
    expect(await run('roles', 'Pia', '--role', 'auditor', '--role', 'support')).toEqual([1, alone]);
    for (const does of ['dismiss', 'reset-factor', 'end-sessions'])
      expect(await run(does, 'Quin')).toEqual([1, 'There is no such member of the staff.']);
    expect((await run('invite', 'Quin', '--role', 'admin')).slice(0, 2)).toEqual([
      2,
      'There is no role admin: they are support, auditor, operator.',
    ]);
    expect(await staffEvents()).toBe(before);
    expect(await run('list')).not.toContainEqual(expect.stringContaining('Quin'));
  });

  it('needs a game that runs', async () => {
    const notRunning = { exitCode: 1, lines: ['Rubicon is not running here: start it first (npm start).'] };
    expect(await runStaffCommand(['list'], {})).toEqual(notRunning);
    const gone = 'postgres://nobody@127.0.0.1:1/nothing';
    const env = { ...local.env, DATABASE_URL: gone, ACCOUNTS_DATABASE_URL: gone, KEYS_DATABASE_URL: gone };
    expect(await runStaffCommand(['list'], env)).toEqual(notRunning);
    expect(
      await runStaffCommand(['invite', 'Rex', '--role', 'support'], {
        ...local.env,
        EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false',
      }),
    ).toEqual(notRunning);
    expect(await office.list()).not.toContainEqual(expect.objectContaining({ name: 'Rex' }));
  });
});

describe('the company’s OpenID Connect provider', () => {
  let provider: TestProvider;
  let desk: RunningBackend;
  let publicUrl: string;

  beforeAll(async () => {
    publicUrl = local.env.PUBLIC_URL!;
    provider = await startProvider(`${publicUrl}/api/staff/oidc/callback`);
    const { issuer, clientId, clientSecret } = provider;
    desk = await local.start({
      RATE_LIMITS: 'off',
      STAFF_OIDC_ISSUER: issuer,
      STAFF_OIDC_CLIENT_ID: clientId,
      STAFF_OIDC_CLIENT_SECRET: clientSecret,
      STAFF_OIDC_NAME: 'Example Works',
    });
  });
  afterAll(async () => {
    await desk.stop();
    await provider.stop();
  });

  const go = (path: string, cookie = '') =>
    http(desk).get(path).set('cookie', cookie).expect(302).expect('cache-control', 'no-store');
  const there = (url: string) => url.slice(publicUrl.length);

  /** Where it leads, and what the browser then has. */
  async function signInAs(as: TestIdentity): Promise<{ at: string; cookie: string }> {
    const start = await go('/api/staff/oidc/start');
    const back = await provider.visit(start.headers.location!, as);
    const answer = await go(there(back), cookieOf(start.headers));
    return { at: there(answer.headers.location!), cookie: cookieOf(answer.headers) };
  }

  it('signs in whom it vouches for: by a verified email, known by its id ever after', async () => {
    await office.invite('sue@example.com', ['auditor']);
    const id = await staffIdOf('sue@example.com');
    const { at, cookie } = await signInAs({ sub: 's-1', email: 'Sue@example.com', email_verified: true });
    expect(at).toBe('/staff');
    expect((await me(cookie, desk)).body).toEqual({
      staff: { staffId: id, name: 'sue@example.com', roles: ['auditor'] },
      expiresAt: expect.any(String) as string,
      provider: 'Example Works',
    });
    expect(await logOf(id)).toEqual([
      ['StaffInvited', ['auditor']],
      ['StaffJoined'],
      ['StaffSignedIn', 'provider'],
    ]);
    // Whatever she is called there now, and whoever else is called so.
    expect((await signInAs({ sub: 's-1' })).at).toBe('/staff');
    const other = { sub: 's-2', email: 'sue@example.com', email_verified: true };
    expect((await signInAs(other)).at).toBe('/staff?provider=refused');
    await office.endSessions('sue@example.com');
    expect((await me(cookie, desk)).body).toMatchObject({ staff: null });
  });

  it('signs in by the preferred username, and ends the link to join by', async () => {
    const token = await office.invite('tom', ['support']);
    expect((await signInAs({ sub: 't-1', preferred_username: 'Tom' })).at).toBe('/staff');
    await expectProblem(post('join', { token, password }), 410, 'invitation_expired');
  });

  it('takes no username for somebody who has joined: their second factor stands', async () => {
    const wes = await StaffPerson.of(backend, 'wes', ['support']);
    expect((await signInAs({ sub: 'w-1', preferred_username: 'wes' })).at).toBe('/staff?provider=refused');
    expect((await logOf(wes.id)).at(-1)).toEqual(['StaffSignedIn', 'password']);
    await office.resetFactor('wes');
    expect((await signInAs({ sub: 'w-2', preferred_username: 'wes' })).at).toBe('/staff');
  });

  it('signs in nobody who was not invited, under no email that was not verified, and nobody dismissed', async () => {
    await office.invite('uma@example.com', ['support']);
    const refused = { at: '/staff?provider=refused', cookie: 'rubicon_staff_oidc=' };
    expect(await signInAs({ sub: 'u-0', email: 'nobody@example.com', email_verified: true })).toEqual(
      refused,
    );
    expect(await signInAs({ sub: 'u-1', email: 'uma@example.com' })).toEqual(refused);
    expect(await signInAs({ sub: 'u-1', email: 'uma@example.com', email_verified: false })).toEqual(refused);
    for (const claimed of ['uma@example.com', 'uma＠example.com'])
      expect(await signInAs({ sub: 'u-2', preferred_username: claimed })).toEqual(refused);
    expect(await logOf(await staffIdOf('uma@example.com'))).toEqual([['StaffInvited', ['support']]]);
    const verified = { sub: 'u-1', email: 'uma@example.com', email_verified: true };
    const { cookie } = await signInAs(verified);
    await office.dismiss('uma@example.com');
    expect((await me(cookie, desk)).body).toMatchObject({ staff: null });
    expect(await signInAs(verified)).toEqual(refused);
  });

  it('believes no answer that this browser did not ask for', async () => {
    await office.invite('vic', ['support']);
    const vic = { sub: 'v-1', preferred_username: 'vic' };
    const failed = '/staff?provider=failed';
    const start = await go('/api/staff/oidc/start');
    const begun = cookieOf(start.headers);
    const back = there(await provider.visit(start.headers.location!, vic));
    const other = cookieOf((await go('/api/staff/oidc/start')).headers);
    const leads = async (path: string, cookie: string) => there((await go(path, cookie)).headers.location!);
    expect(await leads(back, '')).toBe(failed);
    expect(await leads(back, other)).toBe(failed);
    expect(await leads(back.replace(/state=[^&]+/, 'state=another'), begun)).toBe(failed);
    expect(await leads(back.replace(/code=[^&]+/, 'code=another'), begun)).toBe(failed);
    expect(await leads('/api/staff/oidc/callback?error=access_denied', begun)).toBe(failed);
    expect(await logOf(await staffIdOf('vic'))).toEqual([['StaffInvited', ['support']]]);
    expect(start.headers['set-cookie']![0]).toMatch(
      /^rubicon_staff_oidc=[\w-]+; Max-Age=600; Path=\/api\/staff\/oidc; Expires=[^;]+ GMT; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is none where none is set, and is said to be away when it is', async () => {
    for (const path of ['start', 'callback'])
      await expectProblem(http().get(`/api/staff/oidc/${path}`), 404, 'no_provider');
    const away = await local.start({
      STAFF_OIDC_ISSUER: 'http://127.0.0.1:1',
      STAFF_OIDC_CLIENT_ID: 'x',
      STAFF_OIDC_CLIENT_SECRET: 'x',
    });
    const { headers } = await http(away).get('/api/staff/oidc/start').expect(302);
    expect(there(headers.location!)).toBe('/staff?provider=failed');
    await away.stop();
  });
});
