/**
 * Players, games and buyers, counted as the log tells of them (decision 30). Who was erased counts no longer, neither as a player nor
 * as a buyer: the share is one of those who are there. Their games were started all the same.
 */
import type { GameEvent, PlayerEvent, WalletEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../platform/projector/index.js';

type CountedEvent = PlayerEvent | GameEvent | WalletEvent;

const addCounts = `
  WITH new_buyer AS (
    INSERT INTO stats_buyer (player_id) SELECT DISTINCT unnest($3::uuid[]) ON CONFLICT DO NOTHING RETURNING 1
  )
  UPDATE public_stats SET players = players + $1, games = games + $2, buyers = buyers + (SELECT count(*) FROM new_buyer)`;

const dropBuyers = `
  WITH gone AS (DELETE FROM stats_buyer WHERE player_id = ANY ($1::uuid[]) RETURNING 1)
  UPDATE public_stats SET buyers = buyers - (SELECT count(*) FROM gone)`;

const categories = ['player', 'game', 'wallet'] as const;
const handles = ['PlayerRegistered', 'PlayerErased', 'GameStarted', 'CreditsPurchased'] as const;

export const publicStatsProjection: Projection<EntityManager, CountedEvent> = {
  name: 'public_stats',
  version: 2,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<CountedEvent>[], tx: EntityManager) {
    let players = 0;
    let games = 0;
    const buyers: string[] = [];
    const erased: string[] = [];
    for (const { event } of events) {
      if (event.type === 'PlayerRegistered') players += 1;
      if (event.type === 'PlayerErased') {
        players -= 1;
        erased.push(event.data.playerId);
      }
      if (event.type === 'GameStarted') games += 1;
      if (event.type === 'CreditsPurchased') buyers.push(event.data.playerId);
    }
    await tx.query(addCounts, [players, games, buyers]);
    if (erased.length > 0) await tx.query(dropBuyers, [erased]);
  },
};
