export { HouseNarrationModule } from './house-narration.module.js';
export { HouseNarration } from './house-narration.js';
export { NarrationPauses } from './narration-pauses.js';
