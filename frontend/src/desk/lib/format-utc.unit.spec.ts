import { dayPeriod, monthPeriod } from './audit-period.js';
import { formatAge, formatBasisPoints, formatPeriod, formatUtcSecond } from './format-utc.js';

it('writes times as UTC knows them, wherever the reader is', () => {
  expect(formatUtcSecond('2026-11-30T23:59:59.900Z')).toBe('30 Nov 2026, 23:59:59');
});

it('writes a period by its days, both of them in it', () => {
  expect(formatPeriod(monthPeriod('2026-11')).replaceAll(/\s/g, ' ')).toBe('1 – 30 November 2026');
  expect(formatPeriod(dayPeriod('2026-11-26'))).toBe('26 November 2026');
  expect(formatPeriod({ from: '2026-11-26T10:00:00.000Z', until: '2026-11-27T00:00:00.000Z' })).toBe(
    '26 Nov 2026, 10:00:00 – 27 Nov 2026, 00:00:00',
  );
});

it('writes ages in the largest full unit', () => {
  expect([0, 59, 60, 7_199, 86_400, 200_000].map(formatAge)).toEqual([
    '0 minutes',
    '0 minutes',
    '1 minute',
    '1 hour',
    '1 day',
    '2 days',
  ]);
});

it('never rounds up to all', () => {
  expect([10_000, 9_999, 0].map(formatBasisPoints)).toEqual(['100.00 %', '99.99 %', '0.00 %']);
});
