/** The two views that `nextStep` asks for, folded out of a game and its player's wallet. */
import type { GameState } from '../game/game.state.js';
import { isAnswered, type WalletState } from '../wallet/wallet.state.js';
import type { ReservationView, TurnView } from './turn.process.js';

/** Null: this game knows no such turn. */
export function turnViewOf(game: GameState, turnId: string): TurnView | null {
  const turn = game.turns.get(turnId);
  if (!game.opening || !turn) return null;
  const { gameId, playerId } = game.opening;
  const { turnNumber, submittedAt, ceilingMicroUsd, priceVersion } = turn;
  const common = { turnId, gameId, playerId, turnNumber, submittedAt, ceilingMicroUsd, priceVersion };
  return turn.status === 'narrated' || turn.status === 'stopped'
    ? { ...common, status: turn.status, chargeMicroUsd: turn.chargeMicroUsd }
    : { ...common, status: turn.status };
}

/** The place of a turn that credits are set aside for among its player's turns under way, from 1: one just reserved for is the last. */
export function rankOf(turnId: string, { openReservations }: WalletState): number {
  return Object.keys(openReservations).indexOf(turnId) + 1;
}

/** A turn that a later one of its game has overtaken reads as settled, also when it was declined. */
export function reservationViewOf(
  wallet: WalletState,
  gameId: string,
  turnId: string,
  turnNumber: number,
): ReservationView {
  if (wallet.openReservations[turnId]) return { status: 'open' };
  if (!isAnswered(wallet, gameId, turnNumber)) return { status: 'none' };
  const last = wallet.lastAnswers[gameId];
  return last?.turnNumber === turnNumber && last.declined !== null
    ? { status: 'declined', reason: last.declined }
    : { status: 'settled' };
}
