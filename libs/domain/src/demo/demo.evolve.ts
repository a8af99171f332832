/** Folds what happened to a prologue into what it must remember. */
import { unhandled } from '../unhandled.js';
import type { DemoEvent } from './demo.events.js';
import type { DemoState } from './demo.state.js';

export function evolveDemo(state: DemoState, event: DemoEvent): DemoState {
  switch (event.type) {
    case 'DemoStarted': {
      const { demoId, gameType, startedAt, world } = event.data;
      return { ...state, opening: { demoId, gameType, startedAt }, world };
    }
    case 'DemoTurnSubmitted': {
      const { turnId, turnNumber, submittedAt } = event.data;
      return { ...state, pending: { turnId, turnNumber, submittedAt } };
    }
    case 'DemoTurnNarrated':
      return { ...state, pending: null, turnsDone: event.data.turnNumber, world: event.data.world };
    case 'DemoTurnFailed':
      return { ...state, pending: null };
    case 'DemoContinued': {
      const { playerId, gameId, characterId } = event.data;
      return { ...state, continued: { playerId, gameId, characterId } };
    }
    case 'DemoForgotten':
      return { ...state, forgotten: true };
    default:
      return unhandled(event);
  }
}
