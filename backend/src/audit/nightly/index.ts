export { AskForNightlyWork, AskForNightlyWorkHandler } from './ask-for-nightly-work.handler.js';
export { isNightlyWorkWanted } from './is-nightly-work-wanted.js';
export { nightlyWork } from './nightly-work.js';
export { Nights } from './nights.js';
export { NightsModule } from './nights.module.js';
