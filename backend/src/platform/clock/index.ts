export { Clock, Ids } from './clock.js';
export { ClockModule } from './clock.module.js';
