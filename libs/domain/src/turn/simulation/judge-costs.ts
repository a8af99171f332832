/** Judges by the log and the notes beside it whether every call to a model is counted, and once. */
import type { StoredEvent } from '@rubicon/eventsourcing';

/** No two cost the same: by that it is known again. */
export interface ModelCall {
  readonly turnId: string;
  readonly costMicroUsd: number;
  /**
   * `under way`: its worker has not come to the end of its job, or died before. `unanswered`: neither has the worker heard whether the log
   * tells it.
   */
  fate: 'under way' | 'ended' | 'unanswered';
}

export function judgeCosts(
  log: readonly StoredEvent[],
  calls: readonly ModelCall[],
  notedMicroUsd: readonly number[],
): string[] {
  const told = log.flatMap(({ data }) => {
    const cost = data['providerCostMicroUsd'] as number | undefined;
    return cost === undefined || cost === 0 ? [] : [cost];
  });
  const counted = new Map<number, number>();
  for (const cost of [...told, ...notedMicroUsd]) counted.set(cost, (counted.get(cost) ?? 0) + 1);
  const atCeiling = new Set(
    log.flatMap(({ data }) => (data['code'] === 'game_deleted' ? [data['turnId'] as string] : [])),
  );
  return calls.flatMap(({ turnId, costMicroUsd, fate }) => {
    const times = counted.get(costMicroUsd) ?? 0;
    if (times > 1 && fate !== 'unanswered') return [`${turnId}: a call was counted ${times} times`];
    if (times === 0 && fate === 'ended' && !atCeiling.has(turnId))
      return [`${turnId}: what a call cost is nowhere`];
    return [];
  });
}
