export {
  isIn,
  sealedIn,
  type LoggedEvent,
  type PlayerLogEvent,
  type PlayerLogEvents,
} from './logged-event.js';
export type { LoggedStream } from './logged-stream.js';
export { eventAt, placeAtTime, placeOf, type PlayerLog } from './player-log.js';
export { PlayerLogs } from './player-logs.js';
