import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asMicroUsdFromZero } from '../money.js';
import { failTurn } from './fail-turn.js';
import type { StopTurn } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { type GameState, pendingTurn, worldAt } from './game.state.js';

export function stopTurn(command: StopTurn, state: GameState): Decision<GameEvent> {
  const { gameId, turnId, providerCostMicroUsd, begunAt, at } = command;
  const pending = pendingTurn(state, turnId);
  if (!pending) return nothingToDo();
  if (command.narrative === '')
    return failTurn(
      {
        type: 'FailTurn',
        gameId,
        turnId,
        code: 'stopped_before_first_word',
        providerCostMicroUsd,
        begunAt,
        at,
      },
      state,
    );

  const { opening, turn } = pending;
  return accept({
    type: 'TurnStopped',
    data: {
      gameId: opening.gameId,
      playerId: opening.playerId,
      turnId,
      turnNumber: turn.turnNumber,
      attempt: command.attempt,
      model: command.model,
      usage: command.usage,
      priceVersion: command.priceVersion,
      chargeMicroUsd: Math.min(asMicroUsdFromZero(command.chargeMicroUsd), turn.ceilingMicroUsd),
      providerCostMicroUsd: asMicroUsdFromZero(providerCostMicroUsd),
      outputCharacters: command.outputCharacters,
      world: worldAt(state, turn.parentTurnId) ?? opening.world,
      begunAt,
      stoppedAt: at,
    },
    private: { narrative: command.narrative, suggestions: command.suggestions },
  });
}
