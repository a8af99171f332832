export {
  NarrationQueue,
  NarrationWorkers,
  QueueUnavailable,
  type JobDelivery,
  type NarrationJob,
} from './narration-queue.js';
