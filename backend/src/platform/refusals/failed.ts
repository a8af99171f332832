import type { DemoFailureCode, TurnFailureCode } from '@rubicon/domain';

/** A prologue that was forgotten is one that is not there. */
export type FailureCode = TurnFailureCode | Exclude<DemoFailureCode, 'demo_forgotten'>;

/** A turn came to nothing: declined by the wallet, or taken and failed. Whoever waited for it is told. */
export class Failed extends Error {
  constructor(
    readonly code: FailureCode,
    /** A sentence fit to show. */
    readonly detail: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(`${code}: ${detail}`);
  }
}
