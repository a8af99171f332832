/** What it takes to forget a player: every slice that keeps something of theirs registers a step; the erasure slice runs them in order. */

/**
 * In this order, each stage only when every step of the one before is done (architecture.md, "Erasure, in order"):
 * `stop`: pending turns are stopped; `settle`: reservations and refunds come to an end; `payments`: open checkouts expire;
 * `balance`: what is left is forfeited; `keys`: the log becomes unreadable; `rows`: everything else that could tell who it was;
 * `account`: name and address, last, so that every other step can still ask for them.
 */
export const erasureStages = ['stop', 'settle', 'payments', 'balance', 'keys', 'rows', 'account'] as const;
export type ErasureStage = (typeof erasureStages)[number];

/** `waiting`: something else has to end first; the step is asked again later. */
export type ErasureProgress = 'done' | 'waiting';

export interface ErasureStep {
  /** Unique; appears in logs. */
  readonly name: string;
  readonly stage: ErasureStage;
  /** May be called any number of times, also when it was done before. @throws when it could not: it is tried again */
  erase(playerId: string): Promise<ErasureProgress>;
}

/** The projector process's steps. A slice registers its own in `onModuleInit`. */
export class ErasureSteps {
  private readonly steps = new Map<string, ErasureStep>();

  /** @throws Error when the name is taken */
  register(step: ErasureStep): void {
    if (this.steps.has(step.name)) throw new Error(`Two erasure steps are named ${step.name}.`);
    this.steps.set(step.name, step);
  }

  of(stage: ErasureStage): readonly ErasureStep[] {
    return [...this.steps.values()].filter((step) => step.stage === stage);
  }
}
