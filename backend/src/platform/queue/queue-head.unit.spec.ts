import { pausedMsBetween, type NarrationPause } from '@rubicon/domain';
import { QueueHead } from './queue-head.js';
import { QueueOverfull } from './queue-overfull.js';

const NOW_MS = Date.parse('2026-12-02T12:00:00.000Z');
const ago = (seconds: number): string => new Date(NOW_MS - seconds * 1_000).toISOString();

beforeEach(() => jest.useFakeTimers({ now: NOW_MS }));
afterEach(() => jest.useRealTimers());

/** Of a queue in which so many jobs wait, the next one for so many seconds. */
function headOf(jobs: number, seconds: number, ...pauses: NarrationPause[]): QueueHead {
  const next = { timestamp: NOW_MS - seconds * 1_000, priority: 7 };
  const queue = {
    getJobs: () => Promise.resolve(jobs === 0 ? [] : [next]),
    getJobCountByTypes: () => Promise.resolve(jobs),
  };
  return new QueueHead(queue, 'prioritized', {
    pausedMsBetween: (fromMs, untilMs) => pausedMsBetween(pauses, fromMs, untilMs),
  });
}

it('refuses new turns while the next one has waited too long', async () => {
  await expect(headOf(3, 30).admit()).resolves.toBeUndefined();
  await expect(headOf(3, 31).admit()).rejects.toThrow(QueueOverfull);
});

it('counts no time that lies in pauses as waiting', async () => {
  const over = { from: ago(3_610), until: ago(10) };
  const lasting = { from: ago(3_600), until: null };
  expect(await headOf(3, 3_620, over).ageMs()).toBe(20_000);
  expect(await headOf(3, 3_605, lasting).ageMs()).toBe(5_000);
  await expect(headOf(3, 3_630, over).admit()).resolves.toBeUndefined();
  await expect(headOf(3, 3_631, over).admit()).rejects.toThrow(QueueOverfull);
});

it('tells how many wait, since when the next one does, and how long that is without the pauses', async () => {
  const lasting = { from: ago(3_600), until: null };
  expect(await headOf(3, 3_605, lasting).waiting()).toEqual({
    jobs: 3,
    nextAddedAt: new Date(NOW_MS - 3_605_000),
    nextWaitedMs: 5_000,
  });
  expect(await headOf(0, 0).waiting()).toEqual({ jobs: 0, nextAddedAt: null, nextWaitedMs: null });
});
