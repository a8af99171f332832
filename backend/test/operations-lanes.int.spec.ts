/**
 * Parked lanes as operators see them and have them tried, over HTTP, with the process that owns them in a process of its own. Letters are what is
 * parked: their mail server is away, or what they are noted in is.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  DriveLanesAnswer,
  LaneFilter,
  LanesOfProcess,
  ParkedLane,
  ParkedLaneCount,
  ParkedLaneList,
  Problem,
} from '@rubicon/contracts';
import { freePort, poll, startMailbox } from '@rubicon/local-stack';
import { Client } from 'pg';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestMailbox } from './support/mailbox.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';

jest.setTimeout(60_000);

const SUPPORT_ADDRESS = 'support@example.com';
/** Failures until a lane is parked. */
const PARKED_AFTER = 5;
const LANES = '/api/staff/operations/lanes';

let local: LocalBackend;
let api: RunningBackend;
let projector: RunningBackend;
let olga: StaffPerson;
let otto: StaffPerson;
let player: TestPlayer;
let smtpPort: number;
let dataDir: string;
const everReported: string[] = [];
let mailbox: Awaited<ReturnType<typeof startMailbox>> | null = null;

beforeAll(async () => {
  local = await localBackend();
  smtpPort = await freePort();
  dataDir = await mkdtemp(join(tmpdir(), 'rubicon-mailbox-'));
  api = await start('api');
  projector = await start('projector');
  olga = await StaffPerson.of(api, 'Olga', ['operator']);
  otto = await StaffPerson.of(api, 'Otto', ['operator']);
  player = await TestPlayer.signUp(api);
}, 90_000);

/** Every test begins without a mail server, and with every letter sent. */
afterEach(async () => {
  await mendMail();
  await until(async () => {
    await driveOn((await lanes()).count);
    for (const gameId of everReported) if (!(await isTold(gameId))) return null;
    return true;
  });
  await until(async () => ((await lanes()).count === 0 ? true : null));
  await breakMail();
});

