/**
 * Narrators as operators see and steer them, over HTTP: each process tells what it is and does, and is let rest, handed on from and given slots while
 * it runs. Which of them tells a turn is known by the model that it asks.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  DecisionsMade,
  GameState,
  NarratorDecided,
  Narrators,
  RunningNarrator,
  TurnAccepted,
} from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import { Client } from 'pg';
import type { Response } from 'supertest';
import { auditLog, type RawEvent } from '../src/audit/index.js';
import { Clock } from '../src/platform/clock/index.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import { RunningProcesses } from '../src/platform/running-processes/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { readLog } from '../trials/read-log.js';
import { startScriptedModel, type Script, type ScriptedModel, type ScriptedReply } from './scripted-model.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { good, usage } from './support/model-faults.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { FollowedTurn } from './support/turn-events.js';

jest.setTimeout(60_000);

const ASKED = '/api/staff/operations/narrators';
const BEGINNING = '{"narrative":"The hall falls';
const HOUR_MS = 3_600_000;
const { version: VERSION } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
) as { version: string };

let model: ScriptedModel;
let local: LocalBackend;
let backend: RunningBackend;
let olga: StaffPerson;
let otto: StaffPerson;
let player: TestPlayer;

/** What is asked of the model and has no answer yet. */
interface Held {
  readonly narrator: string;
  readonly reply: ScriptedReply;
}
const held: Held[] = [];
const holds: Script = (reply, { model: asked }) => {
  const one = { narrator: asked.replace('scripted-', ''), reply };
  held.push(one);
  void reply.closed.then(() => letGo(one));
  return reply.closed;
};
function letGo(one: Held): void {
  if (held.includes(one)) held.splice(held.indexOf(one), 1);
}

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  backend = await start('api,projector', 'desk');
  olga = await StaffPerson.of(backend, 'Olga', ['operator']);
  otto = await StaffPerson.of(backend, 'Otto', ['operator']);
  player = await TestPlayer.signUp(backend, 20_000_000);
}, 90_000);

beforeEach(() => model.play(holds));
afterEach(async () => {
  releaseAll();
  await Promise.all(narrators.splice(0).map((narrator) => narrator.stop()));
});

afterAll(async () => {
  await local?.stop();
  await model?.stop();
}, 30_000);

