import { gameTypes, type GameType } from '@rubicon/contracts';

export interface EraLabel {
  /** Beside the logo (specification, section 2, "Top navigation"). */
  readonly navName: string;
  readonly name: string;
  readonly period: string;
  /** "Liberty or Death: 1789" */
  readonly title: string;
}

/** The few words of each era the shell shows on every page; the rest of an era loads with its module of the scenarios. */
export const eraLabels: Readonly<Record<GameType, EraLabel>> = {
  french_revolution: {
    navName: 'French Revolution',
    name: 'French Revolution',
    period: '1789-1815',
    title: 'Liberty or Death: 1789',
  },
  roman_republic: {
    navName: "Caesar's Rome",
    name: 'Roman Republic',
    period: '49-27 BC',
    title: 'Imperator 49 B.C.',
  },
  sengoku_japan: {
    navName: 'Sengoku',
    name: 'Sengoku Japan',
    period: '1582-1603',
    title: 'Shogun 1582',
  },
};

/** A game type as addresses spell it (`french-revolution` too); null for anything else. */
export function readGameType(value: string | null | undefined): GameType | null {
  const id = value?.replaceAll('-', '_');
  return gameTypes.find((gameType) => gameType === id) ?? null;
}
