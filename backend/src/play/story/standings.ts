/** Where a world stands with the people in it, and with the books. */
import type { FactionStanding } from '@rubicon/contracts';
import type { GameType, WorldState } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';

/** Of the factions that count on the world's day. @param estate the character's */
export function standingsIn(
  gameType: GameType,
  { date, factions }: WorldState,
  estate: string,
): FactionStanding[] {
  const scenario = scenarios[gameType];
  return scenario.factionsAt(date.ordinal).map(({ id, name }) => ({
    id,
    name,
    standing: scenario.standingOf(id, factions, estate),
  }));
}

export function divergenceOf(gameType: GameType, { bent }: WorldState): number {
  return scenarios[gameType].divergencePercent(bent);
}
