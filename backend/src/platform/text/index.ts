export { AtMostCodePoints } from './at-most-code-points.js';
export { dollars, dollarsOfCents } from './dollars.js';
export { NOT_BLANK } from './not-blank.js';
export { OnOneLine } from './one-line.js';
export { Trimmed } from './trimmed.js';
export { wellFormed } from './well-formed.js';
export { WITHOUT_NUL, WithoutNul } from './without-nul.js';
