/** A narrator that is told to end: what it hands to another, and what it tells to its end. Over HTTP, with narrators of their own. */
import type { GameState, TurnAccepted } from '@rubicon/contracts';
import type { StoredEvent } from '@rubicon/eventsourcing';
import { poll, startRedisIfInstalled, type RunningRedis } from '@rubicon/local-stack';
import { EventStoreDb } from '../src/platform/event-store/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { startScriptedModel, type Script, type ScriptedModel, type ScriptedReply } from './scripted-model.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { answers, CHARGE, good, usage } from './support/model-faults.js';
import { TestPlayer } from './support/players.js';
import { FollowedTurn } from './support/turn-events.js';

jest.setTimeout(60_000);

const BEGINNING = '{"narrative":"The hall falls';

let model: ScriptedModel;
let local: LocalBackend;
let redis: RunningRedis | null;

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  redis = await startRedisIfInstalled({ dir: local.stack.dataDir });
  if (!redis) console.warn('Redis is not installed: handing back was tried on PostgreSQL only.');
}, 60_000);

afterAll(async () => {
  await local?.stop();
  await redis?.stop();
  await model?.stop();
}, 30_000);

async function submit(player: TestPlayer, { gameId, gameType }: GameState): Promise<string> {
  const { body } = await player
    .post('/api/game/process', { userInput: 'I rise and speak.', gameType, gameId })
    .set('prefer', 'respond-async')
    .expect(202);
  return (body as TurnAccepted).turnId;
}

/** Resolves when the model is asked; it does as the script says. */
function asked(script: Script): Promise<ScriptedReply> {
  return new Promise((resolve) =>
    model.play((reply, request) => {
      resolve(reply);
      return script(reply, request);
    }),
  );
}

describe.each(['postgres', 'redis'] as const)('with its queue on %s', (kind) => {
  let house: RunningBackend;
  let player: TestPlayer;
  let queue: Record<string, string>;

  beforeAll(async () => {
    if (kind === 'redis' && !redis) return;
    queue = kind === 'redis' ? { QUEUE_URL: redis!.url } : {};
    house = await start('api,projector');
    player = await TestPlayer.signUp(house);
  }, 60_000);

  afterAll(() => house?.stop());

  const start = (roles: string, more: Readonly<Record<string, string>> = {}) =>
    local.start({
      MODEL: 'scripted-1',
      OPENAI_BASE_URL: model.baseUrl,
      RATE_LIMITS: 'off',
      ROLES: roles,
      ...queue,
      ...more,
    });

  function onlyIfThere(name: string, work: () => Promise<void>): void {
    it(name, async () => {
      if (house) await work();
    });
  }

  async function eventsOf(stream: string): Promise<StoredEvent[]> {
    const events: StoredEvent[] = [];
    for await (const event of house.app.get(EventStoreDb).readStream(stream)) events.push(event);
    return events;
  }

  /** By which job each of the turn's outcomes came. */
  async function outcomesOf({ gameId }: GameState, turnId: string): Promise<string[]> {
    const events = await eventsOf(`game-${gameId}`);
    return events
      .filter(({ type, data }) => type !== 'TurnSubmitted' && data['turnId'] === turnId)
      .map(({ type, metadata }) => `${type} by ${metadata.$causationId}`);
  }

  /** What the wallet says of the turn. */
  async function paymentsOf(turnId: string): Promise<unknown[]> {
    const events = await eventsOf(`wallet-${player.id}`);
    return events
      .filter(({ data }) => data['turnId'] === turnId)
      .map(({ type, data }) => [type, data['chargedMicroUsd'] ?? null]);
  }

  onlyIfThere('a turn without a word is another’s at once, one in mid-word is told to its end', async () => {
    const first = await start('narrator');
    const [readGame, unheardGame] = [await player.startGame(), await player.startGame()];

    let finish = (): void => undefined;
    model.play((reply) => {
      reply.delta(BEGINNING);
      finish = () => reply.delta(JSON.stringify(good).slice(BEGINNING.length)).finish('stop', usage);
    });
    const read = await submit(player, readGame);
    const page = await FollowedTurn.of(player, read);
    await page.shown(1);
    const held = asked((reply) => reply.closed);
    const unheard = await submit(player, unheardGame);
    const unheardReply = await held;

    const before = model.requests.length;
    model.play(answers());
    const retold = await FollowedTurn.of(player, unheard);
    const second = await start('narrator');
    let hasEnded = false;
    const ended = first.stop().then(() => (hasEnded = true));
    await unheardReply.closed;
    expect(await retold.outcome).toMatchObject({ status: 'narrated' });
    // Nothing stood on its page, so that nothing was struck.
    expect(retold.pieces.map(({ text }) => text)).not.toContain('');
    expect(hasEnded).toBe(false);

    finish();
    expect(await page.outcome).toMatchObject({ status: 'narrated' });
    await ended;
    expect(model.requests).toHaveLength(before + 1);
    // The same job, handed on: a further one would have another number.
    expect(await outcomesOf(unheardGame, unheard)).toEqual([`TurnNarrated by turn-${unheard}-a1`]);
    expect(await outcomesOf(readGame, read)).toEqual([`TurnNarrated by turn-${read}-a1`]);
    for (const turnId of [read, unheard])
      expect(await paymentsOf(turnId)).toEqual([
        ['CreditsReserved', null],
        ['ReservationCaptured', CHARGE],
      ]);
    await second.stop();
  });

  onlyIfThere(
    'a turn in mid-word is broken off at the end of the grace, and told anew by another',
    async () => {
      const first = await start('narrator', { STOP_GRACE_SECONDS: '1' });
      const game = await player.startGame();
      const held = asked((reply) => {
        reply.delta(BEGINNING);
        return reply.closed;
      });
      const turnId = await submit(player, game);
      const page = await FollowedTurn.of(player, turnId);
      await page.shown(1);
      const reply = await held;
      const narrative = 'Nobody dares to speak. All look at you.';
      const heldAgain = asked((anew) => anew.closed);
      const second = await start('narrator');
      await first.stop();
      await reply.closed;
      const anew = await heldAgain;
      // What the other one told is no part of the story, and is struck before this one has a word.
      expect(await poll(() => (page.text === '' ? true : null), { timeoutMs: 10_000 })).toBe(true);
      const retold = JSON.stringify({ ...good, narrative });
      anew.delta(retold.slice(0, -1));
      await page.shown(narrative.length);
      anew.delta(retold.slice(-1)).finish('stop', usage);
      expect(await page.outcome).toMatchObject({ status: 'narrated', narrative });
      expect(page.text).toBe(narrative);
      expect(await outcomesOf(game, turnId)).toEqual([`TurnNarrated by turn-${turnId}-a1`]);
      await second.stop();
    },
  );
});
