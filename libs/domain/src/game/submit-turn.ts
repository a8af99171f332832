import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asPositiveMicroUsd } from '../money.js';
import type { SubmitTurn } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { endingAt, type GameState, openingFor, worldAt } from './game.state.js';
import { refuse } from './refusals.js';

export function submitTurn(command: SubmitTurn, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, turnId, bodyHash } = command;
  const opening = openingFor(state, playerId);
  if (!opening || state.headTurnId === null) return refuse('game_not_found');

  const known = state.turns.get(turnId);
  if (known) return known.bodyHash === bodyHash ? nothingToDo() : refuse('idempotency_key_reused');
  if (state.deleted) return refuse('game_deleted');
  if (state.pendingTurnId !== null) return refuse('turn_pending');

  const parentTurnId = command.parentTurnId ?? state.headTurnId;
  const headIsElsewhere = command.expectsHead === true && parentTurnId !== state.headTurnId;
  if (headIsElsewhere || worldAt(state, parentTurnId) === null) return refuse('game_moved_on');
  if (endingAt(state, parentTurnId) !== null) return refuse('game_ended');

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
