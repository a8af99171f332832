/** Rows as CSV (RFC 4180) for spreadsheets: the names of the columns first, amounts as they are, and no text that a spreadsheet would reckon with. */
import { stringify } from 'csv-stringify/sync';
import { dollarsOf, type Decimal } from './amounts.js';

export type Cell = string | number | Decimal | Date | null;
/** By name, in order. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** Where a spreadsheet takes text for a formula: https://owasp.org/www-community/attacks/CSV_Injection, and the same in full width. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

const cast = {
  string: (text: string) => (FORMULA.test(text) ? `'${text}` : text),
  date: (at: Date) => at.toISOString(),
  // The only objects among cells.
  object: ({ text }: Record<string, unknown>) => text as Decimal['text'],
};

export function csvHeader<Row>(columns: Columns<Row>): string {
  return stringify([Object.keys(columns)]);
}

export function csvRows<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const values = Object.values(columns);
  return stringify(
    rows.map((row) => values.map((value) => value(row))),
    { cast },
  );
}

/** Two columns of an amount of ours: whole micro-dollars, and dollars. */
export function amountColumns<Row>(name: string, amountOf: (row: Row) => number | null): Columns<Row> {
  return {
    [`${name}_micro_usd`]: amountOf,
    [`${name}_usd`]: (row) => {
      const amount = amountOf(row);
      return amount === null ? null : dollarsOf(amount);
    },
  };
}
