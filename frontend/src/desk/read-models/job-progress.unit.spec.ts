import { progressOf } from './job-progress.js';

const begunAt = '2026-11-26T10:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(begunAt) + seconds * 1_000).toISOString();

it.each([
  // Nothing was written down yet.
  [{ events: 0, eventsThen: 9_000, notedAt: null }, [9_000, false, null, null]],
  // Too early to say.
  [{ events: 1_000, eventsThen: 9_000, notedAt: after(1.999) }, [9_000, false, null, null]],
  [{ events: 2_000, eventsThen: 9_000, notedAt: after(2) }, [9_000, false, 1_000, 7_000]],
  [{ events: 3_000, eventsThen: 9_000, notedAt: after(7) }, [9_000, false, 3_000 / 7, 14_000]],
  // Rounded up: to a second, from a minute on to a minute.
  [{ events: 1_000, eventsThen: 1_601, notedAt: after(100) }, [1_601, false, 10, 120_000]],
  [{ events: 1_000, eventsThen: 1_599, notedAt: after(100) }, [1_599, false, 10, 60_000]],
  [{ events: 10_000, eventsThen: 10_001, notedAt: after(10) }, [10_001, false, 1_000, 1_000]],
  // More came as it went on.
  [{ events: 9_100, eventsThen: 9_000, notedAt: after(10) }, [9_100, true, 910, null]],
  // Nothing to read.
  [{ events: 0, eventsThen: 0, notedAt: null }, [0, true, null, null]],
  // Nobody counted them.
  [{ events: 5_000, eventsThen: null, notedAt: after(5) }, [null, false, 1_000, null]],
])('%j is so far: of how many, all, how fast, how long', (noted, [total, hasReadAll, perSecond, leftMs]) => {
  expect(progressOf({ begunAt, ...noted })).toEqual({
    read: noted.events,
    total,
    hasReadAll,
    perSecond,
    leftMs,
  });
});
