/**
 * Turns that somebody may still have to drive on: what the turn's process finds overdue. A row goes when its turn has ended and is paid or
 * released, or was never reserved and never will be: the wallet has answered a later turn of its game.
 */
import type { GameEvent, TurnSubmitted, WalletEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/projector/index.js';

const insertTurns = `
  INSERT INTO open_turn (turn_id, game_id, turn_number, submitted_at, ended, reserved, settled)
  SELECT turn_id, game_id, turn_number, submitted_at, false, false, false
  FROM unnest($1::uuid[], $2::uuid[], $3::integer[], $4::timestamptz[])
    AS turn (turn_id, game_id, turn_number, submitted_at)`;

const markTurns = `
  UPDATE open_turn SET
    ended = ended OR turn_id = ANY ($1::uuid[]),
    reserved = reserved OR turn_id = ANY ($2::uuid[]),
    settled = settled OR turn_id = ANY ($3::uuid[])
  WHERE turn_id = ANY ($1::uuid[] || $2::uuid[] || $3::uuid[])`;

const settleOvertaken = `
  UPDATE open_turn SET settled = true
  FROM unnest($1::uuid[], $2::integer[]) AS answered (game_id, turn_number)
  WHERE open_turn.game_id = answered.game_id AND open_turn.turn_number < answered.turn_number AND NOT reserved`;

const dropFinished = `
  DELETE FROM open_turn WHERE ended AND settled AND (turn_id = ANY ($1::uuid[]) OR game_id = ANY ($2::uuid[]))`;

const categories = ['game', 'wallet'] as const;
const handles = [
  'TurnSubmitted',
  'TurnNarrated',
  'TurnStopped',
  'TurnFailed',
  'CreditsReserved',
  'ReservationDeclined',
  'ReservationCaptured',
  'ReservationReleased',
  'ReservationVoided',
] as const;

export const openTurnProjection: Projection<EntityManager, GameEvent | WalletEvent> = {
  name: 'open_turn',
  version: 2,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent | WalletEvent>[], tx: EntityManager) {
    const submitted: TurnSubmitted['data'][] = [];
    const ended: string[] = [];
    const reserved: string[] = [];
    const settled: string[] = [];
    const answered: { readonly gameId: string; readonly turnNumber: number }[] = [];
    for (const { event } of events) {
      switch (event.type) {
        case 'TurnSubmitted':
          submitted.push(event.data);
          break;
        case 'TurnNarrated':
        case 'TurnStopped':
        case 'TurnFailed':
          ended.push(event.data.turnId);
          break;
        case 'CreditsReserved':
          reserved.push(event.data.turnId);
          answered.push(event.data);
          break;
        case 'ReservationDeclined':
        case 'ReservationVoided':
          settled.push(event.data.turnId);
          answered.push(event.data);
          break;
        case 'ReservationCaptured':
        case 'ReservationReleased':
          settled.push(event.data.turnId);
          break;
      }
    }
    if (submitted.length > 0)
      await tx.query(insertTurns, [
        submitted.map(({ turnId }) => turnId),
        submitted.map(({ gameId }) => gameId),
        submitted.map(({ turnNumber }) => turnNumber),
        submitted.map(({ submittedAt }) => submittedAt),
      ]);
    const games = answered.map(({ gameId }) => gameId);
    await tx.query(markTurns, [ended, reserved, settled]);
    if (answered.length > 0)
      await tx.query(settleOvertaken, [games, answered.map(({ turnNumber }) => turnNumber)]);
    await tx.query(dropFinished, [[...ended, ...settled], games]);
  },
};
