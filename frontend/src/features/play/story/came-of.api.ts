/** What a turn has changed: the node it grew from beside the one it made, by GET /api/games/{gameId}/comparison. */
import type { ComparedPath, GameState, Stats } from '@rubicon/contracts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { gameKey } from '../../../lib/queries/game.js';

export interface CameOf {
  readonly stats: Stats;
  /** Those whose regard has moved. */
  readonly factions: readonly { readonly id: string; readonly name: string; readonly change: number }[];
  /** Null: the same day still. */
  readonly date: string | null;
}

/** Of the head; null at the opening, and while it is not known. */
export function useCameOf({
  gameId,
  headTurnId,
  parentTurnId,
}: Pick<GameState, 'gameId' | 'headTurnId' | 'parentTurnId'>): CameOf | null {
  const { data } = useQuery({
    queryKey: [...gameKey(gameId), 'came of', headTurnId],
    queryFn:
      parentTurnId === null
        ? skipToken
        : ({ signal }) =>
            answerOf(
              api.GET('/api/games/{id}/comparison', {
                params: { path: { id: gameId }, query: { left: parentTurnId, right: headTurnId } },
                signal,
              }),
            ),
    select: ({ left, right }) => changes(left, right),
  });
  return parentTurnId === null ? null : (data ?? null);
}

type World = Pick<ComparedPath, 'playerStats' | 'factions' | 'currentDate'>;

function changes(before: World, after: World): CameOf {
  const stat = (name: keyof Stats) => after.playerStats[name] - before.playerStats[name];
  return {
    stats: { influence: stat('influence'), reputation: stat('reputation'), resources: stat('resources') },
    factions: after.factions.flatMap(({ id, name, standing }) => {
      const stood = before.factions.find((faction) => faction.id === id)?.standing;
      return stood === undefined || stood === standing ? [] : [{ id, name, change: standing - stood }];
    }),
    date: after.currentDate === before.currentDate ? null : after.currentDate,
  };
}
