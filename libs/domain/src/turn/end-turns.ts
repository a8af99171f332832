/**
 * The end of a player's turns, when the player leaves for good: of what is pending the words that were shown are charged, as of any stopped
 * turn; the rest fails, free of charge; and every reservation comes to its end. Anyone may be driving the same turns meanwhile; whoever
 * comes late finds nothing to do.
 */
import type { CommandOutcome } from '@rubicon/eventsourcing';
import type { ErasureProgress } from '../erasure/drive-erasure.js';
import type { GameEvent } from '../game/game.events.js';
import type { GameState } from '../game/game.state.js';
import { unhandled } from '../unhandled.js';
import { driveTurn, type TurnProgress } from './drive-turn.js';
import { contextOf, type Cause, type TurnPorts, type TurnRef } from './turn-ports.js';
import { turnViewOf } from './turn-view.js';
import type { TurnView } from './turn.process.js';

/** How far the telling of a turn has come, beside the streams. */
export interface TellingView {
  /** Words of it were shown to its player. */
  readonly isShown: boolean;
  /** A job of it waits or is at work: a narrator is there to settle what was shown, or will be. */
  readonly hasJob: boolean;
}

/** What comes next for a turn of somebody who leaves. Null: its game knows no such turn. */
export function nextOfErasedTurn(
  turn: Pick<TurnView, 'status'> | null,
  { isShown, hasJob }: TellingView,
): 'fail' | 'await the narrator' | 'settle' | 'nothing' {
  if (turn === null) return 'nothing';
  if (turn.status !== 'pending') return 'settle';
  return isShown && hasJob ? 'await the narrator' : 'fail';
}

/** The way to a turn's narrator and its player's browser. */
export interface Telling {
  /** Tells the narrator that writes this turn to stop; also one that starts on it later. */
  requestStop(turnId: string): Promise<void>;
  /** Words of it were shown to its player. */
  isShown(turnId: string): Promise<boolean>;
}

/**
 * A turn that has its outcome keeps it. `waiting` while its narrator settles it: mostly milliseconds; one that hangs is waited for
 * until the turn's process fails the turn.
 * @throws EventStoreUnavailable, CommandContention, or the queue's or the preview's error
 */
export async function endErasedTurn(
  { gameId, turnId }: TurnRef,
  telling: Telling,
  ports: TurnPorts,
  cause: Cause,
): Promise<ErasureProgress> {
  await telling.requestStop(turnId);
  const view = {
    isShown: await telling.isShown(turnId),
    hasJob: await ports.queue.hasLiveJob(turnId),
  };
  // Read last: a job goes when its outcome is there.
  const { state } = await ports.game.load(gameId);
  const next = nextOfErasedTurn(turnViewOf(state, turnId), view);
  switch (next) {
    case 'await the narrator':
      return 'waiting';
    case 'fail':
      await failUnshownTurn({ gameId, turnId }, 'player_erased', ports, cause);
      return 'done';
    case 'settle':
      await driveTurn({ gameId, turnId }, ports, cause);
      return 'done';
    case 'nothing':
      return 'done';
    default:
      return unhandled(next);
  }
}

/**
 * Fails a turn of which nothing was shown, and gives its credits back; one that has its outcome keeps it. Whoever writes it comes too late.
 * @returns null: the game knows no such turn
 * @throws EventStoreUnavailable, CommandContention, or the queue's error: the turn's process goes on from there
 */
export async function failUnshownTurn(
  { gameId, turnId }: TurnRef,
  code: 'stopped_before_first_word' | 'player_erased',
  ports: TurnPorts,
  cause: Cause,
): Promise<TurnProgress | null> {
  const context = contextOf(cause, ports, null);
  await ports.game.handle(
    gameId,
    { type: 'FailTurn', gameId, turnId, code, providerCostMicroUsd: 0, begunAt: null, at: context.at },
    context,
  );
  return driveTurn({ gameId, turnId }, ports, cause);
}

/**
 * Drives every turn on whose reservation is open.
 * @returns how many are open still: turns that are being written
 * @throws EventStoreUnavailable, CommandContention, or the queue's error
 */
export async function settleReservations(playerId: string, ports: TurnPorts, cause: Cause): Promise<number> {
  const { state } = await ports.wallet.load(playerId);
  let open = 0;
  for (const [turnId, { gameId }] of Object.entries(state.openReservations)) {
    const progress = await driveTurn({ gameId, turnId }, ports, cause);
    if (progress?.reservation.status === 'open') open += 1;
  }
  return open;
}

/** Deletes a game for good; a turn pending in it fails with it and is driven to its end. */
export async function deleteErasedGame(
  playerId: string,
  gameId: string,
  ports: TurnPorts,
  cause: Cause,
): Promise<CommandOutcome<GameState, GameEvent>> {
  const context = contextOf(cause, ports, null);
  const outcome = await ports.game.handle(
    gameId,
    { type: 'DeleteGame', gameId, playerId, at: context.at },
    context,
  );
  const failed = outcome.kind === 'appended' && outcome.events.find((event) => event.type === 'TurnFailed');
  if (failed) await driveTurn({ gameId, turnId: failed.data.turnId }, ports, cause);
  return outcome;
}
