import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { ReportTurn } from './game.commands.js';
import type { GameEvent, ReportReason } from './game.events.js';
import { type GameState, openingFor, worldAt } from './game.state.js';
import { gameDeleted, gameNotFound, unknownTurn } from './refusals.js';

export function reportTurn(command: ReportTurn, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, turnId, reportId, reason, comment, at } = command;
  if (!openingFor(state, playerId)) return gameNotFound();
  if (state.deleted) return gameDeleted();
  if (worldAt(state, turnId) === null) return unknownTurn();
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
