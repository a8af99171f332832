export { ErasureNews } from './erasure-news.js';
export { ErasureStepsModule } from './erasure.module.js';
export {
  ErasureSteps,
  erasureStages,
  type ErasureProgress,
  type ErasureStage,
  type ErasureStep,
} from './erasure-step.js';
export { PlayerFence } from './player-fence.js';
