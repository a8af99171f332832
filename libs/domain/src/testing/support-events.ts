/** What staff do of a player, for specs: short to write, every field named. */
import type { Act } from '../support/act.js';
import type { SupportCommand } from '../support/support.commands.js';
import type { SupportEvent } from '../support/support.events.js';

export const playerId = 'player';
/** Two of the staff: the first asks, the second decides. */
export const ada = 'ada';
export const ben = 'ben';
export const reason = 'The player wrote to us.';
export const approvalAboveMicroUsd = 5_000_000;

type EventOf<Type extends SupportEvent['type']> = Extract<SupportEvent, { type: Type }>;
type CommandOf<Type extends SupportCommand['type']> = Extract<SupportCommand, { type: Type }>;

export const at = '2026-11-26T12:00:00.000Z';
export const after = (minutes: number): string => new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** One event with its player filled in. */
export function supported<Type extends SupportEvent['type']>(
  type: Type,
  data: Omit<EventOf<Type>['data'], 'playerId'>,
  sealed?: EventOf<Type> extends { private?: infer Private } ? Private : never,
): SupportEvent {
  // The compiler cannot follow the union through `Omit`; the parameters hold the caller to it.
  const open = { type, data: { playerId, ...data } } as unknown as SupportEvent;
  return sealed === undefined ? open : ({ ...open, private: sealed } as SupportEvent);
}

/** One command with its player filled in. */
export function support<Type extends SupportCommand['type']>(
  type: Type,
  rest: Omit<CommandOf<Type>, 'type' | 'playerId'>,
): SupportCommand {
  // The compiler cannot follow the union through `Omit`; the parameters hold the caller to it.
  return { type, playerId, ...rest } as unknown as SupportCommand;
}

export const requested = (act: Act, needsApproval = false, actId = 'act', requestedAt = at): SupportEvent =>
  supported(
    'ActRequested',
    { actId, staffId: ada, act, needsApproval, bodyHash: JSON.stringify(act), requestedAt },
    { reason },
  );
export const approved = (actId = 'act', staffId = ben): SupportEvent =>
  supported('ActApproved', { actId, staffId, approvedAt: at });
export const carriedOut = (actId = 'act'): SupportEvent =>
  supported('ActCarriedOut', { actId, carriedOutAt: at });
export const actFailed = (code: string, actId = 'act'): SupportEvent =>
  supported('ActFailed', { actId, code, failedAt: at });
