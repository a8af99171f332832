/** What lies in an event, as it is read: keys in words, amounts as money, times as times, and what is made of parts in rows. */
import { formatMicroUsd } from '../../lib/format.js';
import { detailStrings as strings } from '../../strings/desk/player.js';
import { formatCents, formatSecond } from './format-staff.js';

export interface ReadableRow {
  readonly name: string;
  /** What it is; or what it is made of, for each thing in a list. */
  readonly value: string | readonly (readonly ReadableRow[])[];
}

/** `amountMicroUsd` → "Amount": the unit is said by how the value is written; `fee_details` → "Fee details". */
export function wordsOf(key: string): string {
  const words = key
    .replace(/(MicroUsd|Cents)$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `amount_not_positive` → "amount not positive" */
export function codeInWords(code: string | null): string {
  return (code ?? '').replaceAll('_', ' ');
}

export function rowsOf(data: object): ReadableRow[] {
  return Object.entries(data).map(([key, value]: [string, unknown]) => ({
    name: wordsOf(key),
    value: hasParts(value) ? [value].flat().map((part) => rowsOf(part)) : written(key, value),
  }));
}

/** In one line. */
export function written(key: string, value: unknown): string {
  if (Array.isArray(value) && value.length > 0)
    return value.map((item: unknown) => written(key, item)).join('; ');
  if (isMade(value) && Object.keys(value).length > 0)
    return Object.entries(value)
      .flatMap(([name, part]: [string, unknown]) => saidOf(name, part))
      .join(': ');
  if (typeof value === 'number' && key.endsWith('MicroUsd')) return formatMicroUsd(value);
  if (typeof value === 'number' && key.endsWith('Cents')) return formatCents(value);
  if (typeof value === 'string' && key.endsWith('At') && !Number.isNaN(Date.parse(value)))
    return formatSecond(value);
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : strings.nothing;
}

/** Personal text that was kept as data, a line each: `[{"title":"Wait","text":"Wait here."}]` → "Wait: Wait here." */
export function readableText(text: string): string {
  const value = parsed(text);
  if (!isMade(value)) return text;
  return Array.isArray(value)
    ? value.map((item: unknown) => written('', item)).join('\n')
    : Object.entries(value)
        .map(([key, part]: [string, unknown]) =>
          Array.isArray(part) && hasParts(part)
            ? [`${wordsOf(key)}:`, ...part.map((item) => `\u2013 ${written('', item)}`)].join('\n')
            : `${wordsOf(key)}: ${written(key, part)}`,
        )
        .join('\n');
}

/** What a part of a thing adds to the line about it: words speak for themselves, what is not so is passed over. */
function saidOf(key: string, part: unknown): string[] {
  if (part === '' || part === null || part === false || (Array.isArray(part) && part.length === 0)) return [];
  if (typeof part === 'string') return [written(key, part)];
  return [part === true ? wordsOf(key).toLowerCase() : `${wordsOf(key).toLowerCase()} ${written(key, part)}`];
}

/** Things of their own, not a list of words or numbers. */
function hasParts(value: unknown): value is object | object[] {
  return Array.isArray(value)
    ? value.length > 0 && value.every(isMade)
    : isMade(value) && Object.keys(value).length > 0;
}

function isMade(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
