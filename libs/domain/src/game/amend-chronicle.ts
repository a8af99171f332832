import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { AmendChronicle } from './game.commands.js';
import type { ChronicleAmendmentKind, GameEvent } from './game.events.js';
import { type GameState, knowsLine, openingFor } from './game.state.js';
import { refuse } from './refusals.js';

type Amendment = GameState['amendments'][string];
const untouched: Amendment = { pinned: false, struck: false };

export function amendChronicle(command: AmendChronicle, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, lineId, change, text, at } = command;
  if (!openingFor(state, playerId)) return refuse('game_not_found');
  if (state.deleted) return refuse('game_deleted');
  if (!knowsLine(state, lineId)) return refuse('unknown_line');
  const before = state.amendments[lineId] ?? untouched;
  const after = amended(before, change);
  const isAsBefore = after.pinned === before.pinned && after.struck === before.struck;
  if (change !== 'corrected' && isAsBefore) return nothingToDo();
  return accept({
    type: 'ChronicleAmended',
    data: { gameId, playerId, lineId, change, amendedAt: at },
    ...(change === 'corrected' && { private: { text: text ?? '' } }),
  });
}

export function amended(before: Amendment, change: ChronicleAmendmentKind): Amendment {
  switch (change) {
    case 'pinned':
      return { ...before, pinned: true };
    case 'unpinned':
      return { ...before, pinned: false };
    case 'struck':
      return { ...before, struck: true };
    case 'restored':
      return { ...before, struck: false };
    case 'corrected':
      return before;
  }
}
