export { StaffModule } from './staff.module.js';
export { StaffNames } from './staff-names.js';
