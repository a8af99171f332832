import type { Explanation } from './exception.state.js';

/** Whether an explanation is of this: for its amount, and given when it had begun. What began since then is another fault of the same kind. */
export function isExplained(
  explanation: Pick<Explanation, 'amountMicroUsd' | 'explainedAt'>,
  { amountMicroUsd, since }: { readonly amountMicroUsd: number; readonly since: string },
): boolean {
  return (
    explanation.amountMicroUsd === amountMicroUsd && Date.parse(since) <= Date.parse(explanation.explainedAt)
  );
}
