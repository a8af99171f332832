export { erasureCause } from './erasure-cause.js';
export { stopAtNarrator } from './stop-at-narrator.js';
export { TurnEngine } from './turn-engine.js';
