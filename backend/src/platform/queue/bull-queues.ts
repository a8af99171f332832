/** The queues as BullMQ has them, for what reads them by BullMQ's own means. Whoever adds jobs goes through `NarrationQueue` and `DemoQueue`. */
import { Queue } from 'bullmq';

export class BullQueues {
  readonly turns: Queue;
  readonly prologues: Queue;

  /** @throws Error when one of them is not BullMQ's */
  constructor(turns: unknown, prologues: unknown) {
    this.turns = bullQueue(turns);
    this.prologues = bullQueue(prologues);
  }
}

/** Its full type differs by backend. */
function bullQueue(queue: unknown): Queue {
  if (!isBullQueue(queue)) throw new Error('This is no queue of BullMQ.');
  return queue;
}

function isBullQueue(queue: unknown): queue is Queue {
  return queue instanceof Queue;
}
