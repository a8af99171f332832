import type { ExceptionCause, LedgerItemKind } from '@rubicon/contracts';

/** Something that is wrong, as the books and the provider's rows show it; nothing of what anybody did about it. */
export interface Finding {
  readonly cause: ExceptionCause;
  readonly itemKind: LedgerItemKind;
  readonly itemId: string;
  readonly playerId: string | null;
  /** What is unexplained: never negative. */
  readonly amountMicroUsd: number;
  readonly sentence: string;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** Of other money than what completed the payment, so that nothing else tells of it. Left out of exceptions. */
  readonly isOfOtherMoney?: true;
}
