import type { ReplayStop } from '@rubicon/contracts';

export interface ReplayedGame {
  readonly gameId: string;
  /** From 1, as the player began them. */
  readonly place: number;
  readonly began: string;
  readonly events: number;
}

/** The player's games in the order they were begun. */
export function gamesIn(stops: readonly ReplayStop[]): ReplayedGame[] {
  const games = new Map<string, ReplayedGame>();
  for (const { gameId, at } of stops) {
    if (gameId === null) continue;
    const known = games.get(gameId);
    games.set(gameId, {
      gameId,
      place: known?.place ?? games.size + 1,
      began: known?.began ?? at,
      events: (known?.events ?? 0) + 1,
    });
  }
  return [...games.values()];
}

export function stopsOf(stops: readonly ReplayStop[], gameId: string | null): readonly ReplayStop[] {
  return gameId === null ? stops : stops.filter((stop) => stop.gameId === gameId);
}

/** The stop at the position, or the last one before it; the last of all without a position. -1: there is none. */
export function stopAt(stops: readonly ReplayStop[], position: string | null): number {
  if (position === null || !/^\d+$/.test(position)) return stops.length - 1;
  const wanted = BigInt(position);
  let low = 0;
  let high = stops.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (BigInt(stops[middle]!.position) <= wanted) low = middle + 1;
    else high = middle;
  }
  return Math.max(low - 1, Math.min(0, stops.length - 1));
}
