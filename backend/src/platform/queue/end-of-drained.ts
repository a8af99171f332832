/**
 * Ends a process that does nothing but narrate, once operators have drained it and it has finished. One that was drained before it started waits to
 * be woken instead: whoever starts it again after it has ended need not do so over and over.
 */
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { AppConfig } from '../config/index.js';
import type { Shutdown } from '../lifecycle/index.js';
import type { Log } from '../observability/index.js';
import type { TakerOrders } from './taker-orders.js';

/** Of one queue's jobs. */
interface Taker {
  /** Resolves when nothing is at work. */
  atRest(): Promise<void>;
}

export class EndOfDrained implements OnApplicationBootstrap {
  constructor(
    private readonly orders: Pick<TakerOrders, 'isDrained' | 'onChange'>,
    private readonly takers: readonly Taker[],
    private readonly config: Pick<AppConfig, 'roles'>,
    private readonly shutdown: Pick<Shutdown, 'ask'>,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.roles.some((role) => role !== 'narrator')) return;
    let was = this.orders.isDrained;
    this.orders.onChange(() => {
      const { isDrained } = this.orders;
      if (isDrained && !was) void this.endAtRest();
      was = isDrained;
    });
  }

  private async endAtRest(): Promise<void> {
    await Promise.all(this.takers.map((taker) => taker.atRest()));
    if (!this.orders.isDrained) return;
    this.log.info('this narrator is drained, has finished and ends');
    this.shutdown.ask();
  }
}
