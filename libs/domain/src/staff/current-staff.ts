/** Who may act: who was invited and not dismissed. */
import type { Decision } from '@rubicon/eventsourcing';
import { refuse } from './refusals.js';
import type { StaffEvent } from './staff.events.js';
import type { StaffState } from './staff.state.js';

/** Decides for a member of the staff, and refuses everybody else. */
export function forCurrentStaff(
  { staffId, roles }: StaffState,
  decide: (staffId: string) => Decision<StaffEvent>,
): Decision<StaffEvent> {
  return staffId === null || roles.length === 0 ? refuse('unknown_staff') : decide(staffId);
}
