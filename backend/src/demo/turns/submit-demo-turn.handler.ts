/**
 * Takes a visitor's turn: what would be refused costs nothing, what is accepted is counted before its words are moderated, anything is
 * appended or any model called, and once it is in the log it gets an outcome, whatever happens here.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { demoDecider, type SubmitDemoTurn } from '@rubicon/domain';
import { KeyDestroyed } from '@rubicon/eventsourcing';
import { DecentWords } from '../../moderation/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { NarrationPauses } from '../../platform/house-narration/index.js';
import { DemoQueue, QueueUnavailable } from '../../platform/queue/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { failedDemoTurn } from '../failed-turn.js';
import { ProviderBudget } from '../../provider-costs/index.js';
import { DemoAllowance } from '../allowance/demo-allowance.js';
import type { DemoTurnRef } from './demo-turn-to-submit.query.js';
import { DemoTurns } from '../demo-turns.js';

export class SubmitDemoTurnFor extends Command<void> {
  constructor(
    readonly turn: DemoTurnRef,
    /** The visitor's. */
    readonly network: string,
    /** Trimmed, within bounds. */
    readonly input: string,
    readonly turnNumber: number,
  ) {
    super();
  }
}

@CommandHandler(SubmitDemoTurnFor)
export class SubmitDemoTurnHandler implements ICommandHandler<SubmitDemoTurnFor> {
  constructor(
    private readonly turns: DemoTurns,
    private readonly pauses: NarrationPauses,
    private readonly allowance: DemoAllowance,
    private readonly decency: DecentWords,
    private readonly budget: ProviderBudget,
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly demos: DemoQueue,
  ) {}

  /** @throws Refused for everything that is not accepted */
  async execute({ turn, network, input, turnNumber }: SubmitDemoTurnFor): Promise<void> {
    const { demoId, turnId } = turn;
    const context = this.contexts.of({ actorId: demoId, keyOwner: demoId });
    const command: SubmitDemoTurn = {
      type: 'SubmitDemoTurn',
      demoId,
      turnId,
      turnNumber,
      input,
      inputCharacters: Array.from(input).length,
      at: context.at,
    };
    const foreseen = demoDecider.decide(command, await this.turns.load(demoId, demoId));
    if (foreseen.kind === 'refused') throw Refused.by(foreseen.refusal);
    this.pauses.check();
    await this.demos.admit();
    await this.budget.check();
    await this.allowance.takeTurn(network);
    await this.decency.checkMove(input);

    const outcome = await this.aggregates.demo.handle(demoId, command, context).catch((error: unknown) => {
      throw error instanceof KeyDestroyed ? new Refused('no_demo') : error;
    });
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    try {
      await this.demos.enqueue(turn);
    } catch (error) {
      await this.turns.fail(demoId, turnId, 'queue_unavailable', 0, demoId);
      throw error instanceof QueueUnavailable ? failedDemoTurn('queue_unavailable') : error;
    }
  }
}
