import { readFile } from 'node:fs/promises';
import { EventStoreUnavailable } from '@rubicon/eventsourcing';
import { withDeadline, withIdleDeadline } from './deadline.js';

/** As a machine does that gives this process no time: nothing runs, and all timers are due afterwards. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Once everything that is there has been read. */
const looked = () => new Promise((resolve) => setImmediate(resolve));

const silence = new Promise<never>(() => undefined);

afterEach(() => jest.useRealTimers());

it('gives up on a server that says nothing', async () => {
  await expect(withDeadline('append', 20, silence)).rejects.toThrow(
    new EventStoreUnavailable('append: no answer within 20 ms'),
  );
});

it('waits as long as told, and no longer than for the answer', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  let outcome: unknown = 'none yet';
  withDeadline('append', 1_500, silence).catch((error: unknown) => (outcome = error));
  await jest.advanceTimersByTimeAsync(1_499);
  await looked();
  expect(outcome).toBe('none yet');
  await jest.advanceTimersByTimeAsync(1);
  await looked();
  expect(outcome).toBeInstanceOf(EventStoreUnavailable);

  await expect(withDeadline('append', 1_500, Promise.resolve('answer'))).resolves.toBe('answer');
  expect(jest.getTimerCount()).toBe(0);
});

it('takes an answer that came while this process stood still', async () => {
  const answer = withDeadline('read', 1_000, readFile(__filename, 'utf8'));
  standStill(1_500);
  await expect(answer).resolves.toContain('standStill');
});

it('gives up on a server that says nothing more', async () => {
  async function* answers() {
    yield 'first';
    await silence;
  }
  const read: string[] = [];
  const reading = (async () => {
    for await (const answer of withIdleDeadline('read', 20, answers())) read.push(answer);
  })();
  await expect(reading).rejects.toThrow(new EventStoreUnavailable('read: no answer within 20 ms'));
  expect(read).toEqual(['first']);
});
