export { CountAllParkedLanes } from './all-parked-lanes.query.js';
export { LanesApiModule } from './lanes.api.module.js';
