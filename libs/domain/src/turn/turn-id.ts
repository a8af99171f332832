/** A turn's id is uuidv5(`turnIdName(…)`, `TURN_ID_NAMESPACE`): the same key of the same player in the same game is the same turn. */

/** A namespace of our own, fixed for ever. */
export const TURN_ID_NAMESPACE = '6f0b8a52-3c1d-5e47-9a86-2d4f7c1b0e93';

/** Different triples never share a name. */
export function turnIdName(playerId: string, gameId: string, idempotencyKey: string): string {
  return JSON.stringify([playerId, gameId, idempotencyKey]);
}
