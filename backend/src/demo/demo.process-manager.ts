/**
 * Keeps the prologues in order: turns that nobody finished fail, and what is seven days old is forgotten. No event asks for it: both come
 * with time alone, and are found in the read model.
 */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEMO_LIFETIME_MS, driveDemo, type DemoEvent } from '@rubicon/domain';
import type { KeyProcess, RecordedEvent } from '@rubicon/eventsourcing';
import { LessThan } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { Aggregates, CommandContexts } from '../platform/event-store/index.js';
import { Housekeeping, Processes } from '../platform/projector/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import { DemoAllowance } from './allowance/demo-allowance.js';
import { DemoTurns } from './demo-turns.js';
import { ForgetDemos } from './forgetting/forget-demos.js';
import { DemoRow } from './story/demo.table.js';
import { VisitorDemos } from './visitor-demos.js';

const LOOK_EVERY_MS = 15_000;
const DEMOS_PER_LOOK = 200;
const ACTOR = 'system:demo-process';

@Injectable()
export class DemoProcessManager implements KeyProcess<DemoEvent>, OnModuleInit {
  readonly name = 'demo';
  readonly categories = ['demo'];
  readonly startAt = 'now';
  readonly handles = [];
  readonly overdue = { everyMs: LOOK_EVERY_MS, list: () => this.listOverdue() };

  constructor(
    private readonly processes: Processes,
    private readonly housekeeping: Housekeeping,
    private readonly readModels: ReadModels,
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly turns: DemoTurns,
    private readonly forgetDemos: ForgetDemos,
    private readonly visitorDemos: VisitorDemos,
    private readonly allowance: DemoAllowance,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.processes.register(this);
    this.housekeeping.register('visitors of prologues', () => this.visitorDemos.forgetExpired());
    this.housekeeping.register('prologues begun by address', () => this.allowance.forgetOld());
  }

  key({ event }: RecordedEvent<DemoEvent>): string {
    return event.data.demoId;
  }

  async drive(demoId: string): Promise<void> {
    await driveDemo(demoId, {
      demo: this.aggregates.demo,
      limits: this.turns.limits,
      forgetKey: (id) => this.forgetDemos.forgetKey(id),
      now: () => this.clock.now().getTime(),
      context: () => this.contexts.of({ actorId: ACTOR }),
    });
  }

  private async listOverdue(): Promise<string[]> {
    const before = (milliseconds: number) => LessThan(new Date(this.clock.now().getTime() - milliseconds));
    const overdue = await this.readModels.repository(DemoRow).find({
      select: { demoId: true },
      where: [
        { pendingSince: before(this.turns.limits.abandonAfterMs) },
        { startedAt: before(DEMO_LIFETIME_MS) },
      ],
      take: DEMOS_PER_LOOK,
    });
    return overdue.map(({ demoId }) => demoId);
  }
}
