import { Erased, type PlayerKeys, type SealedText } from '../platform/keys/index.js';
import { ProblemError } from '../platform/http/index.js';

/** A player's own text, opened to answer them. @throws ProblemError 410 when the player was erased */
export async function openText<T extends object>(
  keys: PlayerKeys,
  { aad, envelope }: SealedText,
): Promise<T> {
  const text = await keys.open<T>(envelope, aad);
  if (text instanceof Erased) throw new ProblemError(410, 'player_erased', 'This account has been deleted.');
  return text;
}
