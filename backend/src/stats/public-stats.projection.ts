/**
 * Players, games and buyers, counted as the log tells of them (decision 30). Who was erased counts no longer, neither as a player nor
 * as a buyer: the share is one of those who are there. Their games were started all the same.
 */
import type { GameEvent, PlayerEvent, WalletEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../platform/event-store/index.js';

type CountedEvent = PlayerEvent | GameEvent | WalletEvent;
import { deleteRows, insertRows } from '../platform/read-models/index.js';
import { StatsBuyerRow } from './public-stats.table.js';

const addCounts = `
  UPDATE public_stats SET players = players + $1, games = games + $2, buyers = buyers + $3`;

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
    const bought: StatsBuyerRow[] = [];
    const erased: StatsBuyerRow[] = [];
    for (const { event } of events) {
      if (event.type === 'PlayerRegistered') players += 1;
      if (event.type === 'PlayerErased') {
        players -= 1;
        erased.push({ playerId: event.data.playerId });
      }
      if (event.type === 'GameStarted') games += 1;
      if (event.type === 'CreditsPurchased') bought.push({ playerId: event.data.playerId });
    }
    const came = await insertRows(tx, StatsBuyerRow, bought, 'keep');
    const went = await deleteRows(tx, StatsBuyerRow, erased);
    await tx.query(addCounts, [players, games, came - went]);
  },
};
