import { accountDeleted } from './account-deleted.js';
import { Erased, erased, type PlayerKeys } from './player-keys.js';
import type { SealedText } from './sealed-text.js';

/** A player's own text, opened to answer them. @throws Refused `player_erased` */
export async function openText<T extends object>(
  keys: PlayerKeys,
  { aad, envelope }: SealedText,
): Promise<T> {
  const text = await keys.open<T>(envelope, aad);
  if (text instanceof Erased) throw accountDeleted();
  return text;
}

/** All of them, or that the player's key is destroyed. */
export function allOpen<T>(texts: readonly (T | Erased)[]): T[] | Erased {
  const open = texts.flatMap((text) => (text instanceof Erased ? [] : [text]));
  return open.length === texts.length ? open : erased;
}
