/** A game and a wallet as they were, folded by the rules' own functions. */
import {
  aggregates,
  type GameEvent,
  type GameState,
  type WalletEvent,
  type WalletState,
} from '@rubicon/domain';
import { playedAt } from '../../play/index.js';
import { isIn, type LoggedEvent } from '../player-log/index.js';

export interface PlayedGame {
  readonly state: GameState;
  /** ISO 8601, UTC; null until it began. */
  readonly lastPlayedAt: string | null;
}

const { game, wallet } = aggregates;

export function neverPlayed(): PlayedGame {
  return { state: game.decider.initialState(), lastPlayedAt: null };
}

/** @param logged of the game's stream */
export function evolvePlayedGame({ state, lastPlayedAt }: PlayedGame, logged: LoggedEvent): PlayedGame {
  return {
    state: game.decider.evolve(state, logged.event as GameEvent),
    lastPlayedAt: whenPlayed(logged) ?? lastPlayedAt,
  };
}

/** When an event shows that its game is played; null: it does not. */
export function whenPlayed(logged: LoggedEvent): string | null {
  if (!isIn('game', logged)) return null;
  return logged.event.type === 'GameStarted' ? logged.at : playedAt(logged.event);
}

export const emptyWallet = wallet.decider.initialState;

/** @param logged of the wallet's stream */
export function evolveWallet(state: WalletState, { event }: LoggedEvent): WalletState {
  return wallet.decider.evolve(state, event as WalletEvent);
}