function start(
  roles: string,
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningBackend> {
  return local.start({
    ROLES: roles,
    PROCESS_NAME: name,
    MODEL: `scripted-${name}`,
    OPENAI_BASE_URL: model.baseUrl,
    RATE_LIMITS: 'off',
    ...more,
  });
}

const narrators: RunningBackend[] = [];
async function startNarrator(name: string, slots: number): Promise<RunningBackend> {
  const narrator = await start('narrator', name, { NARRATOR_CONCURRENCY: String(slots) });
  narrators.push(narrator);
  return narrator;
}

const ANSWER = JSON.stringify(good);
const answer = (one: Held, words: string): void => {
  letGo(one);
  one.reply.delta(words).finish('stop', usage);
};
const finish = (one: Held): void => answer(one, ANSWER);
const begin = ({ reply }: Held): unknown => reply.delta(BEGINNING);
const goOn = (one: Held): void => answer(one, ANSWER.slice(BEGINNING.length));
/** Everything is told at once, from now on. */
function releaseAll(): void {
  model.play((reply) => reply.delta(ANSWER).finish('stop', usage));
  for (const one of [...held]) finish(one);
}
const heldBy = (name: string): Held[] => held.filter(({ narrator }) => narrator === name);

async function until<T>(what: () => Promise<T | null | false> | T | null | false): Promise<T> {
  const found = await poll(async () => (await what()) || null, { timeoutMs: 20_000 });
  if (found === null) throw new Error('it did not happen in time');
  return found;
}
/** It does not come to be within so long. */
async function never(what: () => boolean, withinMs = 1_500): Promise<void> {
  expect(await poll(() => (what() ? true : null), { timeoutMs: withinMs })).toBeNull();
}

async function submit(game?: GameState): Promise<string> {
  const { gameId, gameType } = game ?? (await player.startGame());
  const { body } = await player
    .post('/api/game/process', { userInput: 'I rise and speak.', gameType, gameId })
    .set('prefer', 'respond-async')
    .expect(202);
  return (body as TurnAccepted).turnId;
}
async function submitMany(count: number): Promise<string[]> {
  const turns: string[] = [];
  for (let turn = 0; turn < count; turn += 1) turns.push(await submit());
  return turns;
}

const list = async (): Promise<Narrators> => (await olga.get(ASKED).expect(200)).body as Narrators;
const listed = async (name: string): Promise<RunningNarrator[]> =>
  (await list()).narrators.filter((narrator) => narrator.name === name);
/** Once it is there and does as was decided. */
const heard = (name: string): Promise<RunningNarrator> =>
  until(async () => {
    const [narrator] = await listed(name);
    return narrator?.hasHeard ? narrator : null;
  });
const decided = ({ body }: Response): NarratorDecided => body as NarratorDecided;
const quiet = (name: string, body: object = {}) => olga.post(`${ASKED}/${name}/quiet`, body);
const drain = (name: string, body: object = {}) => olga.post(`${ASKED}/${name}/drain`, body);
const wake = (name: string) => olga.post(`${ASKED}/${name}/wake`);
const setSlots = (name: string, slots: number, seenSlots: number | null, more: object = {}) =>
  olga.put(`${ASKED}/${name}/slots`, { slots, seenSlots, ...more });

/** So many turns are at work there by its own word. */
const tells = (name: string, count: number): Promise<RunningNarrator> =>
  until(async () => {
    const [narrator] = await listed(name);
    return narrator?.turns.length === count ? narrator : null;
  });

async function events(...types: readonly string[]): Promise<RawEvent[]> {
  const found: RawEvent[] = [];
  for await (const event of readLog(local.env['EVENTSTORE_URL']!))
    if (types.includes(event.type)) found.push(event);
  return found;
}
/** Resolves when all of these are told, each once. */
async function told(...turnIds: string[]): Promise<void> {
  await until(async () => {
    const narrated = (await events('TurnNarrated')).map(({ data }) => data['turnId']);
    return turnIds.every((turnId) => narrated.filter((one) => one === turnId).length === 1);
  });
}

const dateTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;

it('lists who runs, what it is and what it tells now, by the database’s clock and whatever its own says', async () => {
  const earlier = Date.now();
  const isNow = (at: string): void => expect(Math.abs(Date.parse(at) - earlier)).toBeLessThan(HOUR_MS / 2);
  // An hour behind when it starts, and ahead from then on. It is let rest: a narrator judges by its clock what comes too late.
  const behind = jest.spyOn(Date, 'now').mockImplementation(() => new Date().getTime() - HOUR_MS);
  const skewed = await startNarrator('kalliope', 3);
  behind.mockRestore();
  jest.spyOn(skewed.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + HOUR_MS));
  await startNarrator('klio', 2);
  await startNarrator('klio', 2);
  await heard('klio');
  await heard('kalliope');
  await quiet('kalliope').expect(200);
  await heard('kalliope');
  const turnId = await submit();
  await until(() => held.length === 1);

  const { narrators: all, ...totals } = await until(async () => {
    const now = await list();
    return now.narrators.length === 3 && now.active === 1 ? now : null;
  });
  expect(totals).toEqual({ slots: 4, active: 1, waiting: 0 });
  const one = (name: string, slots: number, bearers: number): RunningNarrator => ({
    name,
    instanceId: expect.any(String) as string,
    bearers,
    version: VERSION,
    roles: ['narrator'],
    startedAt: dateTime,
    seenAt: dateTime,
    isEnding: false,
    mode: 'takes_turns',
    slots,
    slotsSet: null,
    slotsConfigured: slots,
    hasHeard: true,
    turns: expect.any(Array) as [],
    prologues: 0,
  });
  const resting = { ...one('kalliope', 3, 1), mode: 'quiet', slots: 0, turns: [] };
  expect(all).toEqual([resting, one('klio', 2, 2), one('klio', 2, 2)]);
  expect(new Set(all.map(({ instanceId }) => instanceId)).size).toBe(3);
  for (const { startedAt, seenAt } of all) {
    isNow(startedAt);
    isNow(seenAt);
    expect(Date.parse(seenAt)).toBeGreaterThan(Date.parse(startedAt));
  }
  const [telling, ...others] = all.flatMap(({ turns }) => turns);
  expect(others).toEqual([]);
  expect(telling).toEqual({ turnId, since: dateTime });
  isNow(telling!.since);

  finish(held[0]!);
  await told(turnId);
  await skewed.stop();
  expect(await listed('kalliope')).toEqual([]);
});

