/** Makes prologues unreadable for good: the key first, then the event that lets every read model lose them. */
import { Injectable } from '@nestjs/common';
import { forgetDemoFor } from '@rubicon/domain';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { PlayerKeys } from '../../platform/keys/index.js';
import { VisitorDemos } from '../visitor-demos.js';

@Injectable()
export class ForgetDemos {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly keys: PlayerKeys,
    private readonly visitorDemos: VisitorDemos,
  ) {}

  /** Broken off in the middle, it may be done again. */
  async forget(demoIds: readonly string[], actorId: string): Promise<void> {
    for (const demoId of demoIds)
      await forgetDemoFor(demoId, {
        demo: this.aggregates.demo,
        forgetKey: (id) => this.forgetKey(id),
        context: () => this.contexts.of({ actorId }),
      });
  }

  async forgetKey(demoId: string): Promise<void> {
    await this.keys.destroy(demoId);
    await this.visitorDemos.forget([demoId]);
  }
}
