/** What it takes to forget a player: every slice that keeps something of theirs registers a step; `driveErasure` runs them in order. */
import type { ErasureStep } from '@rubicon/domain';

export type { ErasureProgress, ErasureStep } from '@rubicon/domain';

/** The projector process's steps. A slice registers its own in `onModuleInit`. */
export class ErasureSteps {
  private readonly steps = new Map<string, ErasureStep>();

  /** @throws Error when the name is taken */
  register(step: ErasureStep): void {
    if (this.steps.has(step.name)) throw new Error(`Two erasure steps are named ${step.name}.`);
    this.steps.set(step.name, step);
  }

  get all(): readonly ErasureStep[] {
    return [...this.steps.values()];
  }
}
