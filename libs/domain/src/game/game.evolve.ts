/** Folds what happened to a game into what it must remember. */
import { unhandled } from '../unhandled.js';
import type { GameEvent, TurnNarrated, TurnStopped } from './game.events.js';
import { type GameState, openingOf } from './game.state.js';
import type { TurnNode } from './turn-tree.js';

export function evolveGame(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'GameStarted':
      return { ...state, opening: openingOf(event.data), headTurnId: event.data.gameId };
    case 'TurnSubmitted': {
      const { turnId, turnNumber, parentTurnId, bodyHash, ceilingMicroUsd, priceVersion, submittedAt } =
        event.data;
      return {
        ...state,
        turnCount: turnNumber,
        pendingTurnId: turnId,
        turns: state.turns.with(turnId, {
          status: 'pending',
          parentTurnId,
          turnNumber,
          bodyHash,
          ceilingMicroUsd,
          priceVersion,
          submittedAt,
        }),
      };
    }
    case 'TurnNarrated':
      return withText(state, event.data, 'narrated');
    case 'TurnStopped':
      return withText(state, event.data, 'stopped');
    case 'TurnFailed':
      return settled(state, event.data.turnId, (turn) => ({ ...turn, status: 'failed' }));
    case 'GameSaved':
      return { ...state, savedTurnId: event.data.turnId };
    case 'GameRewound':
      return { ...state, headTurnId: event.data.toTurnId };
    case 'GameDeleted':
      return { ...state, deleted: true };
    default:
      return unhandled(event);
  }
}

function withText(
  state: GameState,
  { turnId, chargeMicroUsd, world }: TurnNarrated['data'] | TurnStopped['data'],
  status: 'narrated' | 'stopped',
): GameState {
  const next = settled(state, turnId, (turn) => ({ ...turn, status, chargeMicroUsd, world }));
  return { ...next, headTurnId: turnId };
}

function settled(state: GameState, turnId: string, outcome: (turn: TurnNode) => TurnNode): GameState {
  const turn = state.turns.get(turnId);
  if (!turn) throw new TypeError(`outcome of turn ${turnId}, which was never submitted`);
  return { ...state, pendingTurnId: null, turns: state.turns.with(turnId, outcome(turn)) };
}
