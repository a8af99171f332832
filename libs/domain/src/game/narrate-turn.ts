import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asMicroUsdFromZero } from '../money.js';
import type { NarrateTurn } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { type GameState, pendingTurn } from './game.state.js';

export function narrateTurn(command: NarrateTurn, state: GameState): Decision<GameEvent> {
  const pending = pendingTurn(state, command.turnId);
  if (!pending) return nothingToDo();
  const { opening, turn } = pending;
  return accept({
    type: 'TurnNarrated',
    data: {
      gameId: opening.gameId,
      playerId: opening.playerId,
      turnId: command.turnId,
      turnNumber: turn.turnNumber,
      attempt: command.attempt,
      model: command.model,
      usage: command.usage,
      priceVersion: command.priceVersion,
      chargeMicroUsd: Math.min(asMicroUsdFromZero(command.chargeMicroUsd), turn.ceilingMicroUsd),
      providerCostMicroUsd: asMicroUsdFromZero(command.providerCostMicroUsd),
      outputCharacters: command.outputCharacters,
      world: command.world,
      ending: command.ending?.kind ?? null,
      chronicleLines: command.chronicle.length,
      sceneFaults: command.sceneFaults,
      begunAt: command.begunAt,
      narratedAt: command.at,
    },
    private: {
      narrative: command.narrative,
      suggestions: command.suggestions,
      chronicle: command.chronicle,
      scene: command.scene,
      ...(command.ending && { epilogue: command.ending.epilogue }),
    },
  });
}
