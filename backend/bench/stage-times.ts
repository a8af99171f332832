/** Where the time of turns goes: the means of `rubicon_turn_stage_seconds` between two looks at the processes' metrics. */
import type { RunningBackend } from '../trials/start-backend.js';

interface Total {
  readonly seconds: number;
  readonly count: number;
}

export type StageTotals = ReadonlyMap<string, Total>;

export interface StageTime {
  /** `<role> <stage>` */
  readonly stage: string;
  readonly meanMs: number;
}

const METRIC = 'rubicon_turn_stage_seconds';

export async function stageTotals({ processes }: RunningBackend): Promise<StageTotals> {
  const totals = new Map<string, Total>();
  for (const { role, operationsPort } of processes) {
    const text = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text();
    for (const [, stage, seconds] of text.matchAll(lines('sum')))
      totals.set(`${role} ${stage}`, { seconds: Number(seconds), count: 0 });
    for (const [, stage, count] of text.matchAll(lines('count'))) {
      const key = `${role} ${stage}`;
      totals.set(key, { seconds: totals.get(key)?.seconds ?? 0, count: Number(count) });
    }
  }
  return totals;
}

export function stageTimes(before: StageTotals, after: StageTotals): StageTime[] {
  return [...after].flatMap(([stage, total]) => {
    const earlier = before.get(stage) ?? { seconds: 0, count: 0 };
    const count = total.count - earlier.count;
    return count > 0 ? [{ stage, meanMs: ((total.seconds - earlier.seconds) * 1_000) / count }] : [];
  });
}

function lines(suffix: 'sum' | 'count'): RegExp {
  return new RegExp(`^${METRIC}_${suffix}\\{stage="([^"]+)"[^}]*\\} (\\S+)$`, 'gm');
}
