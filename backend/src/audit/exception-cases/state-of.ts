import type { ExceptionState } from '@rubicon/contracts';
import type { Finding } from '../ledger/index.js';
import type { ExceptionCaseRow } from './exception-case.table.js';

/**
 * How an exception stands: what was explained or accepted of another amount is open again, and so is what began since then, for that is another
 * fault.
 */
export function stateOf(
  { amountMicroUsd, since }: Pick<Finding, 'amountMicroUsd' | 'since'>,
  row: Pick<ExceptionCaseRow, 'state' | 'amount' | 'explainedAt'> | undefined,
): ExceptionState {
  if (!row || row.explainedAt === null || row.amount !== amountMicroUsd) return 'open';
  return new Date(since) <= row.explainedAt ? row.state : 'open';
}
