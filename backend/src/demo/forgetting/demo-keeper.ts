/** Keeps the prologues in order: turns that nobody finished fail, and what is seven days old is forgotten. */
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Log } from '../../platform/observability/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { DemoAllowance } from '../allowance/demo-allowance.js';
import { DemoRow } from '../story/demo.table.js';
import { DemoTurns } from '../demo-turns.js';
import { VisitorDemos } from '../visitor-demos.js';
import { DEMO_LIFETIME_MS } from '../visitor.js';
import { ForgetDemos } from './forget-demos.js';

const EVERY_MS = 15_000;
const DEMOS_PER_ROUND = 200;
const ACTOR = 'system:demo-keeper';

@Injectable()
export class DemoKeeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log: Log;
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> = Promise.resolve();
  private ended = false;

  constructor(
    private readonly readModels: ReadModels,
    private readonly forgetDemos: ForgetDemos,
    private readonly turns: DemoTurns,
    private readonly visitorDemos: VisitorDemos,
    private readonly allowance: DemoAllowance,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.log = log.for('demo-keeper');
  }

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    if (this.timer) clearTimeout(this.timer);
    await this.round;
  }

  /** One round; what cannot be done now is done in the next, and keeps nothing else from being done. */
  async keep(): Promise<void> {
    const parts = [
      () => this.failAbandoned(),
      () => this.forgetExpired(),
      () => this.visitorDemos.forgetExpired(),
      () => this.allowance.forgetOld(),
    ];
    for (const part of parts)
      await part().catch((error: unknown) => this.log.warn('a round was broken off', { error }));
  }

  private schedule(): void {
    if (this.ended) return;
    this.timer = setTimeout(() => {
      this.round = this.keep().finally(() => this.schedule());
    }, EVERY_MS);
  }

  private async failAbandoned(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - this.turns.abandonAfterMs);
    const stuck = await this.readModels
      .repository(DemoRow)
      .find({ select: { demoId: true }, where: { pendingSince: LessThan(since) }, take: DEMOS_PER_ROUND });
    await this.eachOf(stuck, (demoId) => this.turns.load(demoId, ACTOR));
  }

  private async forgetExpired(): Promise<void> {
    const horizon = new Date(this.clock.now().getTime() - DEMO_LIFETIME_MS);
    const expired = await this.readModels
      .repository(DemoRow)
      .find({ select: { demoId: true }, where: { startedAt: LessThan(horizon) }, take: DEMOS_PER_ROUND });
    await this.eachOf(expired, (demoId) => this.forgetDemos.forget([demoId], ACTOR));
  }

  private async eachOf(
    demos: readonly Pick<DemoRow, 'demoId'>[],
    work: (demoId: string) => Promise<unknown>,
  ): Promise<void> {
    for (const { demoId } of demos)
      await work(demoId).catch((error: unknown) =>
        this.log.warn('a prologue was not kept in order', { demoId, error }),
      );
  }
}
