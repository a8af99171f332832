export { NarrationQueue, NarrationWorkers, type JobDelivery, type NarrationJob } from './narration-queue.js';
export { QueueUnavailable } from './queue-unavailable.js';
