import { Refused } from '../../platform/refusals/index.js';
import { periodOf } from './period.js';

const now = new Date('2026-11-20T12:00:00Z');

function refusalOf(from: unknown, until: unknown): string {
  try {
    periodOf({ from, until }, now);
  } catch (error) {
    if (error instanceof Refused && error.code === 'invalid_period') return error.detail;
  }
  return 'none';
}

it('takes any two instants, one after the other, whose first has passed', () => {
  const month = periodOf({ from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00.000Z' }, now);
  expect([month.from.toISOString(), month.until.toISOString()]).toEqual([
    '2026-11-01T00:00:00.000Z',
    '2026-12-01T00:00:00.000Z',
  ]);
  expect(refusalOf('2026-11-01T02:00:00+02:00', '2026-11-01T00:00:01Z')).toBe('none');
});

it.each([
  [
    '2026-11-02T00:00:00Z',
    '2026-11-01T00:00:00Z',
    'The period ends before it begins: until must come after from.',
  ],
  [
    '2026-11-01T00:00:00Z',
    '2026-11-01T00:00:00Z',
    'The period ends before it begins: until must come after from.',
  ],
  ['2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z', 'The period begins in the future: from must have passed.'],
  ['yesterday', '2027-01-01T00:00:00Z', 'from must be an instant such as 2026-11-01T00:00:00Z.'],
  ['2026-02-30T00:00:00Z', '2027-01-01T00:00:00Z', 'from must be an instant such as 2026-11-01T00:00:00Z.'],
  ['2026-11-01', '2027-01-01T00:00:00Z', 'from must be an instant such as 2026-11-01T00:00:00Z.'],
  ['2026-11-01T00:00:00Z', undefined, 'until must be an instant such as 2026-11-01T00:00:00Z.'],
  [
    '2026-11-01T00:00:00Z',
    ['2026-12-01T00:00:00Z'],
    'until must be an instant such as 2026-11-01T00:00:00Z.',
  ],
])('refuses %s to %s', (from, until, sentence) => {
  expect(refusalOf(from, until)).toBe(sentence);
});
