/**
 * The turn's process: whatever is unfinished of a game's turns is driven on: not reserved → reserve; reserved but without a job → another
 * attempt; declined → fail; ended → settle; beyond the last limit → fail and release. Mostly others were quicker and there is nothing
 * left to do; after a crash, a lost queue or a killed worker this is who finishes.
 */
import type { EventRef, RecordedEvent } from '@rubicon/eventsourcing';
import type { GameEvent } from '../game/game.events.js';
import type { GameState } from '../game/game.state.js';
import type { WalletState } from '../wallet/wallet.state.js';
import { driveTurn, enqueueAnotherAttempt } from './drive-turn.js';
import type { TurnPorts } from './turn-ports.js';
import { reservationViewOf, turnViewOf } from './turn-view.js';
import { nextStep, type TurnLimits, type TurnView } from './turn.process.js';

/** A submission is driven to its job or its refusal, an outcome to its settlement; the wallet's events need no reaction. */
export const TURN_EVENT_TYPES = [
  'TurnSubmitted',
  'TurnNarrated',
  'TurnStopped',
  'TurnFailed',
] as const satisfies readonly GameEvent['type'][];

/** Every event of a game counts for all of its turns. */
export function gameIdOf({ event }: RecordedEvent<GameEvent>): string {
  return event.data.gameId;
}

/**
 * @param newest what happened in the game last; null: it is overdue
 * @param graceMs milliseconds for which what happened is left to the quick path, which is at it this very moment: two at once only cost each
 * other conflicts
 * @throws EventStoreUnavailable, CommandContention, or the queue's error: the next drive goes on from there
 */
export async function driveGame(
  gameId: string,
  newest: EventRef | null,
  ports: TurnPorts,
  graceMs: number,
): Promise<void> {
  const nowMs = ports.now();
  if (newest && nowMs - Date.parse(newest.at) < graceMs) return;
  const game = await ports.game.load(gameId);
  if (!game.state.opening) return;
  const wallet = await ports.wallet.load(game.state.opening.playerId);
  for (const { turnId } of unfinishedTurns(game.state, wallet.state, ports.limits, nowMs)) {
    const cause = {
      correlationId: newest?.correlationId ?? turnId,
      causationId: newest?.id ?? turnId,
      actorId: 'system:turn-process',
    };
    const enqueue = enqueueAnotherAttempt(ports.queue, nowMs);
    await driveTurn({ gameId, turnId }, ports, cause, { game, wallet, enqueue });
  }
}

/**
 * The turns of a game for which there is something to do, in the order they were submitted: the newest one, and those whose reservation is
 * open still. Every other is settled, or will be by the answer to the newest one.
 */
export function unfinishedTurns(
  game: GameState,
  wallet: WalletState,
  limits: TurnLimits,
  nowMs: number,
): readonly TurnView[] {
  const unfinished: TurnView[] = [];
  for (const turnId of unsettledTurnIds(game, wallet)) {
    const turn = turnViewOf(game, turnId);
    if (!turn) continue;
    const reservation = reservationViewOf(wallet, turn.gameId, turnId, turn.turnNumber);
    if (nextStep(turn, reservation, limits, nowMs).do !== 'nothing') unfinished.push(turn);
  }
  return unfinished.sort((one, other) => one.turnNumber - other.turnNumber);
}

function unsettledTurnIds({ opening, newestTurnId }: GameState, wallet: WalletState): ReadonlySet<string> {
  const reserved = Object.entries(wallet.openReservations).flatMap(([turnId, { gameId }]) =>
    gameId === opening?.gameId ? [turnId] : [],
  );
  return new Set(newestTurnId === null ? reserved : [...reserved, newestTurnId]);
}
