/** Folds what happened to a game into what it must remember. */
import { unhandled } from '../unhandled.js';
import type { GameEvent } from './game.events.js';
import { type GameState, openingOf } from './game.state.js';
import { amended } from './amend-chronicle.js';
import { reportKey } from './report-turn.js';
import type { ToldOutcome, TurnNode } from './turn-node.js';

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
        newestTurnId: turnId,
        pendingTurnId: turnId,
        turns: state.turns.set(turnId, {
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
    case 'TurnNarrated': {
      const { turnId, chargeMicroUsd, world, ending, chronicleLines } = event.data;
      return withText(state, turnId, { status: 'narrated', chargeMicroUsd, world, ending, chronicleLines });
    }
    case 'TurnStopped': {
      const { turnId, chargeMicroUsd, world } = event.data;
      return withText(state, turnId, { status: 'stopped', chargeMicroUsd, world });
    }
    case 'TurnFailed': {
      const { turnId, code } = event.data;
      return settled(state, turnId, (turn) => ({ ...turn, status: 'failed', code }));
    }
    case 'GameSaved':
      return { ...state, savedTurnId: event.data.turnId };
    case 'GameRewound':
      return { ...state, headTurnId: event.data.toTurnId };
    case 'BranchNamed':
      return state;
    case 'ChronicleAmended': {
      const { lineId, change } = event.data;
      const before = state.amendments[lineId] ?? { pinned: false, struck: false };
      return { ...state, amendments: { ...state.amendments, [lineId]: amended(before, change) } };
    }
    case 'ChronicleSummarised': {
      const { throughTurnId, summaryId, lines } = event.data;
      return { ...state, summaries: { ...state.summaries, [throughTurnId]: { summaryId, lines } } };
    }
    case 'TurnReported':
      return { ...state, reports: [...state.reports, reportKey(event.data.turnId, event.data.reason)] };
    case 'GameShared':
      return withShare(state, event.data.shareId, { turnId: event.data.turnId, revoked: false });
    case 'ShareRevoked': {
      const share = state.shares[event.data.shareId];
      return share ? withShare(state, event.data.shareId, { ...share, revoked: true }) : state;
    }
    case 'GameDeleted':
      return { ...state, deleted: true };
    default:
      return unhandled(event);
  }
}

function withShare(state: GameState, shareId: string, share: GameState['shares'][string]): GameState {
  return { ...state, shares: { ...state.shares, [shareId]: share } };
}

function withText(state: GameState, turnId: string, told: ToldOutcome): GameState {
  const next = settled(state, turnId, (turn) => ({ ...turn, ...told }));
  return { ...next, headTurnId: turnId };
}

function settled(state: GameState, turnId: string, outcome: (turn: TurnNode) => TurnNode): GameState {
  const turn = state.turns.get(turnId);
  if (!turn) throw new TypeError(`outcome of turn ${turnId}, which was never submitted`);
  return { ...state, pendingTurnId: null, turns: state.turns.set(turnId, outcome(turn)) };
}
