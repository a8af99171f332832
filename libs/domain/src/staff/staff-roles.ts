import { staffRoles, type StaffRole } from './staff.events.js';

/** Each once, in one order. */
export function inOrder(roles: readonly StaffRole[]): StaffRole[] {
  return staffRoles.filter((role) => roles.includes(role));
}

/** Who checks the books does not write in them. */
export function isAuditorAmongOthers(roles: readonly StaffRole[]): boolean {
  return roles.includes('auditor') && inOrder(roles).length > 1;
}
