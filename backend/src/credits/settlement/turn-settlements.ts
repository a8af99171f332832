/** What became of the credits of turns, read from the wallet's lines: one query for as many turns as a page has. */
import { Injectable } from '@nestjs/common';
import type { MicroUsd } from '@rubicon/domain';
import { ReadModels } from '../../platform/read-models/index.js';

export interface TurnSettlement {
  /** False: the credits did not suffice, or were never asked for. */
  readonly reserved: boolean;
  /** Available once the reservation was captured or released; null until then. */
  readonly balanceAfterMicroUsd: MicroUsd | null;
}

const noReservation: TurnSettlement = { reserved: false, balanceAfterMicroUsd: null };

const settlements = `
  SELECT turn_id, max(available_after) FILTER (WHERE kind IN ('captured', 'released')) AS balance_after
  FROM ledger_entry
  WHERE turn_id = ANY ($1::uuid[]) AND player_id = $2 AND kind IN ('reserved', 'captured', 'released')
  GROUP BY turn_id`;

interface SettlementRow {
  readonly turn_id: string;
  readonly balance_after: string | null;
}

@Injectable()
export class TurnSettlements {
  constructor(private readonly readModels: ReadModels) {}

  /** By turn id, for every turn asked for. */
  async of(playerId: string, turnIds: readonly string[]): Promise<{ get(turnId: string): TurnSettlement }> {
    const rows: SettlementRow[] =
      turnIds.length > 0 ? await this.readModels.manager.query(settlements, [turnIds, playerId]) : [];
    const found = new Map(
      rows.map(({ turn_id, balance_after }) => [
        turn_id,
        { reserved: true, balanceAfterMicroUsd: balance_after === null ? null : Number(balance_after) },
      ]),
    );
    return { get: (turnId) => found.get(turnId) ?? noReservation };
  }
}
