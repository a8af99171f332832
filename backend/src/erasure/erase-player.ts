/**
 * One round of forgetting a player: every step from the first stage on, a stage only when every step of the one before is done.
 *
 * A round begins at the beginning, also when an earlier one got further: a turn that was let in just before the fence is stopped by
 * the round after it was seen. Steps say `done` at once when there is nothing left for them.
 */
import {
  erasureStages,
  type ErasureStage,
  type ErasureStep,
  type ErasureSteps,
} from '../platform/erasure/index.js';

export type ErasureRound =
  | { readonly kind: 'erased' }
  | { readonly kind: 'waiting'; readonly stage: ErasureStage; readonly steps: readonly string[] };

export interface ErasePlayerPorts {
  readonly steps: Pick<ErasureSteps, 'of'>;
  /** Says that it is done. May be called again. */
  complete(playerId: string): Promise<void>;
  /** A step could not do its part; the others of its stage go on. */
  failed(step: string, error: unknown): void;
}

/** @throws what `complete` throws */
export async function erasePlayer(playerId: string, ports: ErasePlayerPorts): Promise<ErasureRound> {
  for (const stage of erasureStages) {
    const unfinished: string[] = [];
    for (const step of ports.steps.of(stage))
      if (!(await isDone(step, playerId, ports))) unfinished.push(step.name);
    if (unfinished.length > 0) return { kind: 'waiting', stage, steps: unfinished };
  }
  await ports.complete(playerId);
  return { kind: 'erased' };
}

async function isDone(
  step: ErasureStep,
  playerId: string,
  { failed }: Pick<ErasePlayerPorts, 'failed'>,
): Promise<boolean> {
  try {
    return (await step.erase(playerId)) === 'done';
  } catch (error) {
    failed(step.name, error);
    return false;
  }
}
