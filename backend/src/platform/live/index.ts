export { LiveLog } from './live-log.js';
export { LiveModule } from './live.module.js';
