/**
 * What is wrong by now: what the books found of each item when it last changed, and where the provider's side, as far as it has been fetched,
 * says otherwise. Whatever there is of either, it is a handful of statements.
 */
import { Injectable } from '@nestjs/common';
import type { ExceptionState } from '@rubicon/contracts';
import { providerPrices } from '@rubicon/domain';
import { Any, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { ExceptionCaseRow, stateOf } from '../exception-cases/index.js';
import {
  costsNothing,
  exceptionIdOf,
  isDue,
  judgeItem,
  mergeFindings,
  type Finding,
  type ItemKey,
  type LedgerItem,
  type ModelPrices,
} from '../ledger/index.js';
import { ProviderRows } from '../provider/index.js';
import { providerFindings } from './provider-differences.js';

/** What is wrong, and what auditors did about it. */
export interface StandingException extends Finding {
  readonly exceptionId: string;
  readonly state: ExceptionState;
  /** Null: nobody has touched it. */
  readonly handling: ExceptionCaseRow | null;
}

/** What each item's findings are by the prices that everybody has; of those that prices decide also what is known of it, to judge it by the ones here. */
const wrongItems = `
  SELECT kind, id, findings,
    CASE WHEN findings @> '[{"cause": "provider_cost_missing"}]' THEN state END AS state
  FROM ledger_item
  WHERE findings IS NOT NULL AND NOT (
    kind = 'turn' AND jsonb_array_length(findings) = 1 AND findings->0->>'cause' = 'provider_cost_missing'
    AND coalesce(state->>'model' = ANY($1), false)
  )`;

const modelsWithoutCost = `
  SELECT DISTINCT state->>'model' AS model FROM ledger_item
  WHERE findings IS NOT NULL AND kind = 'turn' AND state->>'model' IS NOT NULL
    AND findings @> '[{"cause": "provider_cost_missing"}]'`;

interface WrongItem extends ItemKey {
  readonly findings: readonly Finding[];
  readonly state: LedgerItem | null;
}

@Injectable()
export class Exceptions {
  private readonly prices: ModelPrices;
  private readonly hasOwnFreeModels: boolean;

  constructor(
    private readonly readModels: ReadModels,
    private readonly providerRows: ProviderRows,
    private readonly clock: Clock,
    config: AppConfig,
  ) {
    const own = config.providerPrices;
    this.prices = { ...providerPrices, ...own };
    this.hasOwnFreeModels = Object.keys(own).some((model) => costsNothing(model, own));
  }

  /** All that began before `until` and are due, oldest first. @param tx read in its snapshot, on its connection alone */
  async before(
    until: Date,
    now: Date,
    tx: EntityManager = this.readModels.manager,
  ): Promise<StandingException[]> {
    // Asked first: what is in the tables is at least that.
    const fetchedUntil = await this.providerRows.fetchedUntil(tx);
    const findings = [
      ...(await this.ownFindings(tx)),
      ...(fetchedUntil === null ? [] : await providerFindings(tx, fetchedUntil)),
    ];
    const due = mergeFindings(findings)
      .filter((finding) => new Date(finding.since) < until && isDue(finding, now))
      .map((finding) => ({ ...finding, exceptionId: exceptionIdOf(finding) }))
      .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
    const cases = await tx.findBy(ExceptionCaseRow, {
      exceptionId: Any(due.map(({ exceptionId }) => exceptionId)),
    });
    const byId = new Map(cases.map((row) => [row.exceptionId, row]));
    return due.map((exception) => {
      const handling = byId.get(exception.exceptionId);
      return { ...exception, state: stateOf(exception, handling), handling: handling ?? null };
    });
  }

  /** Null: there is none, or what was wrong came right. */
  async find(exceptionId: string): Promise<StandingException | null> {
    const now = this.clock.now();
    const all = await this.before(now, now);
    return all.find((exception) => exception.exceptionId === exceptionId) ?? null;
  }

  private async ownFindings(tx: EntityManager): Promise<Finding[]> {
    const items = await tx.query<WrongItem[]>(wrongItems, [await this.freeModels(tx)]);
    return items.flatMap(({ kind, id, findings, state }) =>
      state === null ? findings : judgeItem({ kind, id }, state, this.prices),
    );
  }

  /** By their whole names. Few cost nothing, and all that they told would have to be read otherwise. */
  private async freeModels(tx: EntityManager): Promise<string[]> {
    if (!this.hasOwnFreeModels) return [];
    const rows = await tx.query<{ readonly model: string }[]>(modelsWithoutCost);
    return rows.map(({ model }) => model).filter((model) => costsNothing(model, this.prices));
  }
}

/** In the order of a list, oldest first. It sorts as text, and names a place even when what stood there is gone. */
export function placeOf({ since, exceptionId }: Pick<StandingException, 'since' | 'exceptionId'>): string {
  return `${since}_${exceptionId}`;
}
