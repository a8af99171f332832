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

/** What is asked for, the innermost part of the page first: effects run from the inside out. */
const asked: { era: GameType | null }[] = [];

/** Dresses the whole page in an era (tokens.css); null leaves it to others, at last to Rubicon's own dress. */
export function useEraDress(era: GameType | null): void {
  useEffect(() => {
    const wish = { era };
    asked.push(wish);
    dress();
    return () => {
      asked.splice(asked.indexOf(wish), 1);
      dress();
    };
  }, [era]);
}

function dress(): void {
  const page = document.documentElement;
  const era = asked.find((wish) => wish.era !== null)?.era;
  if (era) page.dataset.era = era;
  else delete page.dataset.era;
}
