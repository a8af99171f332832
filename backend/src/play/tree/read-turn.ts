/** A turn as its player may see it, out of its row. */
import type { Suggestion, Turn, TurnReceipt } from '@rubicon/contracts';
import { scenarios } from '@rubicon/scenarios';
import type { GameType } from '@rubicon/domain';
import type { PlayerKeys } from '../../platform/keys/index.js';
import { openText } from '../open-text.js';
import { failureSentence } from '../turns/failure-sentences.js';
import type { TurnNodeRow } from './turn-node.table.js';

export interface NodeText {
  readonly narrative: string;
  readonly suggestions: Suggestion[];
}

export async function readTurn(keys: PlayerKeys, row: TurnNodeRow, gameType: GameType): Promise<Turn> {
  const [{ userInput }, text] = await Promise.all([
    openText<{ userInput: string }>(keys, row.input),
    row.text ? openText<NodeText>(keys, row.text) : null,
  ]);
  return {
    turnId: row.turnId,
    gameId: row.gameId,
    parentTurnId: row.parentTurnId,
    turnNumber: row.turnNumber,
    kind: row.kind,
    status: row.status,
    userInput,
    narrative: text?.narrative ?? null,
    suggestions: text?.suggestions ?? [],
    playerStats: row.world?.stats ?? null,
    currentDate: row.world?.date.label ?? null,
    gamePhase: row.world ? phaseName(gameType, row.world.phase) : null,
    failure: row.failureCode ? { code: row.failureCode, detail: failureSentence(row.failureCode) } : null,
    receipt: receiptOf(row),
    submittedAt: row.submittedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}

export function phaseName(gameType: GameType, phaseId: string): string {
  return scenarios[gameType].phases.find(({ id }) => id === phaseId)?.name ?? phaseId;
}

function receiptOf({
  usage,
  chargeMicroUsd,
  ceilingMicroUsd,
  priceVersion,
}: TurnNodeRow): TurnReceipt | null {
  if (!usage || chargeMicroUsd === null) return null;
  return {
    reservedMicroUsd: ceilingMicroUsd,
    inputTokens: usage.input,
    cachedInputTokens: usage.cachedInput,
    outputTokens: usage.output,
    priceVersion,
    chargedMicroUsd: chargeMicroUsd,
  };
}
