export { askForAttempts, type LaneName } from './asked-lanes.js';
export { ParkedLaneRow } from './parked-lane.table.js';
export { ParkedLanes } from './parked-lanes.js';