it('leaves out who was silent for ten seconds, and clears its row away later', async () => {
  const processes = backend.app.get(RunningProcesses, { strict: false });
  const { manager } = backend.app.get(ReadModels, { strict: false });
  const silent = async (seconds: number): Promise<string> => {
    const instanceId = randomUUID();
    await processes.sign({
      instanceId,
      name: 'erato',
      roles: ['narrator'],
      version: '1',
      runsForMs: 5_000,
      isEnding: false,
      mode: 'takes_turns',
      slots: 4,
      configuredSlots: 4,
      turns: [],
      prologues: 0,
    });
    await manager.query(
      "UPDATE running_process SET seen_at = now() - $2 * interval '1 second' WHERE instance_id = $1",
      [instanceId, seconds],
    );
    return instanceId;
  };
  await silent(10.5);
  const alive = await silent(5);
  const [narrator, ...others] = await listed('erato');
  expect(others).toEqual([]);
  expect(narrator).toMatchObject({ instanceId: alive, bearers: 1 });
  await until(async () => (await listed('erato')).length === 0);
  expect((await quiet('erato').expect(404)).body).toMatchObject({
    code: 'unknown_narrator',
    detail: 'No narrator of this name runs now.',
  });

  const rows = async (): Promise<number> => {
    const [{ count }] = await manager.query<[{ count: string }]>(
      `SELECT count(*) FROM running_process WHERE name = 'erato'`,
    );
    return Number(count);
  };
  await silent(3_601);
  expect(await rows()).toBe(3);
  await processes.forgetDead();
  expect(await rows()).toBe(2);
});

it('lets one be quiet: it finishes what it tells and takes nothing, until it is woken', async () => {
  await startNarrator('melete', 2);
  const [first, second, third] = await submitMany(3);
  await until(() => held.length === 2);
  await startNarrator('mneme', 1);
  await until(() => heldBy('mneme').length === 1);
  const fourth = await submit();
  await tells('melete', 2);

  expect(decided(await quiet('melete').expect(200))).toEqual({ finishes: 2, waiting: 1, slotsLeft: 1 });
  expect(await heard('melete')).toMatchObject({ mode: 'quiet', slots: 0, slotsSet: null });
  for (const one of heldBy('melete')) finish(one);
  await told(first!, second!);
  await never(() => heldBy('melete').length > 0);

  expect(decided(await wake('melete').expect(200))).toMatchObject({ slotsLeft: 3 });
  await until(() => heldBy('melete').length === 1);
  releaseAll();
  await told(first!, second!, third!, fourth);
});

it('drains one: what has no word is another’s at once, the rest it tells to its end, and it ends; started again it rests', async () => {
  const melpomene = await startNarrator('melpomene', 2);
  let isDone = false;
  void melpomene.done.then(() => (isDone = true));
  const shown = await submit();
  await until(() => held.length === 1);
  begin(held[0]!);
  const page = await FollowedTurn.of(player, shown);
  await page.shown(1);
  const unheard = await submit();
  await until(() => held.length === 2);
  await tells('melpomene', 2);
  await startNarrator('thalia', 1);
  await heard('thalia');

  expect(decided(await drain('melpomene').expect(200))).toEqual({ finishes: 2, waiting: 0, slotsLeft: 1 });
  finish(await until(() => heldBy('thalia')[0] ?? null));
  await told(unheard);
  expect(isDone).toBe(false);
  goOn(heldBy('melpomene')[0]!);
  expect(await page.outcome).toMatchObject({ status: 'narrated' });
  await told(shown, unheard);
  await melpomene.done;
  await melpomene.stop();
  expect(await listed('melpomene')).toEqual([]);

  const again = await startNarrator('melpomene', 2);
  let isDoneAgain = false;
  void again.done.then(() => (isDoneAgain = true));
  expect(await heard('melpomene')).toMatchObject({ mode: 'drained', slots: 0, turns: [] });
  const [third, fourth] = await submitMany(2);
  await until(() => heldBy('thalia').length === 1);
  await never(() => isDoneAgain || heldBy('melpomene').length > 0);
  await wake('melpomene').expect(200);
  await until(() => heldBy('melpomene').length === 1);
  releaseAll();
  await told(third!, fourth!);
  expect(isDoneAgain).toBe(false);
});

