export { actIdParameter, playerIdParameter, reportIdParameter } from './id-parameters.js';
export { StaffReads } from './staff-reads.js';
