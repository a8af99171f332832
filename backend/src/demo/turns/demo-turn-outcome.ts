/** Recognises the end of a prologue's turn as it goes by in the live log. */
import { isDemoFailureCode, type DemoFailureCode } from '@rubicon/domain';
import type { StoredEvent } from '@rubicon/eventsourcing';
import type { DemoTurnRef } from './demo-turn-to-submit.query.js';

export interface DemoTurnOutcome {
  readonly position: bigint;
  /** Null: it was told. */
  readonly failure: DemoFailureCode | null;
}

export function outcomeOf({
  demoId,
  turnId,
}: DemoTurnRef): (event: StoredEvent) => DemoTurnOutcome | undefined {
  const streamId = `demo-${demoId}`;
  return ({ streamId: stream, type, data, position }) => {
    if (stream !== streamId || data['turnId'] !== turnId) return undefined;
    if (type === 'DemoTurnNarrated') return { position, failure: null };
    if (type !== 'DemoTurnFailed') return undefined;
    // A code of a newer process reads as the commonest one.
    const { code } = data;
    return { position, failure: isDemoFailureCode(code) ? code : 'model_unavailable' };
  };
}
