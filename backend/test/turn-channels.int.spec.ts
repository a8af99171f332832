/** Queue, preview and keys as the turn uses them, on PostgreSQL and, where it is installed, on Redis. */
import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { TurnPiece } from '@rubicon/contracts';
import { HOUSE, type NarrationCommand } from '@rubicon/domain';
import { poll, startRedisIfInstalled, type RunningRedis } from '@rubicon/local-stack';
import { Redis } from 'ioredis';
import { readConfig } from '../src/platform/config/index.js';
import { Aggregates, CommandContexts } from '../src/platform/event-store/index.js';
import { Erased, PlayerKeys, UnknownKey } from '../src/platform/keys/index.js';
import { NarrationPauses } from '../src/platform/house-narration/index.js';
import { PlatformModule } from '../src/platform/platform.module.js';
import { platformTables } from '../src/platform/platform.tables.js';
import { Notifications } from '../src/platform/postgres/index.js';
import { PIECES_CHANNEL, STOPS_CHANNEL } from '../src/platform/preview/preview-message.js';
import { PreviewChannel } from '../src/platform/preview/index.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import {
  DemoQueue,
  DemoWorkers,
  NarrationQueue,
  NarrationWorkers,
  type JobDelivery,
  type NarrationJob,
} from '../src/platform/queue/index.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';

let local: LocalBackend;
let redis: RunningRedis | null;

beforeAll(async () => {
  local = await localBackend();
  redis = await startRedisIfInstalled({ dir: local.stack.dataDir });
  if (!redis) console.warn('Redis is not installed: the queue was tried on PostgreSQL only.');
}, 60_000);

afterAll(async () => {
  await redis?.stop();
  await local?.stop();
}, 30_000);

/** Waits for the thing, and fails when it does not come. */
async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  expect(await poll(async () => ((await isSo()) ? true : null), { timeoutMs: 5_000 })).toBe(true);
}

const staffId = randomUUID();
const now = (): string => new Date().toISOString();

/** Until this process knows it. */
async function narration(app: INestApplicationContext, command: NarrationCommand): Promise<void> {
  const context = app.get(CommandContexts).of({ actorId: staffId });
  await app.get(Aggregates).narration.handle(HOUSE, command, context);
  const isPaused = command.type === 'PauseNarration';
  await eventually(() => app.get(NarrationPauses).isPaused === isPaused);
}

/** With the `u` flag a pair counts as one character, and only a half of one is in this class. */
function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}

/** The first stretch of jobs that begin one after another of which this player has more than half, rounded up. */
function unfairStretch(player: string, names: readonly string[]): string[] | undefined {
  const stretches = names.flatMap((_, from) =>
    names.slice(from).map((__, more) => names.slice(from, from + more + 1)),
  );
  return stretches.find(
    (stretch) => stretch.filter((name) => name === player).length > Math.ceil(stretch.length / 2),
  );
}

function context(variables: Record<string, string>): Promise<INestApplicationContext> {
  const config = readConfig({ ...local.env, ROLES: 'narrator', NARRATOR_CONCURRENCY: '1', ...variables });
  return NestFactory.createApplicationContext(PlatformModule.with(config, [platformTables]), {
    logger: false,
    abortOnError: false,
  });
}

