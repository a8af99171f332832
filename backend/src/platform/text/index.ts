export { wellFormed } from './well-formed.js';
