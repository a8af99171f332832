/** Every refusal of a staff member: its code, and the sentence fit to show. */
import { refuser } from '../refuser.js';

export const staffRefusals = {
  unknown_staff: 'There is no such member of the staff.',
  role_missing: 'Whoever is invited needs at least one role.',
  auditor_stands_alone: 'An auditor has no other role: who checks the books does not write in them.',
  staff_not_joined: 'The invitation has not been accepted yet.',
};

export const refuse = refuser(staffRefusals);
