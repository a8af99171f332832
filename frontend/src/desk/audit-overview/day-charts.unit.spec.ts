import { auditDay } from '../testing/auditor.js';
import { dayCharts, daysUntil, inWords } from './day-charts.js';

const [revenue, liability, unexplained] = dayCharts;
const days = [
  auditDay('2026-11-24', { revenueMicroUsd: 100_000, liabilityPaidMicroUsd: 5_000_000 }),
  auditDay('2026-11-25', { revenueMicroUsd: 1_200_000, liabilityPaidMicroUsd: 9_000_000 }),
  auditDay('2026-11-26', { revenueMicroUsd: 0, liabilityPaidMicroUsd: 7_000_000 }),
];

it('says what moved: how much, in how many days, and when most', () => {
  expect(inWords(revenue!, days)).toBe('$1.30 in 3 days; most on 25 Nov, $1.20.');
  expect(inWords(unexplained!, days)).toBe('Nothing on any of these 3 days.');
  expect(inWords(unexplained!, days.slice(0, 1))).toBe('Nothing on this day.');
});

it('says how it stood: first, last, and at most, for each line', () => {
  expect(inWords(liability!, days)).toBe(
    'Paid: from $5.00 to $7.00, at most $9.00 on 25 Nov. Granted: from $0.00 to $0.00, at most $0.00 on 24 Nov.',
  );
});

it('leaves out days that have not begun', () => {
  expect(daysUntil(days, new Date('2026-11-25T00:00:00Z')).map(({ day }) => day)).toEqual([
    '2026-11-24',
    '2026-11-25',
  ]);
});

it('leads from a day to what made its figure', () => {
  expect(dayCharts.map(({ addressOf }) => addressOf('2026-11-30'))).toEqual([
    '/entries?account=chargedPaid&from=2026-11-30&until=2026-12-01',
    '/entries?until=2026-12-01',
    '/exceptions?from=2026-11-30T00:00:00.000Z&until=2026-12-01T00:00:00.000Z',
  ]);
});
