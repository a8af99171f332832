import { ProblemError } from '../../platform/http/index.js';
import { Erased, erased, type PlayerKeys, type SealedText } from '../../platform/keys/index.js';

/** A player's own text, opened to answer them. @throws ProblemError 410 when the player was erased */
export async function openText<T extends object>(
  keys: PlayerKeys,
  { aad, envelope }: SealedText,
): Promise<T> {
  const text = await keys.open<T>(envelope, aad);
  if (text instanceof Erased) throw new ProblemError(410, 'player_erased', 'This account has been deleted.');
  return text;
}

/** All of them, or that the player's key is destroyed. */
export function allOpen<T>(texts: readonly (T | Erased)[]): T[] | Erased {
  const open = texts.flatMap((text) => (text instanceof Erased ? [] : [text]));
  return open.length === texts.length ? open : erased;
}
