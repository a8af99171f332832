export { StatsApiModule } from './stats.module.js';
export { statsTables } from './stats.tables.js';
export { publicStatsProjection } from './public-stats.projection.js';
