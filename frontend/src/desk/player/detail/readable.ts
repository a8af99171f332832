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
