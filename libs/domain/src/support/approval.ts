/** When an act needs a second person. */
import type { MicroUsd } from '../money.js';
import { givenBy } from './act.js';
import type { RequestAct } from './support.commands.js';
import type { SupportState } from './support.state.js';

const DAY_MS = 24 * 3_600_000;

/** Somebody's payment is given to a player by two people always; credits and money when one would give more within a day than one may. */
export function needsApproval(
  { act, staffId, approvalAboveMicroUsd, at }: RequestAct,
  state: SupportState,
): boolean {
  if (act.kind === 'attach_payment') return true;
  const given = givenBy(act);
  return given !== null && given + givenAlone(state, staffId, at) > approvalAboveMicroUsd;
}

/** What this staff member has given, or is giving, this player within the last day without a second person. */
function givenAlone({ acts }: SupportState, staffId: string, at: string): MicroUsd {
  const since = Date.parse(at) - DAY_MS;
  return Object.values(acts)
    .filter(
      (entry) =>
        entry.staffId === staffId &&
        !entry.needsApproval &&
        entry.status !== 'failed' &&
        Date.parse(entry.requestedAt) > since,
    )
    .reduce((sum, { act }) => sum + (givenBy(act) ?? 0), 0);
}
