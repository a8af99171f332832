/** How a game is called without a word of its story: its era, and the day on which it began. */
import { scenarios } from '@rubicon/scenarios';
import { isOf, type Evidence } from './finding.js';
import { dayOf } from './proof-words.js';

/** "your French Revolution game of 21 November 2026", by game id. */
export function gameNames(log: readonly Evidence[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const evidence of log)
    if (isOf(evidence, 'GameStarted')) {
      const { gameId, gameType } = evidence.event.data;
      names.set(gameId, `your ${scenarios[gameType].public.name} game of ${dayOf(evidence.at)}`);
    }
  return names;
}
