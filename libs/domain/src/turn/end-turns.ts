/**
 * The end of a player's turns, when the player leaves for good: what is pending fails, free of charge, and every reservation comes to its
 * end. Anyone may be driving the same turns meanwhile; whoever comes late finds nothing to do.
 */
import type { CommandOutcome } from '@rubicon/eventsourcing';
import type { GameEvent } from '../game/game.events.js';
import type { GameState } from '../game/game.state.js';
import { driveTurn } from './drive-turn.js';
import { contextOf, type Cause, type TurnPorts, type TurnRef } from './turn-ports.js';

/** A turn that has its outcome keeps it. @throws EventStoreUnavailable, CommandContention, or the queue's error */
export async function failErasedTurn(
  { gameId, turnId }: TurnRef,
  ports: TurnPorts,
  cause: Cause,
): Promise<void> {
  const context = contextOf(cause, ports, null);
  await ports.game.handle(
    gameId,
    { type: 'FailTurn', gameId, turnId, code: 'player_erased', providerCostMicroUsd: 0, at: context.at },
    context,
  );
  await driveTurn({ gameId, turnId }, ports, cause);
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
