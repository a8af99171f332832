export { CountOpenReserves } from './open-reserves.query.js';
export { stopAtNarrator } from './stop-at-narrator.js';
export { TurnEngine } from './turn-engine.js';
