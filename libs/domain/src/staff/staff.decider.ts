/** The rules of the staff: who is invited, with which roles, until when. */
import type { Decider, Decision } from '@rubicon/eventsourcing';
import { unhandled } from '../unhandled.js';
import { changeStaffRoles } from './change-staff-roles.js';
import { endStaffSession } from './end-staff-session.js';
import { inviteStaff } from './invite-staff.js';
import { joinStaff } from './join-staff.js';
import { recordStaffSignIn } from './record-staff-sign-in.js';
import { resetSecondFactor } from './reset-second-factor.js';
import type { StaffCommand } from './staff.commands.js';
import type { StaffEvent } from './staff.events.js';
import { evolveStaff } from './staff.evolve.js';
import { noStaff, type StaffState } from './staff.state.js';

export const staffDecider: Decider<StaffState, StaffCommand, StaffEvent> = {
  initialState: noStaff,
  decide: decideStaff,
  evolve: evolveStaff,
};

function decideStaff(command: StaffCommand, state: StaffState): Decision<StaffEvent> {
  switch (command.type) {
    case 'InviteStaff':
      return inviteStaff(command, state);
    case 'JoinStaff':
      return joinStaff(command, state);
    case 'ChangeStaffRoles':
      return changeStaffRoles(command, state);
    case 'RecordStaffSignIn':
      return recordStaffSignIn(command, state);
    case 'EndStaffSession':
      return endStaffSession(command, state);
    case 'ResetSecondFactor':
      return resetSecondFactor(command, state);
    default:
      return unhandled(command);
  }
}
