import { CallWatch } from './call-watch.js';

const times = { firstTokenMs: 400_000, idleMs: 20_000, totalMs: 900_000 };
const never = new AbortController().signal;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits for a slow server as long as it is there', async () => {
  const isThere = jest.fn(() => Promise.resolve(true));
  const watch = new CallWatch(never, times, isThere);
  await jest.advanceTimersByTimeAsync(399_000);
  expect([watch.timedOut, isThere.mock.calls.length]).toEqual([null, 13]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(watch.timedOut).toBe('first_token');
  watch.end();
});

it('gives a server up that is not there after as long as a quick one', async () => {
  const watch = new CallWatch(never, times, () => Promise.resolve(false));
  await jest.advanceTimersByTimeAsync(29_999);
  expect(watch.timedOut).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect([watch.timedOut, watch.signal.aborted]).toEqual(['first_token', true]);
  watch.end();
});

it('asks nothing once there is a token, nor of a server that may take no longer', async () => {
  const isThere = jest.fn(() => Promise.resolve(false));
  const written = new CallWatch(never, times, isThere);
  written.written(1);
  const quick = new CallWatch(never, { ...times, firstTokenMs: 30_000 }, isThere);
  await jest.advanceTimersByTimeAsync(40_000);
  expect(isThere).not.toHaveBeenCalled();
  expect([written.timedOut, quick.timedOut]).toEqual(['idle', 'first_token']);
  written.end();
  quick.end();
});

it('gives up what is written too slowly to be done in time, but no short answer whose pace is to be found out', async () => {
  const turn = new CallWatch(never, times);
  const probe = new CallWatch(never, { ...times, isPaceJudged: false });
  for (const watch of [turn, probe]) watch.written(1);
  await jest.advanceTimersByTimeAsync(15_000);
  for (const watch of [turn, probe]) watch.written(3);
  expect([turn.timedOut, probe.timedOut]).toEqual(['pace', null]);
  turn.end();
  probe.end();
});
