export { DemoQueue, DemoWorkers, type DemoDelivery } from './demo-queue.js';
export { NarrationQueue, NarrationWorkers, type JobDelivery, type NarrationJob } from './narration-queue.js';
export { QueueModule } from './queue.module.js';
export { QueueUnavailable } from './queue-unavailable.js';
