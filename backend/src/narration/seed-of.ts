const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A whole number below 2^31 by which a narrator may vary: the same for a game for ever, another for the next one (FNV-1a). */
export function seedOf(gameId: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < gameId.length; at += 1) hash = Math.imul(hash ^ gameId.charCodeAt(at), FNV_PRIME);
  return hash >>> 1;
}
