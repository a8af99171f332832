import { gameTypes, type GameType } from '@rubicon/contracts';
import { eraStrings } from '../../strings/eras.js';

export interface EraLabel {
  /** Beside the logo (specification, section 2, "Top navigation"). */
  readonly navName: string;
  readonly name: string;
  readonly period: string;
  /** "Liberty or Death: 1789" */
  readonly title: string;
}

/** The few words of each era the shell shows on every page; the rest of an era loads with its module of the scenarios. */
export const eraLabels: Readonly<Record<GameType, EraLabel>> = eraStrings;

/** A game type as addresses spell it (`french-revolution` too); null for anything else. */
export function readGameType(value: string | null | undefined): GameType | null {
  const id = value?.replaceAll('-', '_');
  return gameTypes.find((gameType) => gameType === id) ?? null;
}
