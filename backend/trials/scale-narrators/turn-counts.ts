/** What became of every turn, counted from the raw log with the official client. */
import { EventStoreDBClient, FORWARDS, START, type Position } from '@eventstore/db-client';

export interface CountedTurn {
  readonly turnId: string;
  /** Of each outcome: one, unless something is wrong. */
  readonly outcomes: readonly {
    readonly type: 'TurnNarrated' | 'TurnStopped' | 'TurnFailed';
    /** Of a failed one; else empty. */
    readonly reason: string;
    /** Milliseconds since 1970. */
    readonly atMs: number;
    /** Which of the turn's jobs brought it; null: none did. A turn that the queue lost is queued again, by another job. */
    readonly job: number | null;
  }[];
  readonly charges: number;
}

const OUTCOMES: Readonly<Record<string, string>> = {
  TurnNarrated: 'narratedAt',
  TurnStopped: 'stoppedAt',
  TurnFailed: 'failedAt',
};

type Outcome = CountedTurn['outcomes'][number];

/** Reads on from where it stood: what is asked again and again must not be what the trial measures. */
export class TurnLog {
  private readonly client: EventStoreDBClient;
  private readonly turns = new Map<string, { readonly outcomes: Outcome[]; charges: number }>();
  private from: Position | typeof START = START;

  /** @param eventStoreUrl `esdb://…` */
  constructor(eventStoreUrl: string) {
    this.client = EventStoreDBClient.connectionString(eventStoreUrl);
  }

  /** Every turn that was submitted, as the log has it now. */
  async read(): Promise<CountedTurn[]> {
    const after = this.from;
    for await (const { event } of this.client.readAll({ fromPosition: after, direction: FORWARDS })) {
      if (!event?.position || (after !== START && event.position.commit <= after.commit)) continue;
      this.from = event.position;
      this.follow(event.type, event.data as Readonly<Record<string, unknown>>, event.metadata);
    }
    return [...this.turns].map(([turnId, { outcomes, charges }]) => ({ turnId, outcomes, charges }));
  }

  close(): Promise<void> {
    return this.client.dispose();
  }

  private follow(type: string, data: Readonly<Record<string, unknown>>, metadata: unknown): void {
    const turnId = String(data['turnId']);
    if (type === 'TurnSubmitted') this.turns.set(turnId, { outcomes: [], charges: 0 });
    const turn = this.turns.get(turnId);
    if (!turn) return;
    if (type === 'ReservationCaptured') turn.charges += 1;
    const at = OUTCOMES[type];
    if (at === undefined) return;
    turn.outcomes.push({
      type: type as Outcome['type'],
      reason: type === 'TurnFailed' ? String(data['code']) : '',
      atMs: Date.parse(String(data[at])),
      job: jobOf(metadata),
    });
  }
}

/** `turn-<turnId>-a<job>` */
function jobOf(metadata: unknown): number | null {
  const { $causationId } = (metadata ?? {}) as { readonly $causationId?: string };
  const job = /-a(\d+)$/.exec($causationId ?? '')?.[1];
  return job === undefined ? null : Number(job);
}

/** When each was told, in order; milliseconds since 1970. */
export function toldAt(turns: readonly CountedTurn[]): number[] {
  return turns
    .flatMap(({ outcomes }) => outcomes)
    .filter(({ type }) => type === 'TurnNarrated')
    .map(({ atMs }) => atMs)
    .sort((a, b) => a - b);
}

export interface TurnSums {
  readonly submitted: number;
  readonly told: number;
  /** By reason. */
  readonly failed: Readonly<Record<string, number>>;
  readonly open: number;
  readonly toldTwice: number;
  readonly chargedTwice: number;
  /** Told by another job than their first: the queue had lost them, or whoever had taken them. */
  readonly queuedAgain: number;
}

export function sumUp(turns: readonly CountedTurn[]): TurnSums {
  const failed: Record<string, number> = {};
  for (const { outcomes } of turns)
    for (const { reason } of outcomes) if (reason !== '') failed[reason] = (failed[reason] ?? 0) + 1;
  const count = (holds: (turn: CountedTurn) => boolean): number => turns.filter(holds).length;
  return {
    submitted: turns.length,
    told: count(({ outcomes }) => outcomes.some(({ reason }) => reason === '')),
    failed,
    open: count(({ outcomes }) => outcomes.length === 0),
    toldTwice: count(({ outcomes }) => outcomes.length > 1),
    chargedTwice: count(({ charges }) => charges > 1),
    queuedAgain: count(({ outcomes }) => outcomes.some(({ job }) => (job ?? 1) > 1)),
  };
}