it('does not end one that does other work too: drained it hands back and goes on with that', async () => {
  const other = await start('api,narrator', 'terpsichore', { NARRATOR_CONCURRENCY: '1' });
  narrators.push(other);
  let isDone = false;
  void other.done.then(() => (isDone = true));
  const turnId = await submit();
  await until(() => heldBy('terpsichore').length === 1);
  await startNarrator('urania', 1);
  await heard('urania');
  await drain('terpsichore').expect(200);
  finish(await until(() => heldBy('urania')[0] ?? null));
  await told(turnId);
  await never(() => isDone, 500);
  await olga.at(other).get(ASKED).expect(200);
});

it('has its slots changed while it runs: up at once, down as turns end, to none and up again', async () => {
  await startNarrator('euterpe', 1);
  await startNarrator('polyhymnia', 1);
  await heard('euterpe');
  await heard('polyhymnia');
  await quiet('polyhymnia').expect(200);
  await heard('polyhymnia');
  const turns = await submitMany(5);
  await until(() => held.length === 1);
  await never(() => held.length > 1);

  await setSlots('euterpe', 3, null).expect(200);
  await until(() => heldBy('euterpe').length === 3);
  expect(await tells('euterpe', 3)).toMatchObject({ slots: 3, slotsSet: 3, slotsConfigured: 1 });

  await setSlots('euterpe', 1, 3).expect(200);
  await heard('euterpe');
  for (const one of heldBy('euterpe').slice(0, 2)) finish(one);
  await tells('euterpe', 1);
  await never(() => heldBy('euterpe').length > 1);

  const none = await setSlots('euterpe', 0, 1, { evenTheLast: true }).expect(200);
  expect(decided(none)).toEqual({ finishes: 1, waiting: 2, slotsLeft: 0 });
  expect(await heard('euterpe')).toMatchObject({ mode: 'takes_turns', slots: 0, slotsSet: 0 });
  finish(heldBy('euterpe')[0]!);
  await never(() => held.length > 0);
  await setSlots('euterpe', 2, 0).expect(200);
  await until(() => heldBy('euterpe').length === 2);
  releaseAll();
  await told(...turns);
});

it('rests while narration is paused, whatever it was told meanwhile, and then does as it was told', async () => {
  await startNarrator('arche', 1);
  await startNarrator('aoide', 1);
  await quiet('aoide').expect(200);
  await heard('aoide');
  const narration = '/api/staff/operations/narration';
  const busy = await submit();
  await until(() => heldBy('arche').length === 1);
  const turns = await submitMany(2);
  await olga.post(`${narration}/pause`, { reason: 'We move to a larger machine.' }).expect(200);
  await wake('aoide').expect(200);
  await heard('aoide');
  await setSlots('arche', 2, null).expect(200);
  await heard('arche');
  await never(() => held.length > 1);
  await quiet('aoide').expect(200);
  await heard('aoide');
  await olga.post(`${narration}/resume`).expect(200);
  await until(() => heldBy('arche').length === 2);
  await never(() => heldBy('aoide').length > 0);
  finish(heldBy('arche')[0]!);
  await until(() => heldBy('arche').length === 2);
  releaseAll();
  await told(busy, ...turns);
});

