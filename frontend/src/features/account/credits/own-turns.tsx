import { formatCount, formatTurnCost } from '../../../lib/format.js';
import { useStatement } from '../../../lib/queries/statement.js';
import { accountStrings } from '../../../strings/account.js';

/** What the player's own turns have cost, all that were charged; nothing before the first. */
export function OwnTurns() {
  const { data: statement } = useStatement();
  const costs = (statement?.entries ?? [])
    .filter(({ kind }) => kind === 'captured')
    .map(({ spentMicroUsd }) => spentMicroUsd);
  if (costs.length === 0) return null;
  return accountStrings.credits.ownTurns(
    costs.length,
    formatCount(costs.length),
    formatTurnCost(Math.min(...costs)),
    formatTurnCost(Math.max(...costs)),
  );
}
