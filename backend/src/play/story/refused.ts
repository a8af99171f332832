/** A refused command as an answer: which status each of the game's refusals means. */
import type { Refusal } from '@rubicon/eventsourcing';
import { ProblemError } from '../../platform/http/index.js';

const statuses: Readonly<Record<string, number>> = {
  game_not_found: 404,
  // To its player a deleted game is gone.
  game_deleted: 404,
  unknown_turn: 404,
  unknown_branch: 404,
  unknown_line: 404,
  unknown_share: 404,
  unknown_character: 404,
  unknown_player: 410,
  player_erased: 410,
  idempotency_key_reused: 422,
};

export function refused({ code, detail }: Refusal): ProblemError {
  return new ProblemError(statuses[code] ?? 409, code, detail);
}

export function gameNotFound(): ProblemError {
  return new ProblemError(404, 'game_not_found', 'There is no such game.');
}

export function unknownTurn(): ProblemError {
  return new ProblemError(404, 'unknown_turn', 'There is no such turn.');
}
