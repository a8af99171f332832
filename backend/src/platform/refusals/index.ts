export { Failed, type FailureCode } from './failed.js';
export { refusals, type RefusalCode } from './refusals.js';
export { invalidRequest, Refused } from './refused.js';
