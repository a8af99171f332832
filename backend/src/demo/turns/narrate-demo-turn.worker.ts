/**
 * Writes the prologues' turns: the same narrator as the players', the same rules, at the house's cost. A job may come twice or late, so
 * the stream is read first, and the answer is only a proposal: the first outcome in it wins.
 */
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { isDemoFailureCode, pendingDemoTurn, type DemoFailureCode, type MicroUsd } from '@rubicon/domain';
import { KeyDestroyed } from '@rubicon/eventsourcing';
import {
  buildPrompt,
  LanguageModels,
  failureSaid,
  narrate,
  pagesIn,
  stillOffered,
  promptCacheKey,
  sceneAfter,
  ToldSentences,
  unlessAborted,
  Waking,
  worldAfter,
  type ModelBill,
  type Narration,
  type PromptMaterial,
} from '../../narration/index.js';
import { ModelPaces } from '../../model-pace/index.js';
import { judgeDecency, Moderation } from '../../moderation/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { EnvelopeBroken } from '../../platform/keys/index.js';
import { Log } from '../../platform/observability/index.js';
import { DemoWorkers, type DemoDelivery } from '../../platform/queue/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { UnrecordedCosts } from '../../provider-costs/index.js';
import { DemoStory, type ToldDemo } from '../story/demo-story.js';
import { demoPrompt, demoRules } from './demo-prompt.js';
import { DemoMetrics } from './demo-metrics.js';
import { DemoTurns } from '../demo-turns.js';

const ACTOR = 'system:narrator';

@Injectable()
export class NarrateDemoTurnWorker implements OnApplicationBootstrap {
  private readonly log: Log;

  constructor(
    private readonly workers: DemoWorkers,
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly readModels: ReadModels,
    private readonly story: DemoStory,
    private readonly turns: DemoTurns,
    private readonly models: LanguageModels,
    private readonly waking: Waking,
    private readonly paces: ModelPaces,
    private readonly moderation: Moderation,
    private readonly metrics: DemoMetrics,
    private readonly unrecorded: UnrecordedCosts,
    private readonly config: AppConfig,
    log: Log,
  ) {
    this.log = log.for('narrator');
  }

  onApplicationBootstrap(): void {
    this.workers.start((delivery) => this.work(delivery));
  }

  /** Whatever goes wrong here, the visitor is told at once rather than left to the keeper. */
  private async work(delivery: DemoDelivery): Promise<void> {
    const { demoId, turnId } = delivery.job;
    const bill = { costMicroUsd: 0 };
    try {
      await this.write(delivery, bill);
    } catch (error) {
      this.log.warn('a prologue’s turn was broken off', { turnId, error });
      await this.breakOff(demoId, turnId, bill.costMicroUsd);
    }
  }

  private async write(
    { job: { demoId, turnId }, startedAtMs, signal }: DemoDelivery,
    bill: ModelBill,
  ): Promise<void> {
    const { state, position } = await this.aggregates.demo.load(demoId);
    const turn = pendingDemoTurn(state, turnId);
    if (!turn || this.turns.isAbandoned(turn.submittedAt)) {
      await this.turns.load(demoId, ACTOR);
      return this.metrics.turnEnded('skipped', 0);
    }
    await this.readModels.waitFor(position);
    const told = await this.read(demoId);
    if (told === 'demo_forgotten' || told === 'text_unreadable') return this.fail(demoId, turnId, told, 0);
    const material = demoPrompt(told, turn);
    const since = performance.now();
    await unlessAborted(this.waking.awake(), signal);
    const waitedMs = performance.now() - since;
    const times = this.paces.times();
    const { maxInputTokens, maxOutputTokens } = this.config.turnTokenLimits;
    const prompt = buildPrompt(material, maxInputTokens);
    const narration = await narrate(this.models, {
      messages: prompt.messages,
      inputTokens: prompt.inputTokens,
      maxOutputTokens,
      cacheKey: promptCacheKey(material.game.gameType, demoId),
      deadlineMs:
        Math.min(startedAtMs + times.totalMs, this.turns.writtenUntilMs(turn.submittedAt)) + waitedMs,
      signal,
      bill,
      judge: judgeDecency(this.moderation),
      sceneAfter: sceneAfter(material),
      told: new ToldSentences(pagesIn(material)),
      action: material.action.action,
      isQuestion: false,
      offered: stillOffered(material),
      onProgress: () => undefined,
    });
    const cost = narration.providerCostMicroUsd;
    if (narration.kind === 'aborted') return this.fail(demoId, turnId, 'narration_broken_off', cost);
    if (narration.kind === 'failed') {
      this.log.warn(failureSaid(narration.code, narration.cause), { turnId, error: narration.cause });
      return this.fail(
        demoId,
        turnId,
        isDemoFailureCode(narration.code) ? narration.code : 'model_unavailable',
        cost,
      );
    }
    await this.tell(demoId, turnId, narration, cost, material);
  }

  private async read(demoId: string): Promise<ToldDemo | 'demo_forgotten' | 'text_unreadable'> {
    try {
      return (await this.story.of(demoId)) ?? 'demo_forgotten';
    } catch (error) {
      if (error instanceof EnvelopeBroken) return 'text_unreadable';
      throw error;
    }
  }

  private async tell(
    demoId: string,
    turnId: string,
    { answer, model, scene, sceneFaults, usage }: Extract<Narration, { kind: 'narrated' }>,
    providerCostMicroUsd: number,
    before: PromptMaterial,
  ): Promise<void> {
    const context = this.contexts.of({ actorId: ACTOR, keyOwner: demoId });
    try {
      const outcome = await this.aggregates.demo.handle(
        demoId,
        {
          type: 'NarrateDemoTurn',
          demoId,
          turnId,
          model,
          usage,
          providerCostMicroUsd,
          world: worldAfter(before.world, answer, before.scenario, {
            ...demoRules,
            character: before.game.character,
            hour: before.scene.hour,
          }),
          narrative: answer.narrative,
          outputCharacters: Array.from(answer.narrative).length,
          suggestions: answer.suggestions,
          scene,
          sceneFaults,
          at: context.at,
        },
        context,
      );
      const isRecorded = outcome.kind === 'appended';
      this.metrics.turnEnded(isRecorded ? 'narrated' : 'too_late', providerCostMicroUsd);
      if (!isRecorded) await this.unrecorded.add('prologue_too_late', providerCostMicroUsd);
    } catch (error) {
      if (!(error instanceof KeyDestroyed)) throw error;
      // Forgotten while the model wrote: nobody may keep this text.
      await this.fail(demoId, turnId, 'demo_forgotten', providerCostMicroUsd);
    }
  }

  private async breakOff(demoId: string, turnId: string, costMicroUsd: MicroUsd): Promise<void> {
    try {
      await this.fail(demoId, turnId, 'narration_broken_off', costMicroUsd);
    } catch (error) {
      // An append that nobody answered may have happened: rather counted twice than never.
      await this.unrecorded.add('prologue_broken_off', costMicroUsd);
      throw error;
    }
  }

  private async fail(
    demoId: string,
    turnId: string,
    code: DemoFailureCode,
    providerCostMicroUsd: number,
  ): Promise<void> {
    const outcome = await this.turns.fail(demoId, turnId, code, providerCostMicroUsd, ACTOR);
    if (outcome.kind !== 'appended') await this.unrecorded.add('prologue_too_late', providerCostMicroUsd);
    this.metrics.turnEnded(code, providerCostMicroUsd);
  }
}
