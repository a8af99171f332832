/** Whom the erasure process still has to forget: what it reads, so that it goes on after any standstill. */
import type { PlayerErasureRequested, PlayerEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';

const insertRequests = `
  INSERT INTO open_erasure (player_id, requested_at) SELECT * FROM unnest($1::uuid[], $2::timestamptz[])`;

const dropErased = `DELETE FROM open_erasure WHERE player_id = ANY ($1::uuid[])`;

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
  ],
  async project(events: readonly RecordedEvent<PlayerEvent>[], tx: EntityManager) {
    const requested: PlayerErasureRequested['data'][] = [];
    const erased: string[] = [];
    for (const { event } of events) {
      if (event.type === 'PlayerErasureRequested') requested.push(event.data);
      if (event.type === 'PlayerErased') erased.push(event.data.playerId);
    }
    if (requested.length > 0)
      await tx.query(insertRequests, [
        requested.map(({ playerId }) => playerId),
        requested.map(({ requestedAt }) => requestedAt),
      ]);
    if (erased.length > 0) await tx.query(dropErased, [erased]);
  },
};
