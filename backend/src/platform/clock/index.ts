export { Clock, Ids } from './clock.js';
export { ClockModule } from './clock.module.js';
export { lastAtHour } from './last-at-hour.js';
