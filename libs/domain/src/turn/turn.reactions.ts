/**
 * What the turn's process manager does: a turn that was submitted, or got its outcome, is driven on. Mostly others were quicker and
 * there is nothing left to do; after a crash this is who finishes.
 */
import type { RecordedEvent } from '@rubicon/eventsourcing';
import type { GameEvent, TurnFailed, TurnNarrated, TurnStopped, TurnSubmitted } from '../game/game.events.js';
import { driveTurn } from './drive-turn.js';
import type { TurnPorts } from './turn-ports.js';

export type TurnEvent = TurnSubmitted | TurnNarrated | TurnStopped | TurnFailed;

/** A submission is driven to its job or its refusal, an outcome to its settlement; the wallet's events need no reaction. */
export const TURN_EVENT_TYPES: readonly TurnEvent['type'][] = [
  'TurnSubmitted',
  'TurnNarrated',
  'TurnStopped',
  'TurnFailed',
];

export function isTurnEvent(event: GameEvent): event is TurnEvent {
  return (TURN_EVENT_TYPES as readonly string[]).includes(event.type);
}

/** The lane: everything of one player happens in order, because it ends in one wallet. */
export function turnLaneOf({ event }: RecordedEvent<TurnEvent>): string {
  return event.data.playerId;
}

export async function reactToTurnEvent(recorded: RecordedEvent<TurnEvent>, ports: TurnPorts): Promise<void> {
  const { gameId, turnId } = recorded.event.data;
  const { correlationId, id } = recorded;
  await driveTurn({ gameId, turnId }, ports, {
    correlationId,
    causationId: id,
    actorId: 'system:turn-process',
  });
}
