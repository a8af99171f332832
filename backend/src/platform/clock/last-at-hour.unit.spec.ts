import { lastAtHour } from './last-at-hour.js';

it.each([
  [2, '2026-11-26T02:00:00.000Z', '2026-11-26T02:00:00.000Z'],
  [2, '2026-11-26T01:59:59.999Z', '2026-11-25T02:00:00.000Z'],
  [2, '2026-11-26T23:00:00.000Z', '2026-11-26T02:00:00.000Z'],
  [0, '2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
  [2, '2026-03-01T00:30:00.000Z', '2026-02-28T02:00:00.000Z'],
])('was %i o’clock, before %s, last at %s', (hour, now, last) => {
  expect(lastAtHour(hour, new Date(now)).toISOString()).toBe(last);
});
