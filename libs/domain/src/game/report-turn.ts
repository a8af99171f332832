import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { ReportTurn } from './game.commands.js';
import type { GameEvent, ReportReason } from './game.events.js';
import { type GameState, openingFor, worldAt } from './game.state.js';
import { refuse } from './refusals.js';

export function reportTurn(command: ReportTurn, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, turnId, reportId, reason, comment, at } = command;
  if (!openingFor(state, playerId)) return refuse('game_not_found');
  if (state.deleted) return refuse('game_deleted');
  if (worldAt(state, turnId) === null) return refuse('unknown_turn');
  if (state.reports.includes(reportKey(turnId, reason))) return nothingToDo();
  return accept({
    type: 'TurnReported',
    data: { gameId, playerId, turnId, reportId, reason, reportedAt: at },
    private: { comment },
  });
}

export function reportKey(turnId: string, reason: ReportReason): string {
  return `${turnId} ${reason}`;
}
