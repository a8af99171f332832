/** What keeps turns from being told or taken beside a pause, as operators are told it over HTTP, beside what a player is answered at that moment. */
import type {
  GameState,
  NarrationHindrance,
  NarrationOperations,
  Narrators,
  ProviderOperations,
} from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import { Client } from 'pg';
import type { RunningBackend } from '../src/start-backend.js';
import { startScriptedModel, type ScriptedModel } from './scripted-model.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';

jest.setTimeout(60_000);

const ASKED = '/api/staff/operations';
const REASON = 'To see what is said of it.';

let model: ScriptedModel;
let local: LocalBackend;
let backend: RunningBackend;
let olga: StaffPerson;
let player: TestPlayer;

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  backend = await start({ ROLES: 'api,projector', PROCESS_NAME: 'desk' });
  olga = await StaffPerson.of(backend, 'Olga', ['operator']);
  player = await TestPlayer.signUp(backend, 1_000_000);
}, 90_000);

afterAll(async () => {
  await local?.stop();
  await model?.stop();
}, 30_000);

const start = (variables: Readonly<Record<string, string>>) =>
  local.start({ OPENAI_BASE_URL: model.baseUrl, MODEL: 'scripted-1', RATE_LIMITS: 'off', ...variables });

const narration = async () => (await olga.get(`${ASKED}/narration`).expect(200)).body as NarrationOperations;
async function becomes(...hindrances: NarrationHindrance[]): Promise<void> {
  let last: NarrationHindrance[] | null = null;
  await poll(
    async () => {
      last = (await narration()).hindrances;
      return last.join() === hindrances.join() ? true : null;
    },
    { timeoutMs: 20_000 },
  );
  expect(last).toEqual(hindrances);
}
const send = ({ gameType, gameId }: GameState) =>
  player
    .post('/api/game/process', { userInput: 'I rise and speak.', gameType, gameId })
    .set('prefer', 'respond-async');

async function inQueue(sql: string): Promise<void> {
  const client = new Client({ connectionString: local.env['QUEUE_URL'], options: '-c search_path=bullmq' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

it('are that no narrator runs, and that the next turn has waited so long that new ones are refused', async () => {
  await becomes('no_narrator');
  const [first, second] = [await player.startGame(), await player.startGame()];
  await send(first).expect(202);
  const { turns, admitsUpToMs } = await narration();
  expect(admitsUpToMs).toBe(30_000);
  expect(turns).toMatchObject({ count: 1 });
  expect(turns!.nextWaitedMs).toBeLessThan(30_000);

  await inQueue(`UPDATE job SET added_at_ms = added_at_ms - ${admitsUpToMs}`);
  await becomes('no_narrator', 'turns_overfull');
  expect((await narration()).turns!.nextWaitedMs).toBeGreaterThan(admitsUpToMs);
  expect((await send(second).expect(503)).body).toMatchObject({ code: 'busy' });
});

it('are that all narrators rest, until one is woken', async () => {
  model.play((reply) => reply.closed);
  const narrator = await start({ ROLES: 'narrator', PROCESS_NAME: 'clio' });
  await becomes();
  await olga.post(`${ASKED}/narrators/clio/quiet`, { evenTheLast: true }).expect(200);
  await becomes('narrators_rest');
  await olga.post(`${ASKED}/narrators/clio/wake`).expect(200);
  await becomes();
  await narrator.stop();
  const gone = async () =>
    ((await olga.get(`${ASKED}/narrators`).expect(200)).body as Narrators).narrators.length === 0 || null;
  expect(await poll(gone, { timeoutMs: 20_000 })).toBe(true);
});

it('are that the day’s cap is spent, or may be once what is under way is done', async () => {
  let seen: { capMicroUsd: number } | null = null;
  const capIs = async (capMicroUsd: number) => {
    await olga.put(`${ASKED}/provider/daily-cap`, { capMicroUsd, seen, reason: REASON }).expect(200);
    seen = { capMicroUsd };
  };
  const game = await player.startGame();
  await inQueue('DELETE FROM job');
  await capIs(0);
  await becomes('no_narrator', 'cap_spent');
  expect((await send(game).expect(503)).body).toMatchObject({ code: 'narrator_resting' });
  // The first test's turn is under way: it counts at the most that it may cost.
  const { body } = await olga.get(`${ASKED}/provider`).expect(200);
  await capIs((body as ProviderOperations).dailyCap.spentMicroUsd + 1_000);
  await becomes('no_narrator', 'cap_within_reach');
  expect((await send(game).expect(503)).body).toMatchObject({ code: 'narrator_resting' });
  await capIs(1_000_000_000);
  await becomes('no_narrator');
});

it('are that the queue cannot be asked, and narration is paused and resumed all the same', async () => {
  await inQueue('ALTER TABLE job RENAME TO job_away');
  try {
    await becomes('no_narrator', 'queue_away');
    await olga.post(`${ASKED}/narration/pause`, { reason: REASON }).expect(200);
    await olga.post(`${ASKED}/narration/resume`).expect(200);
  } finally {
    await inQueue('ALTER TABLE job_away RENAME TO job');
  }
  await becomes('no_narrator');
});
