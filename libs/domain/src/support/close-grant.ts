import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { CloseGrant } from './support.commands.js';
import type { SupportEvent } from './support.events.js';
import { openGrantOf, type SupportState } from './support.state.js';
import { refuse } from './refusals.js';

export function closeGrant(command: CloseGrant, state: SupportState): Decision<SupportEvent> {
  const { playerId, staffId, at } = command;
  if (!Object.hasOwn(state.grants, staffId)) return refuse('no_grant');
  const grant = openGrantOf(state, staffId, at);
  if (!grant) return nothingToDo();
  const { grantId } = grant;
  return accept({ type: 'GrantClosed', data: { playerId, grantId, staffId, closedAt: at } });
}
