import { SharedPause } from './shared-pause.js';

it('ends for all who came while it was under way, and begins anew after that', async () => {
  const pause = new SharedPause(50);
  const first = pause.end();
  await Promise.resolve();
  expect(pause.end()).toBe(first);
  await first;
  const second = pause.end();
  expect(second).not.toBe(first);
  await second;
});
