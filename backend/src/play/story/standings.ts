/** Where a world stands with the people in it, and with the books. */
import type { FactionStanding } from '@rubicon/contracts';
import type { GameType, WorldState } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';

/** Of the factions that count on the world's day. @param estate the character's; null: not to be told, so only what has moved since the start is */
export function standingsIn(
  gameType: GameType,
  { date, factions }: WorldState,
  estate: string | null,
): FactionStanding[] {
  const scenario = scenarios[gameType];
  return scenario.factionsAt(date.ordinal).flatMap(({ id, name }) => {
    const standing = estate === null ? factions[id] : scenario.standingOf(id, factions, estate);
    return standing === undefined ? [] : [{ id, name, standing }];
  });
}

export function divergenceOf(gameType: GameType, { bent }: WorldState): number {
  return scenarios[gameType].divergencePercent(bent);
}
