/**
 * Ad-click ids (gclid, gbraid, wbraid) on their way from the landing page's address to the checkout (decision 39): kept in
 * session storage with consent, in memory alone until then.
 */
import { consent } from '../consent/consent.js';
import { sessionItems } from '../storage.js';

const names = ['gclid', 'gbraid', 'wbraid'] as const;
/** They are tokens; anything longer or stranger in the address is none of theirs. */
const SHAPE = /^[\w.~-]{1,512}$/;

let landed: ReadonlyMap<(typeof names)[number], string> = new Map();

/** @param search of the address that the visitor landed on */
export function rememberLanding(search: string): void {
  const params = new URLSearchParams(search);
  landed = new Map(
    names.flatMap((name) => {
      const value = params.get(name);
      return value !== null && SHAPE.test(value) ? [[name, value] as const] : [];
    }),
  );
}

/** Call with consent. */
export function keepAdClickIds(): void {
  for (const [name, value] of landed) sessionItems.write(name, value);
}

export function forgetAdClickIds(): void {
  landed = new Map();
  for (const name of names) sessionItems.remove(name);
}

/** The checkout's address with the ids of the visitor's ad click, if there was one and they consented. */
export function withAdClickIds(url: string): string {
  if (consent() !== 'granted') return url;
  const found = names.flatMap((name) => {
    const value = sessionItems.read(name);
    return value === null ? [] : [[name, value] as const];
  });
  if (found.length === 0) return url;
  const address = new URL(url, window.location.href);
  for (const [name, value] of found) address.searchParams.set(name, value);
  return address.href;
}
