import { accept, type Decision, nothingToDo, refuse } from '@rubicon/eventsourcing';
import { asPositiveMicroUsd } from '../money.js';
import type { SubmitTurn } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { endingAt, type GameState, openingFor, worldAt } from './game.state.js';
import { gameDeleted, gameNotFound, turnPending } from './refusals.js';

export function submitTurn(command: SubmitTurn, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, turnId, bodyHash } = command;
  const opening = openingFor(state, playerId);
  if (!opening || state.headTurnId === null) return gameNotFound();

  const known = state.turns.get(turnId);
  if (known)
    return known.bodyHash === bodyHash
      ? nothingToDo()
      : refuse('idempotency_key_reused', 'This Idempotency-Key was used before, with another request.');
  if (state.deleted) return gameDeleted();
  if (state.pendingTurnId !== null) return turnPending();

  const parentTurnId = command.parentTurnId ?? state.headTurnId;
  const headIsElsewhere = command.expectsHead === true && parentTurnId !== state.headTurnId;
  if (headIsElsewhere || worldAt(state, parentTurnId) === null)
    return refuse('game_moved_on', 'This game has moved on in another tab.');
  if (endingAt(state, parentTurnId) !== null)
    return refuse('game_ended', 'This story has ended. Go back to an earlier turn to tell it otherwise.');

  return accept({
    type: 'TurnSubmitted',
    data: {
      gameId,
      playerId,
      turnId,
      turnNumber: state.turnCount + 1,
      parentTurnId,
      kind: command.kind,
      bodyHash,
      inputCharacters: command.inputCharacters,
      ceilingMicroUsd: asPositiveMicroUsd(command.ceilingMicroUsd),
      priceVersion: command.priceVersion,
      submittedAt: command.at,
    },
    private: { userInput: command.userInput },
  });
}
