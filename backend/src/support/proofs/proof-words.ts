/** How a proof says days and numbers, so that it can be sent as it is. Amounts: as the timeline does. */

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
