/** Whom the erasure process still has to forget: what it reads, so that it goes on after any standstill. */
import type { PlayerErasureRequested, PlayerEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { deleteRows, insertRows } from '../platform/read-models/index.js';
import { OpenErasureRow } from './open-erasure.table.js';

export const openErasureProjection: Projection<EntityManager, PlayerEvent> = {
  name: 'open_erasure',
  version: 1,
  categories: ['player'],
  handles: ['PlayerErasureRequested', 'PlayerErased'],
  ignores: [
    'PlayerRegistered',
    'FullGameUnlocked',
    'CharacterCreated',
    'CharacterEdited',
    'CharacterRemoved',
    'SettingsChanged',
    'SignedIn',
    'PlayerSuspended',
    'SuspensionLifted',
  ],
  async project(events: readonly RecordedEvent<PlayerEvent>[], tx: EntityManager) {
    const requested: PlayerErasureRequested['data'][] = [];
    const erased: Pick<OpenErasureRow, 'playerId'>[] = [];
    for (const { event } of events) {
      if (event.type === 'PlayerErasureRequested') requested.push(event.data);
      if (event.type === 'PlayerErased') erased.push({ playerId: event.data.playerId });
    }
    await insertRows(tx, OpenErasureRow, requested);
    await deleteRows(tx, OpenErasureRow, erased);
  },
};
