/** How a proof says amounts, days and numbers, so that it can be sent as it is. */
import { MICRO_USD_PER_CENT, type Cents, type MicroUsd } from '@rubicon/domain';

/** Nothing is rounded: "$3.42", "$0.004712". */
export function dollars(amount: MicroUsd): string {
  const digits = String(Math.abs(amount)).padStart(7, '0');
  const fraction = digits.slice(-6).replace(/0{1,4}$/, '');
  return `${amount < 0 ? '-' : ''}$${grouped(digits.slice(0, -6))}.${fraction}`;
}

export function dollarsOfCents(cents: Cents): string {
  return dollars(cents * MICRO_USD_PER_CENT);
}

/** "21 November 2026", of UTC. @param at ISO 8601 */
export function dayOf(at: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
}

/** "1 turn", "1,204 turns". */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** "one, two, and three". */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(parts);
}

/** "1,204". @param digits of a whole number */
export function grouped(digits: string | number): string {
  return String(digits).replace(/\B(?=(\d{3})+$)/g, ',');
}
