/** Turns as their player may see them, out of their rows: opened under the player's key, each with its receipt. */
import { Injectable } from '@nestjs/common';
import type { GameEnding, Suggestion, Turn, TurnReceipt } from '@rubicon/contracts';
import type { GameType } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { TurnSettlements, type TurnSettlement } from '../../credits/index.js';
import { openText, PlayerKeys } from '../../platform/keys/index.js';
import { failureSentence } from './failure-sentences.js';
import type { TurnNodeRow } from './turn-node.table.js';

/** What the sealed text of a node holds that its reader sees. */
export interface NodeText {
  readonly narrative: string;
  readonly suggestions: Suggestion[];
  /** Only with an ending. */
  readonly epilogue?: string;
}

@Injectable()
export class TurnReader {
  constructor(
    private readonly keys: PlayerKeys,
    private readonly settlements: TurnSettlements,
  ) {}

  /** @param rows of one game, whose player and era these are */
  async read(
    rows: readonly TurnNodeRow[],
    { playerId, gameType }: { readonly playerId: string; readonly gameType: GameType },
  ): Promise<Turn[]> {
    const ended = rows.filter(({ status }) => status !== 'pending').map(({ turnId }) => turnId);
    const settlements = await this.settlements.of(playerId, ended);
    return Promise.all(rows.map((row) => this.readOne(row, gameType, settlements.get(row.turnId))));
  }

  private async readOne(row: TurnNodeRow, gameType: GameType, settlement: TurnSettlement): Promise<Turn> {
    const [{ userInput }, text] = await Promise.all([
      openText<{ userInput: string }>(this.keys, row.input),
      row.text ? openText<NodeText>(this.keys, row.text) : null,
    ]);
    return {
      turnId: row.turnId,
      gameId: row.gameId,
      parentTurnId: row.parentTurnId,
      turnNumber: row.turnNumber,
      depth: row.depth,
      kind: row.kind,
      status: row.status,
      userInput,
      narrative: text?.narrative ?? null,
      suggestions: text?.suggestions ?? [],
      playerStats: row.world?.stats ?? null,
      currentDate: row.world?.date.label ?? null,
      gamePhase: row.world ? phaseName(gameType, row.world.phase) : null,
      failure: row.failureCode ? { code: row.failureCode, detail: failureSentence(row.failureCode) } : null,
      receipt: receiptOf(row, settlement),
      ending: endingOf(row, text),
      submittedAt: row.submittedAt.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
    };
  }
}

export function phaseName(gameType: GameType, phaseId: string): string {
  return scenarios[gameType].phases.find(({ id }) => id === phaseId)?.name ?? phaseId;
}

/** @param text of that node, opened */
export function endingOf(
  { ending }: Pick<TurnNodeRow, 'ending'>,
  text: Pick<NodeText, 'epilogue'> | null,
): GameEnding | null {
  return ending && { kind: ending, epilogue: text?.epilogue ?? '' };
}

function receiptOf(row: TurnNodeRow, settlement: TurnSettlement): TurnReceipt | null {
  if (row.status === 'pending') return null;
  return {
    reservedMicroUsd: settlement.reserved ? row.ceilingMicroUsd : 0,
    inputTokens: row.usage?.input ?? 0,
    cachedInputTokens: row.usage?.cachedInput ?? 0,
    outputTokens: row.usage?.output ?? 0,
    priceVersion: row.priceVersion,
    chargedMicroUsd: row.chargeMicroUsd ?? 0,
    balanceAfterMicroUsd: settlement.balanceAfterMicroUsd,
  };
}
