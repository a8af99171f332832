/** What lies in an event, as it is read: amounts as money, times as times. */
import { formatMicroUsd } from '../../../lib/format.js';
import { detailStrings as strings } from '../../../strings/desk/player.js';
import { formatCents, formatSecond } from '../../lib/format-staff.js';

/** `amountMicroUsd` → "Amount": the unit is said by how the value is written. */
export function wordsOf(key: string): string {
  const words = key
    .replace(/(MicroUsd|Cents)$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function readable(key: string, value: unknown): string {
  if (typeof value === 'number' && key.endsWith('MicroUsd')) return formatMicroUsd(value);
  if (typeof value === 'number' && key.endsWith('Cents')) return formatCents(value);
  if (typeof value === 'string' && key.endsWith('At') && !Number.isNaN(Date.parse(value)))
    return formatSecond(value);
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return value === null || value === undefined ? strings.nothing : JSON.stringify(value);
}

/** Personal text that was kept as data, a line each: `[{"title":"Wait","text":"Wait here."}]` → "Wait: Wait here." */
export function readableText(text: string): string {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return text;
  return Array.isArray(value)
    ? value.map((item: unknown) => lineOf(item)).join('\n')
    : Object.entries(value)
        .map(([key, part]) => `${wordsOf(key)}: ${lineOf(part)}`)
        .join('\n');
}

function lineOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return Object.values(value)
    .map((part: unknown) => lineOf(part))
    .join(': ');
}

function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
