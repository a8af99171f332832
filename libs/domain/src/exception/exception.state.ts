/** What an exception must remember to decide. */
import type { MicroUsd } from '../money.js';

export interface ExceptionState {
  readonly ownerId: string | null;
  readonly explanation: Explanation | null;
  /** Who accepted the explanation. */
  readonly acceptedBy: string | null;
  /** Who declined the last explanation, until there is another. */
  readonly declinedBy: string | null;
}

export interface Explanation {
  readonly staffId: string;
  readonly amountMicroUsd: MicroUsd;
  readonly reason: string;
  /** ISO 8601, UTC: which explanation it is. */
  readonly explainedAt: string;
}

export function untouchedException(): ExceptionState {
  return { ownerId: null, explanation: null, acceptedBy: null, declinedBy: null };
}
