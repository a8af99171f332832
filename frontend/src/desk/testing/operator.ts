import type {
  HangingTurnCount,
  LanesOfCause,
  ModelInUse,
  NarrationOperations,
  Narrators,
  OperationsFigures,
  OperationsMinute,
  OperatorsDecision,
  ParkedLane,
  ParkedLaneList,
  ProviderOperations,
  ReadModelJob,
  ReadModelOperations,
  RunningNarrator,
  StaffMe,
  WaitingTurns,
} from '@rubicon/contracts';
import type { Answer } from '../../testing/serve-api.js';

export const olga: StaffMe = {
  staff: { staffId: 'c0a80101-0000-4000-8000-0000000000a9', name: 'Olga', roles: ['operator'] },
  expiresAt: '2026-11-26T20:00:00.000Z',
  provider: null,
};

/** By the server's clock, whatever the reader's says. */
const askedAt = '2026-11-26T10:00:00.000Z';

/** What the server answers at `askedAt`. */
export function answeredThen(body: unknown): Answer {
  return { headers: { date: new Date(askedAt).toUTCString() }, body };
}

export function decidedBy(name: string, changes: Partial<OperatorsDecision> = {}): OperatorsDecision {
  return {
    since: '2026-11-26T09:48:00.000Z',
    staffId: 'c0a80101-0000-4000-8000-00000000b0b0',
    name,
    reason: 'The first one writes gibberish.',
    ...changes,
  };
}

/** @param waitedMs what the next one has waited, in no pause */
export function waitingTurns(count: number, waitedMs = 0): WaitingTurns {
  if (count === 0) return { count, nextQueuedAt: null, nextWaitedMs: null };
  return {
    count,
    nextQueuedAt: new Date(Date.parse(askedAt) - waitedMs).toISOString(),
    nextWaitedMs: waitedMs,
  };
}

export function narration(changes: Partial<NarrationOperations> = {}): NarrationOperations {
  return {
    paused: null,
    turns: waitingTurns(12, 200_000),
    prologues: waitingTurns(0),
    hindrances: [],
    admitsUpToMs: 30_000,
    ...changes,
  };
}

export function narrator(name: string, changes: Partial<RunningNarrator> = {}): RunningNarrator {
  return {
    name,
    instanceId: `c0a80101-0000-4000-8000-0000${Buffer.from(name).toString('hex').slice(-8)}`,
    bearers: 1,
    version: '1.4.0',
    roles: ['narrator'],
    startedAt: '2026-11-26T07:00:00.000Z',
    seenAt: '2026-11-26T09:59:59.000Z',
    isEnding: false,
    mode: 'takes_turns',
    slots: 16,
    slotsSet: null,
    slotsConfigured: 16,
    hasHeard: true,
    turns: [],
    prologues: 0,
    ...changes,
  };
}

export function narrators(...running: RunningNarrator[]): Narrators {
  return {
    narrators: running,
    slots: running.reduce((sum, { slots, isEnding }) => sum + (isEnding ? 0 : slots), 0),
    active: running.reduce((sum, { turns }) => sum + turns.length, 0),
    waiting: 112,
  };
}

export function model(name: string, changes: Partial<ModelInUse> = {}): ModelInUse {
  return {
    model: name,
    server: `${name}.example:443`,
    isAsked: true,
    prices: { inputMicroUsd: 2_000_000, cachedInputMicroUsd: 500_000, outputMicroUsd: 8_000_000 },
    readTokensPerSecond: 1_234.4,
    writeTokensPerSecond: null,
    ...changes,
  };
}

export function provider(changes: Partial<ProviderOperations> = {}): ProviderOperations {
  return {
    models: [model('quill'), model('stylus', { prices: stylusPrices })],
    limits: {
      maxInputTokens: 12_000,
      maxOutputTokens: 1_000,
      firstTokenMs: 30_000,
      idleMs: 15_000,
      totalMs: 120_000,
      abandonAfterMs: 600_000,
    },
    dailyCap: {
      capMicroUsd: 50_000_000,
      configuredMicroUsd: 50_000_000,
      changed: null,
      spentMicroUsd: 12_500_000,
    },
    fallback: null,
    ...changes,
  };
}

const stylusPrices = { inputMicroUsd: 100_000, cachedInputMicroUsd: 50_000, outputMicroUsd: 400_000 };

/** So many minutes until the present one, with what happened in some of them, by their place. */
export function operationsMinutes(
  count: number,
  happened: Readonly<Record<number, Partial<OperationsMinute>>> = {},
): OperationsMinute[] {
  const first = Date.parse(askedAt) - (count - 1) * 60_000;
  return Array.from({ length: count }, (_, place) => ({
    at: new Date(first + place * 60_000).toISOString(),
    submitted: 0,
    told: 0,
    stopped: 0,
    failed: 0,
    ...happened[place],
  }));
}

