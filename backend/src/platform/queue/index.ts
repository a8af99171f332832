export { answered } from './answer-of-queue.js';
export { BullQueues } from './bull-queues.js';
export { DemoQueue, DemoWorkers, type DemoDelivery } from './demo-queue.js';
export { HandedBack } from './handed-back.js';
export { NarrationQueue, NarrationWorkers, type JobDelivery, type NarrationJob } from './narration-queue.js';
export { NarratorAtWork } from './narrator-at-work.js';
export { QueueModule } from './queue.module.js';
export { QueueUnavailable } from './queue-unavailable.js';
export type { WaitingJobs } from './waiting-jobs.js';