describe.each(['postgres', 'redis'] as const)('on %s', (kind) => {
  let platform: INestApplicationContext | null = null;

  beforeAll(async () => {
    if (kind === 'redis' && !redis) return;
    platform = await context(kind === 'redis' ? { QUEUE_URL: redis!.url } : {});
  }, 30_000);

  afterAll(async () => {
    await platform?.close();
  }, 30_000);

  function onlyIfThere(name: string, work: (app: INestApplicationContext) => Promise<void>): void {
    it(
      name,
      async () => {
        if (platform) await work(platform);
      },
      20_000,
    );
  }

  /** What the one worker of the process does with the jobs of some turns. */
  const begun = new Map<string, (delivery: JobDelivery) => Promise<void>>();
  const jobOf = (turnId: string, attempt = 1): NarrationJob => ({
    turnId,
    gameId: randomUUID(),
    playerId: randomUUID(),
    rank: 1,
    attempt,
  });

  /** Jobs of some players that are begun one by one, each when the one before it is ended by hand. */
  class Line {
    /** Whose jobs have begun, in that order, each with its rank. */
    readonly begun: (readonly [name: string, rank: number])[] = [];
    private end = (): void => undefined;

    constructor(private readonly queue: NarrationQueue) {}

    /** One job for each rank from 1 on. */
    async enqueue(name: string, count: number): Promise<void> {
      const playerId = randomUUID();
      for (let rank = 1; rank <= count; rank += 1) {
        const job = { ...jobOf(randomUUID()), playerId, rank };
        begun.set(job.turnId, () => {
          this.begun.push([name, rank]);
          return new Promise<void>((resolve) => (this.end = resolve));
        });
        await this.queue.enqueue(job);
      }
    }

    /** Until so many have begun in all. */
    async beginUpTo(count: number): Promise<void> {
      for (let sofar = this.begun.length; sofar < count; sofar += 1) {
        this.end();
        await eventually(() => this.begun.length > sofar);
      }
    }

    async endLast(): Promise<void> {
      this.end();
      await eventually(async () => (await this.queue.ageMs()) === 0);
    }
  }

  onlyIfThere('a job is queued once, found while it lives, and worked on once', async (app) => {
    const queue = app.get(NarrationQueue);
    const turnId = randomUUID();
    const job = jobOf(turnId);
    expect(await queue.hasLiveJob(turnId)).toBe(false);
    await queue.enqueue(job);
    await queue.enqueue(job);
    expect(await queue.hasLiveJob(turnId)).toBe(true);
    await eventually(async () => (await queue.ageMs()) > 0);
    await queue.admit();

    const seen: JobDelivery[] = [];
    const failing = randomUUID();
    app.get(NarrationWorkers).start((delivery) => {
      const work = begun.get(delivery.job.turnId);
      if (work) return work(delivery);
      seen.push(delivery);
      return delivery.job.turnId === failing ? Promise.reject(new Error('as planned')) : Promise.resolve();
    });
    await eventually(async () => !(await queue.hasLiveJob(turnId)));
    expect(seen.map(({ job: got, delivery }) => [got, delivery])).toEqual([[job, 10_000]]);

    // A job that failed may come again under the same id, and a further one has a higher delivery.
    await queue.enqueue(jobOf(failing));
    await eventually(async () => seen.length === 2 && !(await queue.hasLiveJob(failing)));
    await queue.enqueue(jobOf(failing));
    await eventually(async () => seen.length === 3 && !(await queue.hasLiveJob(failing)));
    await queue.enqueue(jobOf(failing, 2));
    await eventually(async () => seen.length === 4);
    expect(seen[3]?.delivery).toBe(20_000);
  });

  onlyIfThere('a turn has one job at a time, however many attempts were made before', async (app) => {
    const queue = app.get(NarrationQueue);
    const turnId = randomUUID();
    const seen: number[] = [];
    let finish = (): void => undefined;
    begun.set(turnId, ({ job }) => {
      seen.push(job.attempt);
      return new Promise<void>((resolve) => (finish = resolve));
    });
    await queue.enqueue(jobOf(turnId, 40));
    await eventually(() => seen.length === 1);
    expect(await queue.hasLiveJob(turnId)).toBe(true);
    await queue.enqueue(jobOf(turnId, 42));
    finish();
    await eventually(async () => !(await queue.hasLiveJob(turnId)));
    await queue.enqueue(jobOf(turnId, 44));
    await eventually(() => seen.length === 2);
    finish();
    await eventually(async () => !(await queue.hasLiveJob(turnId)));
    expect(seen).toEqual([40, 44]);
  });

  onlyIfThere('of the next jobs no more than half are one player’s while others wait', async (app) => {
    const line = new Line(app.get(NarrationQueue));
    await line.enqueue('many', 20);
    await line.beginUpTo(1);
    await line.enqueue('one', 3);
    await line.enqueue('other', 3);
    await line.beginUpTo(26);
    await line.endLast();

    const names = line.begun.map(([name]) => name);
    const whileOthersWait = names.slice(1, names.findLastIndex((name) => name !== 'many') + 1);
    expect(whileOthersWait.filter((name) => name !== 'many')).toHaveLength(6);
    expect(unfairStretch('many', whileOthersWait)).toBeUndefined();
    for (const [name, count] of [
      ['many', 20],
      ['one', 3],
      ['other', 3],
    ] as const)
      expect(line.begun.flatMap(([whose, rank]) => (whose === name ? [rank] : []))).toEqual(
        Array.from({ length: count }, (_, index) => index + 1),
      );
  });

  onlyIfThere('who comes with many jobs overtakes none who has waited with as many', async (app) => {
    const queue = app.get(NarrationQueue);
    const line = new Line(queue);
    await line.enqueue('first', 12);
    await line.beginUpTo(6);
    const known = await queue.ageMs();
    await eventually(async () => (await queue.ageMs()) !== known);
    await line.enqueue('second', 12);
    await line.beginUpTo(24);
    await line.endLast();
    expect(line.begun.slice(6, 18).map(([name]) => name)).toEqual(
      Array.from({ length: 6 }, () => ['first', 'second']).flat(),
    );
  });

  onlyIfThere('prologues come once each, beside the players’ turns and not in their slots', async (app) => {
    const [busy, turnId] = [randomUUID(), randomUUID()];
    const [held, next] = [randomUUID(), randomUUID()].map((id) => ({ demoId: randomUUID(), turnId: id }));
    const seen: string[] = [];
    const finish = new Map<string, () => void>();
    const holds = (id: string) => () => {
      seen.push(id);
      return new Promise<void>((resolve) => finish.set(id, resolve));
    };
    begun.set(busy, holds(busy));
    begun.set(turnId, async () => void seen.push(turnId));
    app.get(DemoWorkers).start(({ job }) => {
      if (job.turnId === held!.turnId) return holds(job.turnId)();
      expect(job).toEqual(next);
      seen.push(job.turnId);
      return Promise.resolve();
    });
    const [turns, prologues] = [app.get(NarrationQueue), app.get(DemoQueue)];
    // The players' only slot is taken, and the prologues' too: each waits for its own.
    await turns.enqueue(jobOf(busy));
    await prologues.enqueue(held!);
    await eventually(() => seen.length === 2);
    await prologues.enqueue(next!);
    await prologues.enqueue(next!);
    await turns.enqueue(jobOf(turnId));
    await eventually(async () => (await prologues.ageMs()) > 0);
    await prologues.admit();
    finish.get(busy)!();
    await eventually(() => seen.length === 3);
    expect(seen[2]).toBe(turnId);
    finish.get(held!.turnId)!();
    await eventually(async () => (await prologues.ageMs()) === 0 && seen.length === 4);
    expect(seen[3]).toBe(next!.turnId);
  });

  onlyIfThere(
    'a worker without work begins nothing once narration is paused, and goes on where it was',
    async (app) => {
      const queue = app.get(NarrationQueue);
      const turnIds = [randomUUID(), randomUUID()];
      const seen: string[] = [];
      for (const turnId of turnIds) begun.set(turnId, async () => void seen.push(turnId));
      await narration(app, { type: 'PauseNarration', staffId, reason: 'A larger machine comes.', at: now() });
      for (const turnId of turnIds) await queue.enqueue(jobOf(turnId));

      // It has asked for work before the pause, for a second.
      expect(await poll(() => (seen.length > 0 ? true : null), { timeoutMs: 2_000 })).toBeNull();
      expect(await queue.waiting()).toEqual({
        jobs: 2,
        nextAddedAt: expect.any(Date) as Date,
        nextWaitedMs: expect.any(Number) as number,
      });
      for (const turnId of turnIds) expect(await queue.hasLiveJob(turnId)).toBe(true);
      expect(await queue.ageMs()).toBe(0);

      await narration(app, { type: 'ResumeNarration', staffId, at: now() });
      await eventually(() => seen.length === 2);
      expect(seen.toSorted()).toEqual(turnIds.toSorted());
      expect(await queue.waiting()).toEqual({ jobs: 0, nextAddedAt: null, nextWaitedMs: null });
    },
  );

  onlyIfThere('pieces arrive in order, whole, and can be read again until they are cleared', async (app) => {
    const [preview, keys] = [app.get(PreviewChannel), app.get(PlayerKeys)];
    const [playerId, turnId, other] = [randomUUID(), randomUUID(), randomUUID()];
    await keys.create(playerId);
    const heard: TurnPiece[] = [];
    const off = await preview.subscribe(turnId, (piece) => heard.push(piece));
    // Of control characters a message holds the fewest.
    const long = '😀 Liberté, égalité. '.repeat(200) + '\u0001'.repeat(2_000);
    await preview.publish(playerId, { turnId, attempt: 1, offset: 0, text: 'It is dawn. ' });
    await preview.publish(playerId, { turnId: other, attempt: 1, offset: 0, text: 'elsewhere' });
    await preview.publish(playerId, { turnId, attempt: 1, offset: 12, text: long });
    const whole = `It is dawn. ${long}`;
    await eventually(async () => heard.map(({ text }) => text).join('').length === whole.length);
    expect(heard.map(({ text }) => text).join('')).toBe(whole);
    expect(heard.every(({ text }) => !hasLoneSurrogate(text))).toBe(true);
    expect(await preview.textSoFar(turnId)).toEqual({ attempt: 1, text: whole });
    await preview.publish(playerId, { turnId, attempt: 2, offset: 0, text: 'Anew.' });
    expect(await preview.textSoFar(turnId)).toEqual({ attempt: 2, text: 'Anew.' });
    expect(await preview.isShown(turnId)).toBe(true);
    await preview.publish(playerId, { turnId, attempt: 3, offset: 0, text: '' });
    expect(await preview.textSoFar(turnId)).toEqual({ attempt: 3, text: '' });
    expect(await preview.isShown(turnId)).toBe(false);
    await preview.publish(playerId, { turnId, attempt: 3, offset: 0, text: 'Once more.' });
    expect(await preview.textSoFar(turnId)).toEqual({ attempt: 3, text: 'Once more.' });
    off();
    await preview.clear(turnId);
    expect(await preview.textSoFar(turnId)).toBeNull();
  });

  onlyIfThere('a stop is heard by who listens, and by who comes later', async (app) => {
    const preview = app.get(PreviewChannel);
    const turnId = randomUUID();
    const stops: string[] = [];
    await preview.onStop(turnId, () => stops.push('listening'));
    await preview.requestStop(turnId);
    await eventually(async () => stops.length === 1);
    await preview.onStop(turnId, () => stops.push('later'));
    expect(stops).toEqual(['listening', 'later']);
    await preview.clear(turnId);
    await preview.onStop(turnId, () => stops.push('too late'));
    expect(stops).toEqual(['listening', 'later']);
  });

  onlyIfThere('stops go where no pieces go', async (app) => {
    const [preview, keys] = [app.get(PreviewChannel), app.get(PlayerKeys)];
    const [playerId, turnId] = [randomUUID(), randomUUID()];
    await keys.create(playerId);
    const sent = { piece: [] as string[], stop: [] as string[] };
    const hush = await Promise.all([
      hear(app, PIECES_CHANNEL, (payload) => sent.piece.push(payload)),
      hear(app, STOPS_CHANNEL, (payload) => sent.stop.push(payload)),
    ]);
    try {
      await preview.publish(playerId, { turnId, attempt: 1, offset: 0, text: 'It is dawn.' });
      await preview.requestStop(turnId);
      await eventually(() => sent.stop.length > 0 && sent.piece.length > 0);
      expect(sent.stop.map((payload) => JSON.parse(payload) as unknown)).toEqual([[{ turnId }]]);
      expect(sent.piece).toEqual([expect.stringContaining('"attempt":1')]);
    } finally {
      for (const stop of hush) await stop();
    }
  });

  onlyIfThere(
    'pieces of many turns that come together share a message, and each reader gets its own',
    async (app) => {
      const [preview, keys] = [app.get(PreviewChannel), app.get(PlayerKeys)];
      const playerId = randomUUID();
      await keys.create(playerId);
      const turnIds = Array.from({ length: 8 }, () => randomUUID());
      const heard = new Map<string, TurnPiece[]>(turnIds.map((turnId) => [turnId, []]));
      const offs = await Promise.all(
        turnIds.map((turnId) => preview.subscribe(turnId, (piece) => heard.get(turnId)!.push(piece))),
      );
      const messages: string[] = [];
      const hush = await hear(app, PIECES_CHANNEL, (payload) => messages.push(payload));
      const pieces = turnIds.map((turnId, index) => ({
        turnId,
        attempt: 1,
        offset: 0,
        text: `Told ${index}.`,
      }));
      try {
        await Promise.all(pieces.map((piece) => preview.publish(playerId, piece)));
        await eventually(() => [...heard.values()].every((each) => each.length === 1) && messages.length > 0);
        expect([...heard.values()].flat()).toEqual(pieces);
        expect(messages).toHaveLength(1);
        // One reader leaves, another is still told what comes after.
        const [first, second] = pieces;
        offs[0]!();
        await preview.publish(playerId, { ...first!, offset: 7, text: ' And on.' });
        await preview.publish(playerId, { ...second!, offset: 7, text: ' And on.' });
        await eventually(() => heard.get(second!.turnId)!.length === 2);
        expect(heard.get(first!.turnId)).toEqual([first]);
      } finally {
        for (const off of offs) off();
        await hush();
      }
    },
  );

  onlyIfThere('who listens hears on after the connection broke', async (app) => {
    const [preview, keys] = [app.get(PreviewChannel), app.get(PlayerKeys)];
    const [playerId, turnId] = [randomUUID(), randomUUID()];
    await keys.create(playerId);
    const heard: TurnPiece[] = [];
    const off = await preview.subscribe(turnId, (piece) => heard.push(piece));
    try {
      expect(await breakListening(app)).toBeGreaterThan(0);
      // What is sent before it stands again is lost to who listens.
      let attempt = 0;
      await eventually(async () => {
        attempt += 1;
        await preview.publish(playerId, { turnId, attempt, offset: 0, text: 'Anew.' });
        return heard.length > 0;
      });
    } finally {
      off();
    }
  });

  /** Answers how many connections were ended. */
  async function breakListening(app: INestApplicationContext): Promise<number> {
    if (kind === 'redis') {
      const client = new Redis(redis!.url);
      const ended = await client.client('KILL', 'TYPE', 'pubsub');
      await client.quit();
      return Number(ended);
    }
    const ended = await app
      .get(ReadModels)
      .dataSource.query<unknown[]>(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
      );
    return ended.length;
  }

  /** What goes over a channel, whoever it is for. Answers how to stop. */
  async function hear(
    app: INestApplicationContext,
    channel: string,
    listener: (payload: string) => void,
  ): Promise<() => unknown> {
    if (kind === 'redis') {
      const client = new Redis(redis!.url);
      client.on('message', (_, payload) => listener(payload));
      await client.subscribe(channel);
      return () => client.quit();
    }
    const notifications = app.get(Notifications);
    const stop = notifications.on(channel, listener);
    await notifications.listening();
    return stop;
  }
});

