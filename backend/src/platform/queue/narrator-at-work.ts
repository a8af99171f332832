/** What this process does of narration, for whoever tells others of it. */
import type { NarratorControl } from '@rubicon/domain';
import type { JobAtWork } from './job-taker.js';
import type { TakerOrders } from './taker-orders.js';

interface Taker {
  readonly active: number;
  readonly atWork: readonly JobAtWork[];
}

export class NarratorAtWork {
  constructor(
    private readonly orders: Pick<TakerOrders, 'mode' | 'slots' | 'configuredSlots'>,
    private readonly turnTaker: Pick<Taker, 'atWork'>,
    private readonly prologueTaker: Pick<Taker, 'active'>,
  ) {}

  get mode(): NarratorControl['mode'] {
    return this.orders.mode;
  }

  /** Turns that it takes at once, pauses aside; 0: it takes none. */
  get slots(): number {
    return this.orders.slots;
  }

  /** While no operator has decided otherwise. */
  get configuredSlots(): number {
    return this.orders.configuredSlots;
  }

  /** Players' turns that it tells now. */
  get turns(): readonly JobAtWork[] {
    return this.turnTaker.atWork;
  }

  /** How many prologues' turns it tells now. */
  get prologues(): number {
    return this.prologueTaker.active;
  }
}
