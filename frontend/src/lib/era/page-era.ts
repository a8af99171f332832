import type { GameType } from '@rubicon/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readGameType } from './eras.js';
import { useSelectedEra } from './selected-era.js';

/** The era of the page shown: the address names it (`game` or `gameType`), else the one last chosen; null before any choice. */
export function usePageEra(): GameType | null {
  const { search } = useLocation();
  const selected = useSelectedEra();
  const params = new URLSearchParams(search);
  return readGameType(params.get('gameType') ?? params.get('game')) ?? selected;
}

/** Dresses the whole page in an era (tokens.css); null is Rubicon's own dress. */
export function useEraDress(era: GameType | null): void {
  useEffect(() => {
    const page = document.documentElement;
    if (era) page.dataset.era = era;
    else delete page.dataset.era;
  }, [era]);
}
