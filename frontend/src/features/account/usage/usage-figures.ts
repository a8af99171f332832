/** The headline figures of the usage tab, computed as decision 30 defines them. */
import type { StatementEntry, UsageEntry } from '@rubicon/contracts';

const SESSION_GAP_MS = 30 * 60 * 1000;

/** Input and output tokens charged. */
export function totalTokens(entries: readonly UsageEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.inputTokens + entry.outputTokens, 0);
}

/** Runs of turns less than 30 minutes apart. */
export function countSessions(entries: readonly UsageEntry[]): number {
  const times = entries.map((entry) => Date.parse(entry.createdAt)).sort((a, b) => a - b);
  return times.filter((time, index) => index === 0 || time - times[index - 1]! >= SESSION_GAP_MS).length;
}

/** Turns charged per game played, one decimal; "0" before the first. Games deleted since count too. */
export function averageTurns(entries: readonly StatementEntry[]): string {
  const turns = entries.filter(({ kind }) => kind === 'captured');
  if (turns.length === 0) return '0';
  return (turns.length / new Set(turns.map(({ gameId }) => gameId)).size).toFixed(1);
}
