import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { DeleteGame } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { type GameState, openingFor, pendingTurn } from './game.state.js';
import { refuse } from './refusals.js';

export function deleteGame(command: DeleteGame, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, at } = command;
  if (!openingFor(state, playerId)) return refuse('game_not_found');
  if (state.deleted) return nothingToDo();

  const events: GameEvent[] = [];
  const turnId = state.pendingTurnId;
  const pending = turnId === null ? null : pendingTurn(state, turnId);
  if (turnId !== null && pending)
    events.push({
      type: 'TurnFailed',
      data: {
        gameId,
        playerId,
        turnId,
        turnNumber: pending.turn.turnNumber,
        code: 'game_deleted',
        // A model may be writing it, and nobody will hear any more what that costs: this much at most.
        providerCostMicroUsd: pending.turn.ceilingMicroUsd,
        begunAt: null,
        failedAt: at,
      },
    });
  return accept<GameEvent>(...events, { type: 'GameDeleted', data: { gameId, playerId, deletedAt: at } });
}
