import { given } from '../testing/given.js';
import { staffDecider } from './staff.decider.js';
import type { StaffEvent, StaffRole, StaffSignInWay } from './staff.events.js';
import type { StaffCommand } from './staff.commands.js';

const staffId = 'ada';
const at = '2026-11-26T12:00:00.000Z';

const invite = (...roles: StaffRole[]): StaffCommand => ({ type: 'InviteStaff', staffId, roles, at });
const invited = (...roles: StaffRole[]): StaffEvent => ({
  type: 'StaffInvited',
  data: { staffId, roles, invitedAt: at },
});
const join: StaffCommand = { type: 'JoinStaff', at };
const joined: StaffEvent = { type: 'StaffJoined', data: { staffId, joinedAt: at } };
const change = (...roles: StaffRole[]): StaffCommand => ({ type: 'ChangeStaffRoles', roles, at });
const changed = (...roles: StaffRole[]): StaffEvent => ({
  type: 'StaffRolesChanged',
  data: { staffId, roles, changedAt: at },
});
const signIn = (by: StaffSignInWay): StaffCommand => ({ type: 'RecordStaffSignIn', by, at });
const signedIn = (by: StaffSignInWay): StaffEvent => ({
  type: 'StaffSignedIn',
  data: { staffId, signedInAt: at, by },
});
const endSession: StaffCommand = { type: 'EndStaffSession', sessionId: 'session', at };
const sessionEnded: StaffEvent = {
  type: 'StaffSessionEnded',
  data: { staffId, sessionId: 'session', endedAt: at },
};
const reset: StaffCommand = { type: 'ResetSecondFactor', at };
const factorReset: StaffEvent = { type: 'SecondFactorReset', data: { staffId, resetAt: at } };

describe('inviting', () => {
  it('invites, the roles each once and in one order', () =>
    given(staffDecider)
      .when(invite('operator', 'support', 'operator'))
      .then(invited('support', 'operator')));
  it('invites an auditor', () => given(staffDecider).when(invite('auditor')).then(invited('auditor')));
  it('invites once', () => given(staffDecider, invited('support')).when(invite('operator')).nothingHappens());
  it('wants a role', () => given(staffDecider).when(invite()).refused('role_missing'));
  it.each(['support', 'operator'] as const)('gives an auditor no other role: %s', (other) =>
    given(staffDecider).when(invite(other, 'auditor')).refused('auditor_stands_alone'),
  );
});

describe('joining', () => {
  it('joins', () => given(staffDecider, invited('support')).when(join).then(joined));
  it('joins once', () => given(staffDecider, invited('support'), joined).when(join).nothingHappens());
  it('joins anew after a reset', () =>
    given(staffDecider, invited('support'), joined, factorReset).when(join).then(joined));
});

describe('roles', () => {
  it('change', () =>
    given(staffDecider, invited('support'))
      .when(change('operator', 'support'))
      .then(changed('support', 'operator')));
  it('are the same, whatever their order', () =>
    given(staffDecider, invited('support', 'operator')).when(change('operator', 'support')).nothingHappens());
  it('leave an auditor alone', () =>
    given(staffDecider, invited('support'))
      .when(change('support', 'auditor'))
      .refused('auditor_stands_alone'));
  it('may become the auditor’s', () =>
    given(staffDecider, invited('support')).when(change('auditor')).then(changed('auditor')));
  it('are taken away with the dismissal, for good', () => {
    given(staffDecider, invited('support')).when(change()).then(changed());
    given(staffDecider, invited('support'), changed()).when(change('support')).refused('unknown_staff');
  });
});

describe('signing in', () => {
  it.each(['password', 'recovery_code', 'provider'] as const)('is recorded each time: %s', (by) =>
    given(staffDecider, invited('support'), joined, signedIn(by)).when(signIn(by)).then(signedIn(by)),
  );
  it('by the provider joins as well', () =>
    given(staffDecider, invited('support')).when(signIn('provider')).then(joined, signedIn('provider')));
  it.each(['password', 'recovery_code'] as const)('needs a factor that was proved: %s', (by) => {
    given(staffDecider, invited('support')).when(signIn(by)).refused('staff_not_joined');
    given(staffDecider, invited('support'), joined, factorReset).when(signIn(by)).refused('staff_not_joined');
  });
});

describe('a sign-in', () => {
  it('is ended', () => given(staffDecider, invited('support'), joined).when(endSession).then(sessionEnded));
});

describe('the second factor', () => {
  it('is reset', () => given(staffDecider, invited('support'), joined).when(reset).then(factorReset));
  it('is not there to be reset', () => {
    given(staffDecider, invited('support')).when(reset).nothingHappens();
    given(staffDecider, invited('support'), joined, factorReset).when(reset).nothingHappens();
  });
});

it.each([join, change('support'), signIn('provider'), endSession, reset])(
  'refuses whoever was not invited, or is dismissed: $type',
  (command) => {
    given(staffDecider).when(command).refused('unknown_staff');
    given(staffDecider, invited('support'), joined, changed()).when(command).refused('unknown_staff');
  },
);
