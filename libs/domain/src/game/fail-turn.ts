import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asMicroUsdFromZero } from '../money.js';
import type { FailTurn } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { type GameState, pendingTurn } from './game.state.js';

export function failTurn(command: FailTurn, state: GameState): Decision<GameEvent> {
  const pending = pendingTurn(state, command.turnId);
  if (!pending) return nothingToDo();
  return accept({
    type: 'TurnFailed',
    data: {
      gameId: pending.opening.gameId,
      playerId: pending.opening.playerId,
      turnId: command.turnId,
      turnNumber: pending.turn.turnNumber,
      code: command.code,
      ...(command.reason === undefined ? {} : { reason: command.reason }),
      providerCostMicroUsd: asMicroUsdFromZero(command.providerCostMicroUsd),
      begunAt: command.begunAt,
      failedAt: command.at,
    },
  });
}
