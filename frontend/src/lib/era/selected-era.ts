/** The era last chosen, kept as `selectedGameType`; it dresses the signed-in screens. */
import type { GameType } from '@rubicon/contracts';
import { useSyncExternalStore } from 'react';
import { localItems } from '../storage.js';
import { readGameType } from './eras.js';

const listeners = new Set<() => void>();

function selectedEra(): GameType | null {
  return readGameType(localItems.read('selectedGameType'));
}

export function selectEra(gameType: GameType): void {
  localItems.write('selectedGameType', gameType);
  for (const listener of listeners) listener();
}

export function useSelectedEra(): GameType | null {
  return useSyncExternalStore(onChange, selectedEra, () => null);
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
