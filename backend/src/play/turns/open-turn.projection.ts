/** Turns that somebody may still have to drive on: what the turn's process finds overdue. A row goes when its turn has ended and is paid or released. */
import type { GameEvent, TurnSubmitted, WalletEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/projector/index.js';

const insertTurns = `
  INSERT INTO open_turn (turn_id, game_id, submitted_at, ended, settled)
  SELECT turn_id, game_id, submitted_at, false, false
  FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS turn (turn_id, game_id, submitted_at)`;

const markTurns = `
  UPDATE open_turn SET ended = ended OR turn_id = ANY ($1::uuid[]), settled = settled OR turn_id = ANY ($2::uuid[])
  WHERE turn_id = ANY ($1::uuid[]) OR turn_id = ANY ($2::uuid[])`;

const dropFinished = `DELETE FROM open_turn WHERE ended AND settled AND turn_id = ANY ($1::uuid[])`;

const categories = ['game', 'wallet'] as const;
const handles = [
  'TurnSubmitted',
  'TurnNarrated',
  'TurnStopped',
  'TurnFailed',
  'ReservationDeclined',
  'ReservationCaptured',
  'ReservationReleased',
  'ReservationVoided',
] as const;

export const openTurnProjection: Projection<EntityManager, GameEvent | WalletEvent> = {
  name: 'open_turn',
  version: 1,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent | WalletEvent>[], tx: EntityManager) {
    const submitted: TurnSubmitted['data'][] = [];
    const ended: string[] = [];
    const settled: string[] = [];
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
        case 'ReservationDeclined':
        case 'ReservationCaptured':
        case 'ReservationReleased':
        case 'ReservationVoided':
          settled.push(event.data.turnId);
          break;
      }
    }
    if (submitted.length > 0)
      await tx.query(insertTurns, [
        submitted.map(({ turnId }) => turnId),
        submitted.map(({ gameId }) => gameId),
        submitted.map(({ submittedAt }) => submittedAt),
      ]);
    if (ended.length + settled.length > 0) {
      await tx.query(markTurns, [ended, settled]);
      await tx.query(dropFinished, [[...ended, ...settled]]);
    }
  },
};
