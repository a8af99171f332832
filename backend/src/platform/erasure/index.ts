export { ERASURE_ACTOR, erasureCause } from './erasure-cause.js';
export { ErasureNews } from './erasure-news.js';
export { ErasureStepsModule } from './erasure.module.js';
export { ErasureStep, ErasureSteps, type ErasureProgress } from './erasure-step.js';
export { PlayerFence } from './player-fence.js';
export { readModelsHoldAll } from './read-models-hold-all.js';
