import { accept, type Decision } from '@rubicon/eventsourcing';
import type { NameBranch } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { type GameState, isBranch, openingFor } from './game.state.js';
import { refuse } from './refusals.js';

export function nameBranch(command: NameBranch, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, branchId, name, at } = command;
  if (!openingFor(state, playerId)) return refuse('game_not_found');
  if (state.deleted) return refuse('game_deleted');
  if (!isBranch(state, branchId)) return refuse('unknown_branch');
  return accept({
    type: 'BranchNamed',
    data: { gameId, playerId, branchId, namedAt: at },
    private: { name },
  });
}
