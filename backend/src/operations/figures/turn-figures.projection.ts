/**
 * Counts turns by the minute: how many were submitted, how they ended, what they brought and took, how long they waited and were told. A batch is summed up
 * first, so it costs at most four statements however many turns it tells of, and the rows of a minute are as many for a thousand turns as for ten. What counts
 * is when each thing happened by the event itself.
 */
import type { GameEvent, TurnFailed, TurnNarrated, TurnStopped } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/event-store/index.js';
import { insertRows } from '../../platform/read-models/index.js';
import { roundedMs } from './rounded-ms.js';
import { TurnMinuteRow, type TurnHappening } from './turn-minute.table.js';
import { TurnTimeRow, type TurnSpan } from './turn-time.table.js';
import { UnendedTurnRow } from './unended-turn.table.js';

const MINUTE_MS = 60_000;

const takeUnended = `
  WITH ended AS (DELETE FROM unended_turn WHERE turn_id = ANY ($1::uuid[]) RETURNING turn_id, submitted_at)
  SELECT turn_id AS "turnId", submitted_at AS "submittedAt" FROM ended`;

type Outcome = TurnNarrated | TurnStopped | TurnFailed;

const categories = ['game'] as const;
const handles = ['TurnSubmitted', 'TurnNarrated', 'TurnStopped', 'TurnFailed'] as const;

export const turnFiguresProjection: Projection<EntityManager, GameEvent> = {
  name: 'turn_figures',
  version: 1,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent>[], tx: EntityManager) {
    const minutes = new Minutes();
    /** When turns were submitted that have no outcome yet: milliseconds since 1970. */
    const unended = new Map<string, number>();
    const outcomes: Outcome[] = [];
    for (const { event } of events) {
      if (event.type === 'TurnSubmitted') {
        const submittedAtMs = Date.parse(event.data.submittedAt);
        minutes.count(submittedAtMs, 'submitted');
        unended.set(event.data.turnId, submittedAtMs);
      }
      if (event.type === 'TurnNarrated' || event.type === 'TurnStopped' || event.type === 'TurnFailed')
        outcomes.push(event);
    }
    const before = outcomes.map(({ data }) => data.turnId).filter((turnId) => !unended.has(turnId));
    if (before.length > 0)
      for (const { turnId, submittedAt } of await tx.query<UnendedTurnRow[]>(takeUnended, [before]))
        unended.set(turnId, submittedAt.getTime());
    for (const outcome of outcomes) {
      const { turnId } = outcome.data;
      minutes.end(outcome, unended.get(turnId) ?? null);
      unended.delete(turnId);
    }
    const submitted = [...unended].map(([turnId, ms]) => ({ turnId, submittedAt: new Date(ms) }));
    await insertRows(tx, UnendedTurnRow, submitted);
    await insertRows(tx, TurnMinuteRow, minutes.happenings, {
      add: ['turns', 'chargedMicroUsd', 'providerCostMicroUsd'],
    });
    await insertRows(tx, TurnTimeRow, minutes.times, { add: ['turns'] });
  },
};

/** What a batch adds to its minutes. */
class Minutes {
  private readonly counted = new Map<string, TurnMinuteRow>();
  private readonly measured = new Map<string, TurnTimeRow>();

  get happenings(): TurnMinuteRow[] {
    return [...this.counted.values()];
  }

  get times(): TurnTimeRow[] {
    return [...this.measured.values()];
  }

  count(atMs: number, happening: TurnHappening, chargedMicroUsd = 0, providerCostMicroUsd = 0): void {
    const minute = minuteOf(atMs);
    const key = `${minute.getTime()} ${happening}`;
    const row = this.counted.get(key) ?? {
      minute,
      happening,
      turns: 0,
      chargedMicroUsd: 0,
      providerCostMicroUsd: 0,
    };
    row.turns += 1;
    row.chargedMicroUsd += chargedMicroUsd;
    row.providerCostMicroUsd += providerCostMicroUsd;
    this.counted.set(key, row);
  }

  /** @param submittedAtMs null: the log does not tell that it was submitted, or it had ended before */
  end(outcome: Outcome, submittedAtMs: number | null): void {
    const { happening, endedAt, chargedMicroUsd } = endOf(outcome);
    const { begunAt, providerCostMicroUsd } = outcome.data;
    const endedAtMs = Date.parse(endedAt);
    this.count(endedAtMs, happening, chargedMicroUsd, providerCostMicroUsd);
    if (begunAt === null) return;
    const begunAtMs = Date.parse(begunAt);
    if (submittedAtMs !== null) this.measure(endedAtMs, 'waited', begunAtMs - submittedAtMs);
    if (happening === 'told') this.measure(endedAtMs, 'told', endedAtMs - begunAtMs);
  }

  private measure(atMs: number, span: TurnSpan, tookMs: number): void {
    const minute = minuteOf(atMs);
    const milliseconds = roundedMs(tookMs);
    const key = `${minute.getTime()} ${span} ${milliseconds}`;
    const row = this.measured.get(key) ?? { minute, span, milliseconds, turns: 0 };
    row.turns += 1;
    this.measured.set(key, row);
  }
}

interface End {
  readonly happening: TurnHappening;
  readonly endedAt: string;
  readonly chargedMicroUsd: number;
}

function endOf({ type, data }: Outcome): End {
  switch (type) {
    case 'TurnNarrated':
      return { happening: 'told', endedAt: data.narratedAt, chargedMicroUsd: data.chargeMicroUsd };
    case 'TurnStopped':
      return { happening: 'stopped', endedAt: data.stoppedAt, chargedMicroUsd: data.chargeMicroUsd };
    case 'TurnFailed':
      return { happening: data.code, endedAt: data.failedAt, chargedMicroUsd: 0 };
  }
}

function minuteOf(atMs: number): Date {
  return new Date(Math.floor(atMs / MINUTE_MS) * MINUTE_MS);
}
