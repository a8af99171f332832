export { LiveLog } from './live-log.js';
export { LiveModule } from './live.module.js';
export { LogHead } from './log-head.js';
export { SubscribedLiveLog } from './subscribed-live-log.js';
