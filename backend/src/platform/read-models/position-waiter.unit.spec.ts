/** Everybody who waits in a process is served by one look at a time. */
import { PositionWaiter } from './position-waiter.js';

function waiter(positions: readonly (bigint | null | Error)[]) {
  let tell: (payload: string) => void = (_payload) => undefined;
  const left = [...positions];
  let looks = 0;
  const notifications = {
    on: (_channel: string, listener: (payload: string) => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  const one = new PositionWaiter(notifications, 'checkpoint', async () => {
    looks += 1;
    const next = left.length > 1 ? left.shift()! : (left[0] ?? null);
    if (next instanceof Error) throw next;
    return Promise.resolve(next);
  });
  return { one, tell: (payload: string) => tell(payload), looks: () => looks };
}

it('looks as often for a hundred as for one', async () => {
  const alone = waiter([1n, 5n]);
  expect(await alone.one.reached(5n, 2_000)).toBe(true);
  const crowded = waiter([1n, 5n]);
  const reached = Array.from({ length: 100 }, (_, index) =>
    crowded.one.reached(index % 2 === 0 ? 5n : 4n, 2_000),
  );
  expect(new Set(await Promise.all(reached))).toEqual(new Set([true]));
  expect([alone.looks(), crowded.looks()]).toEqual([2, 2]);
});

it('need not look when the news comes first, nor for what is known', async () => {
  const { one, tell, looks } = waiter([1n]);
  const waiting = one.reached(7n, 2_000);
  tell('7');
  expect(await waiting).toBe(true);
  expect(await one.reached(6n, 0)).toBe(true);
  expect(looks()).toBe(0);
});

it('gives up in time, and looks on for those who wait longer', async () => {
  const { one } = waiter([1n, 1n, 9n]);
  const [short, long] = await Promise.all([one.reached(9n, 30), one.reached(9n, 2_000)]);
  expect([short, long]).toEqual([false, true]);
});

it('tells everybody that it cannot look, and looks again for the next', async () => {
  const { one } = waiter([new Error('away'), 3n]);
  const both = await Promise.allSettled([one.reached(3n, 2_000), one.reached(2n, 2_000)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await one.reached(3n, 2_000)).toBe(true);
});
