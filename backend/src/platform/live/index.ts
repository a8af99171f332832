export { LiveLog } from './live-log.js';
export { LiveModule } from './live.module.js';
export { SubscribedLiveLog } from './subscribed-live-log.js';
