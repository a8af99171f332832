export { LiveLog } from './live-log.js';
