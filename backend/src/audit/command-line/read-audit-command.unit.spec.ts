import { readAuditCommand, UsageError } from './index.js';

const NOW = new Date('2026-12-03T00:00:00.000Z');
const read = (...words: string[]) => readAuditCommand(words, NOW);
const plain = { period: { from: null, until: null }, isAtRest: false, showsAll: false, asJson: false };

it('audits all there is, unless it is told otherwise', () => {
  expect(read()).toEqual(plain);
  expect(read('--at-rest', '--all', '--json')).toEqual({
    ...plain,
    isAtRest: true,
    showsAll: true,
    asJson: true,
  });
});

it.each([
  [['--month', '2026-11'], '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  [['--month', '2025-12'], '2025-12-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
  [['--from', '2026-11-30T00:00:00+01:00'], '2026-11-29T23:00:00.000Z', NOW.toISOString()],
  [
    ['--from', '2026-11-01T00:00:00Z', '--until', '2026-11-02T00:00:00Z'],
    '2026-11-01T00:00:00.000Z',
    '2026-11-02T00:00:00.000Z',
  ],
])('%j is a period', (words, from, until) => {
  expect(read(...words)).toEqual({ ...plain, period: { from: new Date(from), until: new Date(until) } });
});

it('begins with the log when only its end is told', () => {
  expect(read('--until', '2026-11-02T00:00:00Z')).toEqual({
    ...plain,
    period: { from: null, until: new Date('2026-11-02T00:00:00.000Z') },
  });
});

it.each([[['--help']], [['-h']], [['--month', '2026-13', '--help']]])('%j asks for help', (words) => {
  expect(read(...words)).toBe('help');
});

it.each([
  [['--month', '2026-13'], '2026-13 is no month: it is written like 2026-11.'],
  [['--month', '2027-01'], 'The period begins in the future: from must have passed.'],
  [
    ['--month', '2026-11', '--until', '2026-11-02T00:00:00Z'],
    'A month is a period: --from and --until do not go with it.',
  ],
  [
    ['--from', '2026-11-02T00:00:00Z', '--until', '2026-11-01T00:00:00Z'],
    'The period ends before it begins: until must come after from.',
  ],
  [['--from', 'yesterday'], 'from must be an instant such as 2026-11-01T00:00:00Z.'],
  [['--until', '2026-02-30T00:00:00Z'], 'until must be an instant such as 2026-11-01T00:00:00Z.'],
  [['--everything'], "Unknown option '--everything'"],
  [['wallets'], "Unexpected argument 'wallets'"],
])('%j is not understood', (words, sentence) => {
  const reading = () => read(...words);
  expect(reading).toThrow(UsageError);
  expect(reading).toThrow(sentence);
});
