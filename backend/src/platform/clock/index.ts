export { Clock, Ids } from './clock.js';
