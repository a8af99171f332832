import { accept, nothingToDo, type Decision } from '@rubicon/eventsourcing';
import { forCurrentStaff } from './current-staff.js';
import type { ResetSecondFactor } from './staff.commands.js';
import type { StaffEvent } from './staff.events.js';
import type { StaffState } from './staff.state.js';

export function resetSecondFactor({ at }: ResetSecondFactor, state: StaffState): Decision<StaffEvent> {
  return forCurrentStaff(state, (staffId) =>
    state.joined ? accept({ type: 'SecondFactorReset', data: { staffId, resetAt: at } }) : nothingToDo(),
  );
}
