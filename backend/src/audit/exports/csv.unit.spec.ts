import { amountColumns, csvHeader, csvRows, type Columns } from './csv.js';

interface Row {
  readonly text: string | null;
  readonly amount: number | null;
}
const columns: Columns<Row> = {
  text: ({ text }) => text,
  at: () => new Date('2026-11-01T00:00:00Z'),
  ...amountColumns<Row>('amount', ({ amount }) => amount),
};
const textCell = (text: string) => csvRows({ text: (row: string) => row }, [text]);

it('names its columns, and tells each amount in both units', () => {
  expect(csvHeader(columns)).toBe('text,at,amount_micro_usd,amount_usd\n');
  expect(
    csvRows(columns, [
      { text: 'a', amount: -1_500_000 },
      { text: null, amount: null },
    ]),
  ).toBe('a,2026-11-01T00:00:00.000Z,-1500000,-1.500000\n,2026-11-01T00:00:00.000Z,,\n');
});

it('is nothing without rows', () => {
  expect(csvRows(columns, [])).toBe('');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', '＋1', '－1', '＠A1'])(
  'lets no spreadsheet reckon with the text %j',
  (text) => {
    expect(textCell(text)).toBe(`'${text}\n`);
  },
);

it.each([
  ['\r=1', `"'\r=1"\n`],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"\n`],
  ['a "b", c', '"a ""b"", c"\n'],
  ['two\nlines', '"two\nlines"\n'],
  ['ch_1=2', 'ch_1=2\n'],
])('keeps the text %j one cell', (text, cell) => {
  expect(textCell(text)).toBe(cell);
});
