/** An era's own copy: lists, labels, questions. Each era is a chunk of its own, loaded when a screen of it is opened. */
import type { GameType } from '@rubicon/contracts';
import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import { queryOptions, useQuery } from '@tanstack/react-query';

const load: Readonly<Record<GameType, () => Promise<PublicEra>>> = {
  french_revolution: async () =>
    (await import('@rubicon/scenarios/public/french-revolution')).frenchRevolution,
  roman_republic: async () => (await import('@rubicon/scenarios/public/roman-republic')).romanRepublic,
  sengoku_japan: async () => (await import('@rubicon/scenarios/public/sengoku-japan')).sengokuJapan,
};

export function eraQuery(gameType: GameType) {
  return queryOptions({ queryKey: ['era', gameType], queryFn: () => load[gameType]() });
}

export function useEra(gameType: GameType) {
  return useQuery(eraQuery(gameType));
}