afterAll(async () => {
  await breakMail();
  await local?.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 30_000);

function start(role: 'api' | 'projector'): Promise<RunningBackend> {
  return local.start({
    ROLES: role,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    CONTACT_EMAIL: SUPPORT_ADDRESS,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  });
}

async function mendMail(): Promise<void> {
  mailbox ??= await startMailbox({ dataDir, smtpPort });
}
async function breakMail(): Promise<void> {
  await mailbox?.stop();
  mailbox = null;
}
/** Whether support was written to about that game. */
async function isTold(gameId: string): Promise<boolean> {
  const letters = await new TestMailbox({ urls: { mailbox: mailbox!.url } }).lettersTo(SUPPORT_ADDRESS);
  return letters.some(({ text }) => text.includes(gameId));
}

async function sql(url: string | undefined, statement: string, values: unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
const inAccounts = (statement: string) => sql(local.env['ACCOUNTS_DATABASE_URL'], statement);
const inReadModels = (statement: string, values?: unknown[]) =>
  sql(local.env['DATABASE_URL'], statement, values);

async function until<T>(found: () => Promise<T | null>): Promise<T> {
  const result = await poll(found, { timeoutMs: 20_000 });
  if (result === null) throw new Error('it did not happen in time');
  return result;
}

const asked = (filter: LaneFilter): string => new URLSearchParams({ ...filter }).toString();
const lanes = async (filter: LaneFilter = {}): Promise<ParkedLaneList> =>
  (await olga.get(`${LANES}?${asked(filter)}`).expect(200)).body as ParkedLaneList;
const laneOf = async (key: string): Promise<ParkedLane | null> => (await lanes({ key })).lanes[0] ?? null;
const count = async (filter: LaneFilter): Promise<ParkedLaneCount> =>
  (await olga.get(`${LANES}/count?${asked(filter)}`).expect(200)).body as ParkedLaneCount;
const drive = async (
  filter: LaneFilter,
  expectedCount: number,
  operator: StaffPerson = olga,
): Promise<DriveLanesAnswer> =>
  (await operator.post(`${LANES}/drive`, { ...filter, expectedCount }).expect(200)).body as DriveLanesAnswer;
/** As many as there are, if there still are so many. */
const driveOn = (expectedCount: number) => olga.post(`${LANES}/drive`, { process: 'letters', expectedCount });
const letters = (parked: number, isRun = true): LanesOfProcess[] => [
  { process: 'letters', count: parked, isRun },
];

/** Games that their player reports, so that support is to be written to. */
async function reported(games: number): Promise<string[]> {
  const gameIds: string[] = [];
  for (let game = 0; game < games; game += 1) {
    const { gameId } = await player.startGame();
    await player.post(`/api/game/turns/${gameId}/report`, { reason: 'broken' }).expect(204);
    gameIds.push(gameId);
    everReported.push(gameId);
  }
  return gameIds;
}

const triedTimes = (key: string, tries: number) =>
  until(async () => {
    const lane = await laneOf(key);
    return lane !== null && lane.tries >= tries ? lane : null;
  });
async function parked(games: number): Promise<string[]> {
  const gameIds = await reported(games);
  for (const gameId of gameIds) await triedTimes(gameId, PARKED_AFTER);
  return gameIds;
}
const gone = (...keys: readonly string[]) =>
  until(async () => {
    const left = (await lanes()).lanes.map(({ key }) => key);
    return keys.every((key) => !left.includes(key)) || null;
  });

/** What its metrics say is parked of letters. */
async function gauge({ operationsPort }: RunningBackend): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text();
  return Number(/^rubicon_process_parked_lanes\{process="letters"\} (\d+)$/m.exec(metrics)?.[1]);
}

it('are shown with what keeps them, and tried when an operator asks: in vain until that is mended', async () => {
  const [key] = await parked(1);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
  const lane: ParkedLane = {
    process: 'letters',
    key: key!,
    parkedAt: time,
    lastTriedAt: time,
    tries: PARKED_AFTER,
    event: { type: 'TurnReported', position: expect.stringMatching(/^\d+$/) as string, at: time },
    errorCode: 'MailUnavailable',
    errorName: 'MailUnavailable',
    errorMessage: expect.stringMatching(/^the mail server does not take letters now \(\w+\)$/) as string,
    askedAt: null,
  };
  const list: ParkedLaneList = {
    count: 1,
    processes: letters(1),
    causes: [{ process: 'letters', errorCode: 'MailUnavailable', count: 1 }],
    lanes: [lane],
  };
  const first = await lanes();
  expect(first).toEqual(list);
  expect(await gauge(projector)).toBe(1);

  expect(await count({ key: key! })).toEqual({ count: 1, processes: letters(1) });
  expect(await drive({ key: key! }, 1)).toEqual({ asked: 1, askedBefore: 0, processes: letters(1) });
  const tried = await triedTimes(key!, PARKED_AFTER + 1);
  expect(tried).toEqual({ ...first.lanes[0], lastTriedAt: time, tries: PARKED_AFTER + 1 });
  expect(Date.parse(tried.lastTriedAt)).toBeGreaterThan(Date.parse(first.lanes[0]!.lastTriedAt));

  await mendMail();
  expect(await isTold(key!)).toBe(false);
  expect(await drive({ key: key! }, 1)).toEqual({ asked: 1, askedBefore: 0, processes: letters(1) });
  await gone(key!);
  expect(await isTold(key!)).toBe(true);
  expect(await lanes()).toEqual({ count: 0, processes: [], causes: [], lanes: [] });
  expect(await gauge(projector)).toBe(0);
});

it('are found by what keeps them, and driven on in bulk once they are counted', async () => {
  const away = await parked(2);
  await inAccounts('ALTER TABLE accounts.sent_letter RENAME TO sent_letter_away');
  const [unnoted] = await parked(1);
  await inAccounts('ALTER TABLE accounts.sent_letter_away RENAME TO sent_letter');
  expect((await lanes()).causes).toEqual([
    { process: 'letters', errorCode: 'MailUnavailable', count: 2 },
    { process: 'letters', errorCode: '42P01', count: 1 },
  ]);
  expect(await laneOf(unnoted!)).toMatchObject({ errorName: 'QueryFailedError', tries: PARKED_AFTER });
  expect((await lanes({ errorCode: '42P01' })).lanes.map(({ key }) => key)).toEqual([unnoted]);

  expect(await count({ errorCode: '42P01' })).toEqual({ count: 1, processes: letters(1) });
  expect((await drive({ process: 'letters', errorCode: '42P01' }, 1)).asked).toBe(1);
  // What kept it is mended; now it meets what keeps the others, which were left alone.
  expect(await triedTimes(unnoted!, PARKED_AFTER + 1)).toMatchObject({ errorCode: 'MailUnavailable' });
  for (const key of away) expect(await laneOf(key)).toMatchObject({ tries: PARKED_AFTER, askedAt: null });

  await mendMail();
  expect(await count({ process: 'letters' })).toEqual({ count: 3, processes: letters(3) });
  expect((await drive({ process: 'letters' }, 3)).asked).toBe(3);
  await gone(...away, unnoted!);
  for (const key of [...away, unnoted!]) expect(await isTold(key)).toBe(true);
});

it('are tried though the word that somebody asked was lost', async () => {
  const [key] = await parked(1);
  await inReadModels('UPDATE app.parked_lane SET asked_at = now() WHERE key = $1', [key]);
  expect(await triedTimes(key!, PARKED_AFTER + 1)).toMatchObject({ tries: PARKED_AFTER + 1, askedAt: null });
});

describe('asked for otherwise than they are', () => {
  const refused = async (filter: object, status: number): Promise<unknown> => {
    const { code, detail } = (await olga.post(`${LANES}/drive`, filter).expect(status)).body as Problem;
    return [code, detail];
  };
  const changed = ['lanes_changed', 'Other keys are parked by now than you were shown. Please look again.'];
  const unknown = ['unknown_lane', 'This key is not parked: it works again, or never stood still.'];
  const empty = ['empty_filter', 'Please say which: by process, by what keeps them, or by key.'];

  it('are left alone, and a sentence says why', async () => {
    const [key] = await parked(1);
    expect(await refused({ expectedCount: 1 }, 422)).toEqual(empty);
    expect(await refused({ process: '', errorCode: '', key: '', expectedCount: 1 }, 422)).toEqual(empty);
    for (const query of ['', '?process='])
      expect(((await olga.get(`${LANES}/count${query}`).expect(422)).body as Problem).code).toBe(empty[0]);
    expect(await refused({ process: 'letters', expectedCount: 2 }, 409)).toEqual(changed);
    expect(await refused({ errorCode: 'MailUnavailable', expectedCount: 0 }, 409)).toEqual(changed);
    expect(await refused({ key: randomUUID(), expectedCount: 1 }, 404)).toEqual(unknown);
    expect(await refused({ process: 'turn', key, expectedCount: 1 }, 404)).toEqual(unknown);
    for (const expectedCount of [undefined, -1, 1.5, '1'])
      expect(await refused({ process: 'letters', expectedCount }, 400)).toEqual([
        'invalid_request',
        expect.stringContaining('expectedCount'),
      ]);
    for (const query of ['process=%00', 'errorCode=a%00b', 'key=%00'])
      expect(((await olga.get(`${LANES}?${query}`).expect(400)).body as Problem).code).toBe(
        'invalid_request',
      );
    expect(await refused({ key: '\0', expectedCount: 1 }, 400)).toEqual([
      'invalid_request',
      'key must not hold NUL.',
    ]);
    expect(await drive({ process: 'turn' }, 0)).toEqual({ asked: 0, askedBefore: 0, processes: [] });
    expect(await laneOf(key!)).toMatchObject({ tries: PARKED_AFTER, askedAt: null });
  });

  it('are unknown when they have gone on meanwhile', async () => {
    const [key] = await parked(1);
    await mendMail();
    await drive({ key: key! }, 1);
    await gone(key!);
    expect(await refused({ key, expectedCount: 1 }, 404)).toEqual(unknown);
    expect(await refused({ process: 'letters', expectedCount: 1 }, 409)).toEqual(changed);
  });
});

describe('asked for by two operators', () => {
  it('are tried once: the second is told that they are asked for', async () => {
    const [key] = await parked(1);
    const server = await SilentMailServer.at(smtpPort);
    try {
      expect(await drive({ key: key! }, 1)).toMatchObject({ asked: 1, askedBefore: 0 });
      await server.asked;
      expect(await drive({ key: key! }, 1, otto)).toMatchObject({ asked: 0, askedBefore: 1 });
      expect(await laneOf(key!)).toMatchObject({
        tries: PARKED_AFTER,
        askedAt: expect.any(String) as string,
      });
    } finally {
      await server.stop();
    }
    expect(await triedTimes(key!, PARKED_AFTER + 1)).toMatchObject({
      tries: PARKED_AFTER + 1,
      askedAt: null,
    });
  });

  it('at the same moment are asked for by one of them', async () => {
    const [key] = await parked(1);
    await projector.stop();
    const answers = await Promise.all([drive({ key: key! }, 1), drive({ key: key! }, 1, otto)]);
    expect(answers.map(({ asked: by }) => by).sort()).toEqual([0, 1]);
    expect(answers.map(({ askedBefore }) => askedBefore).sort()).toEqual([0, 1]);
    projector = await start('projector');
  });
});

describe('after a restart', () => {
  it('are no longer listed when they work again, nor what a crash has left', async () => {
    const [key] = await parked(1);
    await projector.stop();
    const crashed = randomUUID();
    await inReadModels(
      `INSERT INTO app.parked_lane (process, key, parked_at, last_tried_at, tries, error_code, error_name, error_message)
       VALUES ('letters', $1, now(), now(), 5, 'Left', 'Left', 'by a crash')`,
      [crashed],
    );
    const left = await lanes();
    expect(left.processes).toEqual(letters(2, false));
    expect(left.lanes.map((lane) => lane.key).sort()).toEqual([key!, crashed].sort());

    await mendMail();
    projector = await start('projector');
    await gone(key!, crashed);
    await until(async () => (await isTold(key!)) || null);
    expect(await lanes()).toEqual({ count: 0, processes: [], causes: [], lanes: [] });
  });

  it('are parked anew when they still fail', async () => {
    const [key] = await parked(1);
    await drive({ key: key! }, 1);
    const before = await triedTimes(key!, PARKED_AFTER + 1);
    await projector.stop();
    projector = await start('projector');
    const anew = await until(async () => {
      const lane = await laneOf(key!);
      return lane !== null && lane.parkedAt !== before.parkedAt ? lane : null;
    });
    expect(anew).toMatchObject({ tries: PARKED_AFTER, askedAt: null, event: before.event });
    expect((await lanes()).processes).toEqual(letters(1));
    expect(await gauge(projector)).toBe(1);
  });
});

it('are written down once they can be, when the table was away as they were parked', async () => {
  await inReadModels('ALTER TABLE app.parked_lane RENAME TO parked_lane_away');
  const gameIds = await reported(2);
  await until(async () => ((await gauge(projector)) === gameIds.length ? true : null));
  await inReadModels('ALTER TABLE app.parked_lane_away RENAME TO parked_lane');
  for (const gameId of gameIds) await triedTimes(gameId, PARKED_AFTER);
  expect((await lanes()).processes).toEqual(letters(2));
});

/** Takes connections and says nothing. */
class SilentMailServer {
  private readonly sockets = new Set<Socket>();
  private connected: () => void = () => undefined;
  /** Somebody waits for its word. */
  readonly asked = new Promise<void>((resolve) => (this.connected = resolve));

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      this.connected();
    });
  }

  static async at(port: number): Promise<SilentMailServer> {
    const server = createServer();
    const silent = new SilentMailServer(server);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return silent;
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
