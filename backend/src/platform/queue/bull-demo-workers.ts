import { DemoWorkers, type DemoDelivery, type DemoJob } from './demo-queue.js';
import type { JobTaker } from './job-taker.js';

export class BullDemoWorkers extends DemoWorkers {
  constructor(private readonly taker: JobTaker<DemoJob>) {
    super();
  }

  start(handle: (delivery: DemoDelivery) => Promise<void>): void {
    this.taker.start(({ data: job, startedAtMs, signal }) => handle({ job, startedAtMs, signal }));
  }
}
