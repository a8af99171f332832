export { AtMostCodePoints } from './at-most-code-points.js';
export { wellFormed } from './well-formed.js';
