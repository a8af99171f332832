/**
 * Turns that somebody may still have to drive on: what the turn's process finds overdue. A row goes when its turn has ended and is paid or
 * released, or was never reserved and never will be: the wallet has answered a later turn of its game.
 */
import type { GameEvent, WalletEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/event-store/index.js';
import { insertRows, updateRows, type NewRow, type RowPart } from '../../platform/read-models/index.js';
import { OpenTurnRow } from './open-turn.table.js';

/** By game: the wallet has answered this turn, and so will answer none before it. */
const settleOvertaken = `
  UPDATE open_turn SET settled = true
  FROM jsonb_each_text($1) AS answered (game_id, turn_number)
  WHERE open_turn.game_id = answered.game_id::uuid AND open_turn.turn_number < answered.turn_number::integer AND NOT reserved`;

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
  version: 4,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent | WalletEvent>[], tx: EntityManager) {
    const submitted: NewRow<OpenTurnRow>[] = [];
    const marks = new Map<string, RowPart<OpenTurnRow>>();
    const mark = (turnId: string, as: RowPart<OpenTurnRow>): void => {
      marks.set(turnId, { turnId, ...marks.get(turnId), ...as });
    };
    const answered: Record<string, number> = {};
    const answer = ({ gameId, turnNumber }: Pick<OpenTurnRow, 'gameId' | 'turnNumber'>): void => {
      answered[gameId] = Math.max(turnNumber, answered[gameId] ?? 0);
    };
    for (const { event, at } of events) {
      switch (event.type) {
        case 'TurnSubmitted':
          submitted.push({ ...event.data, ended: false, reserved: false, settled: false });
          break;
        case 'TurnNarrated':
        case 'TurnStopped':
        case 'TurnFailed':
          mark(event.data.turnId, { ended: true });
          break;
        case 'CreditsReserved':
          mark(event.data.turnId, {
            reserved: true,
            reservedAt: at,
            reservedMicroUsd: event.data.amountMicroUsd,
          });
          answer(event.data);
          break;
        case 'ReservationDeclined':
        case 'ReservationVoided':
          mark(event.data.turnId, { settled: true });
          answer(event.data);
          break;
        case 'ReservationCaptured':
        case 'ReservationReleased':
          mark(event.data.turnId, { settled: true });
          break;
      }
    }
    await insertRows(tx, OpenTurnRow, submitted);
    await updateRows(tx, OpenTurnRow, [...marks.values()]);
    const games = Object.keys(answered);
    if (games.length > 0) await tx.query(settleOvertaken, [answered]);
    if (marks.size > 0) await tx.query(dropFinished, [[...marks.keys()], games]);
  },
};
