export { playerIdParameter } from './player-id.parameter.js';
export { StaffReads } from './staff-reads.js';
