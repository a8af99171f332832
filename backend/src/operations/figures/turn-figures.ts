/** Reads what was counted of turns: a statement each, over the rows of the period's minutes alone, which are as many for a million players as for ten. */
import { Injectable } from '@nestjs/common';
import type { CountSince, OperationsTimes } from '@rubicon/contracts';
import { ReadModels } from '../../platform/read-models/index.js';
import type { FiguresPeriod } from './figures-period.js';
import type { TurnMinuteRow } from './turn-minute.table.js';
import type { TurnSpan } from './turn-time.table.js';

/** Plain rows: of a day they are ten thousand. */
const happenedWithin = `
  SELECT minute, happening, turns, charged AS "chargedMicroUsd", provider_cost AS "providerCostMicroUsd"
  FROM turn_minute WHERE minute >= $1 AND minute < $2`;

/** The least time that so many percent of the turns took at most. */
const timesWithin = `
  WITH counted AS (
    SELECT span, milliseconds, sum(turns) AS turns FROM turn_time
    WHERE minute >= $1 AND minute < $2 GROUP BY span, milliseconds
  ), ranked AS (
    SELECT span, milliseconds, sum(turns) OVER (PARTITION BY span ORDER BY milliseconds) AS "upTo",
      sum(turns) OVER (PARTITION BY span) AS turns
    FROM counted
  )
  SELECT span, max(turns)::integer AS turns,
    min(milliseconds) FILTER (WHERE "upTo" * 100 >= turns * 50) AS "p50Ms",
    min(milliseconds) FILTER (WHERE "upTo" * 100 >= turns * 95) AS "p95Ms"
  FROM ranked GROUP BY span`;

const unended = `SELECT count(*)::integer AS count, min(submitted_at) AS oldest FROM unended_turn`;

const NOTHING_MEASURED: OperationsTimes = { turns: 0, p50Ms: null, p95Ms: null };

/** A bigint comes as text. */
type AsTheDriverTells = Omit<TurnMinuteRow, 'chargedMicroUsd' | 'providerCostMicroUsd'> &
  Readonly<Record<'chargedMicroUsd' | 'providerCostMicroUsd', string>>;

@Injectable()
export class TurnFigures {
  constructor(private readonly readModels: ReadModels) {}

  /** A row for each thing that happened in one of its minutes. */
  async happenings({ from, until }: FiguresPeriod): Promise<TurnMinuteRow[]> {
    const rows = await this.readModels.manager.query<AsTheDriverTells[]>(happenedWithin, [from, until]);
    return rows.map((row) => ({
      ...row,
      chargedMicroUsd: Number(row.chargedMicroUsd),
      providerCostMicroUsd: Number(row.providerCostMicroUsd),
    }));
  }

  async times({ from, until }: FiguresPeriod): Promise<Readonly<Record<TurnSpan, OperationsTimes>>> {
    const rows = await this.readModels.manager.query<({ span: TurnSpan } & OperationsTimes)[]>(timesWithin, [
      from,
      until,
    ]);
    const of = (wanted: TurnSpan): OperationsTimes => {
      const { span: _, ...times } = rows.find(({ span }) => span === wanted) ?? {
        span: wanted,
        ...NOTHING_MEASURED,
      };
      return times;
    };
    return { waited: of('waited'), told: of('told') };
  }

  async underWay(): Promise<CountSince> {
    const [{ count, oldest }] =
      await this.readModels.manager.query<[{ count: number; oldest: Date | null }]>(unended);
    return { count, oldestAt: oldest?.toISOString() ?? null };
  }
}