it('keeps what it was told over a restart', async () => {
  const before = await startNarrator('thelxinoe', 2);
  await startNarrator('tragoidia', 1);
  await heard('tragoidia');
  await heard('thelxinoe');
  await setSlots('thelxinoe', 5, null).expect(200);
  await quiet('thelxinoe').expect(200);
  await heard('thelxinoe');
  await before.stop();
  await startNarrator('thelxinoe', 2);
  expect(await heard('thelxinoe')).toMatchObject({
    mode: 'quiet',
    slots: 0,
    slotsSet: 5,
    slotsConfigured: 2,
  });
  const turns = await submitMany(2);
  await until(() => heldBy('tragoidia').length === 1);
  await never(() => heldBy('thelxinoe').length > 0);
  await wake('thelxinoe').expect(200);
  expect(await heard('thelxinoe')).toMatchObject({ mode: 'takes_turns', slots: 5 });
  await until(() => heldBy('thelxinoe').length === 1);
  releaseAll();
  await told(...turns);
});

it('does not let the last one rest unless that is meant, also when two operators let two rest at once', async () => {
  await startNarrator('helikon', 1);
  await heard('helikon');
  const refusal = {
    code: 'last_narrator',
    detail: expect.stringMatching(/Pause narration instead/) as string,
  };
  expect((await quiet('helikon').expect(409)).body).toMatchObject(refusal);
  expect((await drain('helikon').expect(409)).body).toMatchObject(refusal);
  expect((await setSlots('helikon', 0, null).expect(409)).body).toMatchObject(refusal);

  await startNarrator('parnassos', 1);
  await heard('parnassos');
  const answers = await Promise.all([
    quiet('helikon').then(({ status }) => status),
    otto.post(`${ASKED}/parnassos/quiet`, {}).then(({ status }) => status),
  ]);
  expect(answers.sort()).toEqual([200, 409]);
  const resting = (await list()).narrators.find(({ mode }) => mode === 'quiet')!.name;
  await wake(resting).expect(200);

  expect(decided(await quiet('helikon').expect(200))).toEqual({ finishes: 0, waiting: 0, slotsLeft: 1 });
  expect(decided(await drain('helikon').expect(200))).toMatchObject({ slotsLeft: 1 });
  const last = await quiet('parnassos', { evenTheLast: true }).expect(200);
  expect(decided(last)).toEqual({ finishes: 0, waiting: 0, slotsLeft: 0 });
  await wake('parnassos').expect(200);
});

it('is told once, and keeps slots that another operator has set meanwhile', async () => {
  await startNarrator('pieria', 2);
  await startNarrator('pimpleia', 2);
  await heard('pieria');
  await heard('pimpleia');
  expect((await wake('pieria').expect(409)).body).toMatchObject({ code: 'narrator_takes_turns' });
  const both = await Promise.all([
    setSlots('pieria', 3, null).then(({ status }) => status),
    otto.put(`${ASKED}/pieria/slots`, { slots: 4, seenSlots: null }).then(({ status }) => status),
  ]);
  expect(both.sort()).toEqual([200, 409]);
  expect((await setSlots('pieria', 6, null).expect(409)).body).toMatchObject({
    code: 'slots_changed',
    detail: 'Another operator has changed these slots meanwhile. Please look again.',
  });
  const twice = await Promise.all([quiet('pieria'), otto.post(`${ASKED}/pieria/quiet`, {})]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await quiet('pieria').expect(409)).body).toMatchObject({ code: 'narrator_quiet_already' });
  await drain('pieria').expect(200);
  expect((await drain('pieria').expect(409)).body).toMatchObject({ code: 'narrator_drained_already' });
});

it('is remembered: who decided what of it, and when', async () => {
  await startNarrator('olympos', 2);
  await heard('olympos');
  await quiet('olympos', { evenTheLast: true }).expect(200);
  await otto.put(`${ASKED}/olympos/slots`, { slots: 5, seenSlots: null, evenTheLast: true }).expect(200);
  await wake('olympos').expect(200);
  const { decisions } = (await olga.get('/api/staff/operations/decisions').expect(200)).body as DecisionsMade;
  const of = { narrator: 'olympos', slots: null, capMicroUsd: null, reason: null, at: expect.any(String) };
  expect(decisions.slice(0, 3)).toEqual([
    { ...of, did: 'narrator_woken', name: 'Olga', staffId: olga.id },
    { ...of, did: 'slots_set', slots: 5, name: 'Otto', staffId: otto.id },
    { ...of, did: 'narrator_quieted', name: 'Olga', staffId: olga.id },
  ]);
  const at = decisions.map((decision) => decision.at);
  expect(at).toEqual([...at].sort().reverse());
});

