export { TimelineEntryBody } from './timeline.answers.js';
export { positionParameter } from './position.parameter.js';
export { Timelines } from './timelines.js';
