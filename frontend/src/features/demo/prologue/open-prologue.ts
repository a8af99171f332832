import { gameTypes, type GameType } from '@rubicon/contracts';
import { startLocalDemo, type LocalDemo, type LocalDemoState } from '@rubicon/scenarios/public/local-demo';
import { loadLocalDemo } from './local-demos.js';
import { keepPrologue, readPrologue } from './stored-prologue.js';

export interface OpenPrologue {
  readonly demo: LocalDemo;
  readonly state: LocalDemoState;
}

/**
 * The prologue that /demo shows: the era asked for, gone on with or begun in place of another's; without one (or with an unknown one)
 * the stored one, else one of the three by chance. Kept from its start.
 * @param chance 0 to below 1
 */
export async function openPrologue(
  asked: GameType | null,
  nowMs: number,
  chance: number,
): Promise<OpenPrologue> {
  const stored = readPrologue(nowMs);
  const gameType = asked ?? stored?.gameType ?? gameTypes[Math.floor(chance * gameTypes.length)]!;
  const demo = await loadLocalDemo(gameType);
  if (stored?.gameType === gameType) return { demo, state: stored };
  const state = startLocalDemo(demo, nowMs);
  keepPrologue(state);
  return { demo, state };
}
