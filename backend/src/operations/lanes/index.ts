export { LanesApiModule } from './lanes.api.module.js';
