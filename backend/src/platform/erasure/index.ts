export { ErasureNews } from './erasure-news.js';
export { ErasureStepsModule } from './erasure.module.js';
export { ErasureSteps, type ErasureProgress, type ErasureStep } from './erasure-step.js';
export { PlayerFence } from './player-fence.js';
