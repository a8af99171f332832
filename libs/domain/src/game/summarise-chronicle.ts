import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asMicroUsdFromZero } from '../money.js';
import type { SummariseChronicle } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { type GameState, worldAt } from './game.state.js';

export function summariseChronicle(command: SummariseChronicle, state: GameState): Decision<GameEvent> {
  const { gameId, summaryId, throughTurnId, lines, model, usage, providerCostMicroUsd, at } = command;
  const { opening, summaries, deleted } = state;
  const isDone = Object.hasOwn(summaries, throughTurnId);
  if (!opening || deleted || isDone || worldAt(state, throughTurnId) === null) return nothingToDo();
  return accept({
    type: 'ChronicleSummarised',
    data: {
      gameId,
      playerId: opening.playerId,
      summaryId,
      throughTurnId,
      lines: lines.length,
      model,
      usage,
      providerCostMicroUsd: asMicroUsdFromZero(providerCostMicroUsd),
      summarisedAt: at,
    },
    private: { lines },
  });
}
