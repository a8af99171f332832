/** Does what was asked for, and says what came of it: lines to be shown. */
import type { StaffOffice } from '../office/staff-office.js';
import type { StaffCommandLine } from './read-command.js';

/** @param publicUrl where the link to join by leads. @throws Refused */
export async function carryOut(
  command: StaffCommandLine,
  office: StaffOffice,
  publicUrl: string,
): Promise<string[]> {
  const joinBy = (token: string) => `${publicUrl}/staff/join#${token}`;
  if (command.does === 'list') return listed(await office.list());
  const { does, name, roles } = command;
  switch (does) {
    case 'invite':
      return [
        `${name} is invited (${roles.join(', ')}). This link works once, for 24 hours:`,
        joinBy(await office.invite(name, roles)),
      ];
    case 'roles':
      await office.changeRoles(name, roles);
      return [`From now on ${name} has: ${roles.join(', ')}.`];
    case 'dismiss':
      await office.dismiss(name);
      return [`${name} is dismissed: every sign-in has ended, and the name is deleted.`];
    case 'reset-factor':
      return [
        `What ${name} signed in with counts no more. This link works once, for 24 hours:`,
        joinBy(await office.resetFactor(name)),
      ];
    case 'end-sessions': {
      const ended = await office.endSessions(name);
      return [`${ended} sign-in${ended === 1 ? '' : 's'} of ${name} ended.`];
    }
  }
}

function listed(staff: Awaited<ReturnType<StaffOffice['list']>>): string[] {
  if (staff.length === 0) return ['Nobody is on the staff.'];
  return staff.map(
    ({ name, roles, joined, sessions }) =>
      `${name}: ${roles.join(', ') || 'dismissed'}${joined ? '' : ', has not joined yet'}, signed in ${sessions}×`,
  );
}