/** Nothing happened, nothing waits, and nothing is known that could be none. */
export function operationsFigures(changes: Partial<OperationsFigures> = {}): OperationsFigures {
  const minutes = changes.minutes ?? operationsMinutes(60);
  const none = { count: 0, oldestAt: null };
  return {
    at: askedAt,
    from: minutes[0]!.at,
    until: new Date(Date.parse(minutes.at(-1)!.at) + 60_000).toISOString(),
    minutes,
    turns: { submitted: 0, told: 0, stopped: 0, failed: 0 },
    failures: [],
    waited: { turns: 0, p50Ms: null, p95Ms: null },
    told: { turns: 0, p50Ms: null, p95Ms: null },
    money: { chargedMicroUsd: 0, providerCostMicroUsd: 0, marginPerTurnMicroUsd: null },
    waiting: waitingTurns(0),
    underWay: none,
    openReserves: none,
    parkedLanes: none,
    modelCost: { spentMicroUsd: 0, capMicroUsd: null },
    projection: { events: 0, oldestAt: null },
    erasuresOverdue: none,
    lettersUnsent: none,
    moneyOwed: { ...none, amountCents: 0 },
    ...changes,
  };
}

/** Begun with the log, up with it, and never touched since. */
export function readModels(changes: Partial<ReadModelOperations> = {}): ReadModelOperations {
  return {
    position: '480120',
    logEnd: '480120',
    lag: { events: 0, oldestAt: null },
    projectors: 1,
    events: 48_000,
    since: '2026-11-02T08:00:00.000Z',
    placed: null,
    keepsMs: 86_400_000,
    replaced: null,
    job: null,
    ...changes,
  };
}

/** Olga's, half done ten seconds after it was begun. */
export function readModelJob(changes: Partial<ReadModelJob> = {}): ReadModelJob {
  return {
    jobId: 'c0a80101-0000-4000-8000-00000000e0e0',
    kind: 'rebuild',
    acceptsDifferences: false,
    askedBy: olga.staff!.staffId,
    name: 'Olga',
    reason: 'A column was added by hand.',
    askedAt: '2026-11-26T09:59:49.000Z',
    state: 'under_way',
    begunAt: '2026-11-26T09:59:50.000Z',
    endedAt: null,
    cancelledByName: null,
    position: '240060',
    logEnd: '480120',
    events: 24_000,
    eventsThen: 48_000,
    notedAt: askedAt,
    differing: [],
    failureCode: null,
    ...changes,
  };
}

export function parkedLane(process: string, key: string, changes: Partial<ParkedLane> = {}): ParkedLane {
  return {
    process,
    key,
    parkedAt: '2026-11-26T09:30:00.000Z',
    lastTriedAt: '2026-11-26T09:59:20.000Z',
    tries: 34,
    event: { type: 'TurnReported', position: '181584', at: '2026-11-26T09:29:30.000Z' },
    errorCode: 'MailUnavailable',
    errorName: 'MailUnavailable',
    errorMessage: 'the mail server does not take letters now (ECONNREFUSED)',
    askedAt: null,
    ...changes,
  };
}

/** As the server lists them. @param idle processes that nobody runs */
export function parkedLanes(lanes: readonly ParkedLane[], idle: readonly string[] = []): ParkedLaneList {
  const causes = new Map<string, LanesOfCause>();
  for (const { process, errorCode } of lanes) {
    const name = `${process} ${errorCode}`;
    causes.set(name, { process, errorCode, count: (causes.get(name)?.count ?? 0) + 1 });
  }
  const processes = [...new Set(lanes.map(({ process }) => process))].toSorted();
  return {
    count: lanes.length,
    processes: processes.map((process) => ({
      process,
      count: lanes.filter((lane) => lane.process === process).length,
      isRun: !idle.includes(process),
    })),
    causes: [...causes.values()].toSorted((one, other) => other.count - one.count),
    lanes: [...lanes],
  };
}

export function hangingTurns(count: number): HangingTurnCount {
  return {
    count,
    oldestSubmittedAt: count === 0 ? null : '2026-11-26T09:15:00.000Z',
    reservedMicroUsd: count * 30_000,
    mostAtOnce: 100,
    oldest: Array.from({ length: Math.min(count, 20) }, (_, index) => ({
      turnId: `c0a80101-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
      gameId: `c0a80101-0000-4000-8000-0000000002${String(index).padStart(2, '0')}`,
      submittedAt: new Date(Date.parse('2026-11-26T09:15:00.000Z') + index * 60_000).toISOString(),
      reservedMicroUsd: 30_000,
    })),
    givenUpAfterMs: 325_000,
  };
}
