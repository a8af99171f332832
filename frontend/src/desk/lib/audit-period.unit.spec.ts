import {
  dayPeriod,
  daysOf,
  presetPeriods,
  readPeriod,
  readSpan,
  spanOfDays,
  writePeriod,
  type AuditPeriod,
} from './audit-period.js';

const now = new Date('2027-01-05T23:30:00.000Z');
const read = (search: string) => readPeriod(new URLSearchParams(search), now);
const period = (from: string, until: string): AuditPeriod => ({
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
});

it('reads a month, days, instants, and without any this month', () => {
  expect(read('month=2026-12')).toEqual(period('2026-12-01', '2027-01-01'));
  expect(read('from=2026-11-03&until=2026-11-15')).toEqual(period('2026-11-03', '2026-11-15'));
  expect(read('from=2026-11-03T10:00:00Z&until=2026-11-15')).toEqual(
    period('2026-11-03T10:00:00Z', '2026-11-15'),
  );
  expect(read('cause=owed')).toEqual(period('2027-01-01', '2027-02-01'));
});

it.each([
  'month=2026-13',
  'month=',
  'from=yesterday&until=2026-11-15',
  'from=2026-11-03',
  'until=2026-11-03',
])('reads no period from %s', (search) => expect(read(search)).toBeNull());

it('writes what it reads', () => {
  for (const search of [
    'month=2026-12',
    'from=2026-11-03&until=2026-11-15',
    'from=2026-11-03T10%3A00%3A00.000Z&until=2026-11-15',
  ])
    expect(new URLSearchParams(writePeriod(read(search)!)).toString()).toBe(search);
});

it('knows this month, the last one over the turn of the year, and seven days with today', () => {
  expect(presetPeriods(now)).toEqual({
    thisMonth: period('2027-01-01', '2027-02-01'),
    lastMonth: period('2026-12-01', '2027-01-01'),
    lastWeek: period('2026-12-30', '2027-01-06'),
  });
});

it('names days as people do, the last one in it', () => {
  expect(daysOf(period('2026-11-01', '2026-12-01'))).toEqual({ first: '2026-11-01', last: '2026-11-30' });
  expect(spanOfDays('2026-11-30', '2026-11-30')).toEqual(dayPeriod('2026-11-30'));
  expect(daysOf(spanOfDays('', '2026-11-30'))).toEqual({ first: '', last: '2026-11-30' });
});

it('reads a span that is open at an end, and none where something else stands', () => {
  const span = (search: string) => readSpan(new URLSearchParams(search));
  expect(span('')).toEqual({ from: null, until: null });
  expect(span('until=2026-12-01')).toEqual({ from: null, until: '2026-12-01T00:00:00.000Z' });
  expect(writePeriod(span('until=2026-12-01')!)).toEqual({ until: '2026-12-01' });
  expect(span('from=soon')).toBeNull();
});
