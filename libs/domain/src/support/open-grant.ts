import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { OpenGrant } from './support.commands.js';
import type { SupportEvent } from './support.events.js';
import type { SupportState } from './support.state.js';
import { refuse } from './refusals.js';
import { faultOfReason } from './words.js';

const GRANT_MINUTES = 15;

/** One that is open already gives way to the new one: each has a reason and fifteen minutes of its own. */
export function openGrant(command: OpenGrant, state: SupportState): Decision<SupportEvent> {
  const { playerId, grantId, staffId, reason, at } = command;
  const fault = faultOfReason(reason);
  if (fault) return refuse(fault);
  if (state.grants[staffId]?.grantId === grantId) return nothingToDo();
  const expiresAt = new Date(Date.parse(at) + GRANT_MINUTES * 60_000).toISOString();
  return accept({
    type: 'GrantOpened',
    data: { playerId, grantId, staffId, openedAt: at, expiresAt },
    private: { reason: reason.trim() },
  });
}
