export { instantOf, periodOf, type Period } from './period.js';
export { PeriodQuery } from './period.query.js';
