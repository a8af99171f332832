/** `rubicon_demo_state`: what is there is checked field by field; what cannot be read, or is 7 days old, counts as nothing. */
import { localDemoTurns, type LocalDemoState } from '@rubicon/scenarios/public/local-demo';
import { readGameType } from '../../../lib/era/eras.js';
import { localItems } from '../../../lib/storage.js';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const ACTION_MARK = '**Your Action:** ';

export function readPrologue(nowMs: number): LocalDemoState | null {
  const state = parse(localItems.read('rubicon_demo_state'));
  return state !== null && nowMs - state.timestamp < KEPT_MS ? state : null;
}

export function keepPrologue(state: LocalDemoState): void {
  localItems.write('rubicon_demo_state', JSON.stringify(state));
}

/** With what was asked of it: saved, and on its way to an account. */
export function forgetPrologue(): void {
  localItems.remove('rubicon_demo_state');
  localItems.remove('rubicon_demo_saved');
  localItems.remove('rubicon_demo_redirect');
}

/** What was done and what came of it, in order. */
export function turnsOf({ narrative, turnCount }: LocalDemoState): { action: string; outcome: string }[] {
  return Array.from({ length: turnCount }, (_, turn) => ({
    action: narrative[2 * turn + 1]!.slice(ACTION_MARK.length),
    outcome: narrative[2 * turn + 2]!,
  }));
}

function parse(text: string | null): LocalDemoState | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isState(value) ? value : null;
  } catch {
    return null;
  }
}

function isState(value: unknown): value is LocalDemoState {
  if (typeof value !== 'object' || value === null) return false;
  const state = value as Partial<Record<keyof LocalDemoState, unknown>>;
  return (
    typeof state.gameType === 'string' &&
    readGameType(state.gameType) === state.gameType &&
    [state.characterName, state.characterTitle, state.currentDate, state.lastAction].every(
      (field) => typeof field === 'string',
    ) &&
    isCount(state.turnCount, localDemoTurns) &&
    isNarrative(state.narrative, state.turnCount) &&
    isStats(state.stats) &&
    Number.isSafeInteger(state.timestamp)
  );
}

/** The opening, then for each turn an action and its outcome. */
function isNarrative(value: unknown, turnCount: number): boolean {
  return (
    Array.isArray(value) &&
    value.length === 1 + 2 * turnCount &&
    value.every(
      (block, index) => typeof block === 'string' && (index % 2 === 0 || block.startsWith(ACTION_MARK)),
    )
  );
}

function isStats(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const stats = value as Partial<Record<keyof LocalDemoState['stats'], unknown>>;
  return [stats.authority, stats.unrest, stats.resources].every((stat) => isCount(stat, 100));
}

function isCount(value: unknown, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max;
}
