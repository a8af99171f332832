/** The decisions of docs/decisions.md, by number: what Rubicon does where the specification leaves room. */
import { readFileSync } from 'node:fs';
import { tableRows } from './table-rows.mjs';

const text = readFileSync(new URL('../../docs/decisions.md', import.meta.url), 'utf8');

/** @type {ReadonlyMap<number, string>} */
export const decisions = new Map(
  tableRows(text)
    .filter(({ cells: [number] }) => /^\d+$/.test(number))
    .map(({ cells: [number, , does] }) => [Number(number), does]),
);
