export type { SignedInStaff } from './signed-in-staff.js';