describe('player keys', () => {
  let platform: INestApplicationContext;
  beforeAll(async () => {
    platform = await context({});
  }, 30_000);
  afterAll(() => platform?.close());

  it('seal for one place, open there alone, and are gone when destroyed', async () => {
    const keys = platform.get(PlayerKeys);
    const playerId = randomUUID();
    await expect(keys.seal(playerId, 'here', { text: 'x' })).rejects.toThrow(UnknownKey);
    await keys.create(playerId);
    const envelope = await keys.seal(playerId, 'here', { text: 'vive la nation' });
    expect(JSON.stringify(envelope)).not.toContain('nation');
    expect(await keys.open(envelope, 'here')).toEqual({ text: 'vive la nation' });
    await expect(keys.open(envelope, 'there')).rejects.toMatchObject({ code: 'envelope_broken' });
    await keys.create(playerId);
    expect(await keys.open(envelope, 'here')).toEqual({ text: 'vive la nation' });
    await keys.destroy(playerId);
    await keys.destroy(playerId);
    expect(await keys.open(envelope, 'here')).toBeInstanceOf(Erased);
    await expect(keys.seal(playerId, 'here', {})).rejects.toMatchObject({ code: 'key_destroyed' });
    await expect(keys.create(playerId)).rejects.toMatchObject({ code: 'key_destroyed' });
  });
});