it('shows one that was told to end as long as it finishes, and counts no slots of it', async () => {
  const leaving = await startNarrator('leimon', 3);
  const turnId = await submit();
  await until(() => held.length === 1);
  begin(held[0]!);
  await (await FollowedTurn.of(player, turnId)).shown(1);
  await startNarrator('kastalia', 2);
  await heard('kastalia');
  const ended = leaving.stop();
  await until(async () => (await listed('leimon'))[0]?.isEnding);
  expect(await list()).toMatchObject({ slots: 2, active: 1 });
  expect((await quiet('kastalia').expect(409)).body).toMatchObject({ code: 'last_narrator' });
  goOn(held[0]!);
  await told(turnId);
  await ended;
  expect(await listed('leimon')).toEqual([]);
});

it('says in a sentence what is wrong with a number of slots', async () => {
  await startNarrator('hippokrene', 2);
  await heard('hippokrene');
  for (const [status, code, body] of [
    [422, 'slots_out_of_range', { slots: -1, seenSlots: null }],
    [422, 'slots_out_of_range', { slots: 1.5, seenSlots: null }],
    [422, 'slots_out_of_range', { slots: 1_001, seenSlots: null }],
    [400, 'invalid_request', { slots: 'eight', seenSlots: null }],
    [400, 'invalid_request', { slots: 8 }],
    [400, 'invalid_request', { slots: 8, seenSlots: null, evenTheLast: 'yes' }],
  ] as const) {
    const answer = await olga.put(`${ASKED}/hippokrene/slots`, body);
    expect([answer.status, answer.body]).toEqual([
      status,
      expect.objectContaining({ code, detail: expect.stringMatching(/^[A-Zes].+\.$/) as string }),
    ]);
  }
});

it('is unknown when nobody of its name runs, and to everybody but operators the desk is not there', async () => {
  for (const refused of [
    await quiet('nobody'),
    await olga.post(`${ASKED}/nobody/quiet`),
    await drain('desk'),
    await wake('nobody'),
    await setSlots('nobody', 1, null),
  ])
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([404, 'unknown_narrator']);
  const sam = await StaffPerson.of(backend, 'Sam', ['support']);
  for (const other of [player, sam]) {
    await other.get(ASKED).expect(404);
    await other.post(`${ASKED}/helikon/quiet`, {}).expect(404);
  }
});

it('says once that it cannot say that it runs, and goes on', async () => {
  await startNarrator('aganippe', 1);
  await heard('aganippe');
  const client = new Client({ connectionString: local.env['DATABASE_URL'] });
  await client.connect();
  try {
    await client.query('ALTER TABLE app.running_process RENAME TO hidden_process');
    const turnId = await submit();
    finish(await until(() => heldBy('aganippe')[0] ?? null));
    await told(turnId);
  } finally {
    await client.query('ALTER TABLE app.hidden_process RENAME TO running_process');
    await client.end();
  }
  await heard('aganippe');
});

it('leaves a log in which every invariant holds, and every turn was told once', async () => {
  await until(async () => {
    const [submitted, captured] = await Promise.all([events('TurnSubmitted'), events('ReservationCaptured')]);
    return submitted.length === captured.length;
  });
  const report = await auditLog(readLog(local.env['EVENTSTORE_URL']!), { quiescent: true });
  expect(report.invariants.flatMap(({ violations }) => violations)).toEqual([]);
  const turns = (found: RawEvent[]): unknown[] => found.map(({ data }) => data['turnId']).sort();
  expect(turns(await events('TurnNarrated'))).toEqual(turns(await events('TurnSubmitted')));
  const [decision] = await events('NarratorQuieted');
  expect(decision).toMatchObject({
    streamId: 'narration-house',
    data: { narrator: 'kalliope', staffId: olga.id, quietedAt: dateTime },
  });
});
