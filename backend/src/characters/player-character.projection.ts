/** Players' own characters. A batch is folded per character: what is left of it is written, the rest deleted. */
import type { PlayerEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { sealedTextOf } from '../platform/keys/index.js';
import { deleteRows, insertRows, type NewRow } from '../platform/read-models/index.js';
import { PlayerCharacterRow } from './player-character.table.js';

type CharacterKey = Pick<PlayerCharacterRow, 'playerId' | 'characterId'>;

export const playerCharacterProjection: Projection<EntityManager, PlayerEvent> = {
  name: 'player_character',
  version: 2,
  categories: ['player'],
  handles: ['CharacterCreated', 'CharacterEdited', 'CharacterRemoved', 'PlayerErased'],
  ignores: [
    'PlayerRegistered',
    'FullGameUnlocked',
    'SettingsChanged',
    'SignedIn',
    'PlayerSuspended',
    'SuspensionLifted',
    'PlayerErasureRequested',
  ],
  async project(events: readonly RecordedEvent<PlayerEvent>[], tx: EntityManager) {
    const written = new Map<string, NewRow<PlayerCharacterRow>>();
    const removed: CharacterKey[] = [];
    const erased: Pick<PlayerCharacterRow, 'playerId'>[] = [];
    for (const recorded of events) {
      const { event } = recorded;
      if (event.type === 'CharacterCreated' || event.type === 'CharacterEdited') {
        const { playerId, characterId, gameType } = event.data;
        written.set(keyOf(event.data), { playerId, characterId, gameType, sheet: sealedTextOf(recorded) });
      }
      if (event.type === 'CharacterRemoved') {
        const { playerId, characterId } = event.data;
        written.delete(keyOf(event.data));
        removed.push({ playerId, characterId });
      }
      if (event.type === 'PlayerErased') erased.push({ playerId: event.data.playerId });
    }
    await insertRows(tx, PlayerCharacterRow, [...written.values()], { replace: ['sheet'] });
    await deleteRows(tx, PlayerCharacterRow, removed);
    await deleteRows(tx, PlayerCharacterRow, erased);
  },
};

/** A number is its player's. */
function keyOf({ playerId, characterId }: CharacterKey): string {
  return `${playerId} ${characterId}`;
}
