/** The decisions of docs/decisions.md, by number: what Rubicon does where the specification leaves room. */
import { read } from './repository.mjs';
import { tableRows } from './table-rows.mjs';

/** @type {ReadonlyMap<number, string>} */
export const decisions = new Map(
  tableRows(read('docs/decisions.md'))
    .filter(({ cells: [number] }) => /^\d+$/.test(number))
    .map(({ cells: [number, , does] }) => [Number(number), does]),
);
