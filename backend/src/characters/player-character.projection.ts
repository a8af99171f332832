/** Players' own characters. A batch is folded per character: what is left of it is written, the rest deleted. */
import type { CharacterCreated, CharacterEdited, CharacterRemoved, PlayerEvent } from '@rubicon/domain';
import { associatedDataOf, type Projection, type RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';

const writeCharacters = `
  INSERT INTO player_character (character_id, player_id, game_type, sheet)
  SELECT * FROM unnest($1::integer[], $2::uuid[], $3::text[], $4::jsonb[])
  ON CONFLICT (player_id, character_id) DO UPDATE SET sheet = excluded.sheet`;

const removeCharacters = `
  DELETE FROM player_character USING unnest($1::uuid[], $2::integer[]) AS removed (player_id, character_id)
  WHERE player_character.player_id = removed.player_id AND player_character.character_id = removed.character_id`;
const erasePlayers = `DELETE FROM player_character WHERE player_id = ANY ($1::uuid[])`;

export const playerCharacterProjection: Projection<EntityManager, PlayerEvent> = {
  name: 'player_character',
  version: 2,
  categories: ['player'],
  handles: ['CharacterCreated', 'CharacterEdited', 'CharacterRemoved', 'PlayerErased'],
  ignores: ['PlayerRegistered', 'FullGameUnlocked', 'SettingsChanged', 'SignedIn', 'PlayerErasureRequested'],
  async project(events: readonly RecordedEvent<PlayerEvent>[], tx: EntityManager) {
    const written = new Map<string, RecordedEvent<CharacterCreated | CharacterEdited>>();
    const removed: CharacterRemoved['data'][] = [];
    const erased: string[] = [];
    for (const recorded of events) {
      const { event } = recorded;
      if (event.type === 'CharacterCreated' || event.type === 'CharacterEdited')
        written.set(keyOf(event.data), recorded as RecordedEvent<CharacterCreated | CharacterEdited>);
      if (event.type === 'CharacterRemoved') {
        written.delete(keyOf(event.data));
        removed.push(event.data);
      }
      if (event.type === 'PlayerErased') erased.push(event.data.playerId);
    }
    const rows = [...written.values()];
    if (rows.length > 0)
      await tx.query(writeCharacters, [
        rows.map(({ event }) => event.data.characterId),
        rows.map(({ event }) => event.data.playerId),
        rows.map(({ event }) => event.data.gameType),
        rows.map(({ id, event, version, sealed }) =>
          JSON.stringify({ aad: associatedDataOf(id, event.type, version), envelope: sealed }),
        ),
      ]);
    if (removed.length > 0)
      await tx.query(removeCharacters, [
        removed.map(({ playerId }) => playerId),
        removed.map(({ characterId }) => characterId),
      ]);
    if (erased.length > 0) await tx.query(erasePlayers, [erased]);
  },
};

/** A number is its player's. */
function keyOf({ playerId, characterId }: CharacterRemoved['data']): string {
  return `${playerId} ${characterId}`;
}
