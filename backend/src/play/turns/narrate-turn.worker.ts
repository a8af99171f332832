/** Takes narration jobs from the queue, as many at once as the configuration says, until the process ends. */
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { narrateJob } from '@rubicon/domain';
import { Moderation } from '../../moderation/index.js';
import { LanguageModels, Waking } from '../../narration/index.js';
import { ModelPaces } from '../../model-pace/index.js';
import { Clock } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { Log } from '../../platform/observability/index.js';
import { PreviewChannel } from '../../platform/preview/index.js';
import { NarrationWorkers, type JobDelivery } from '../../platform/queue/index.js';
import { UnrecordedCosts } from '../../provider-costs/index.js';
import { ChronicleUpkeep } from '../chronicle/index.js';
import { PromptMaterials } from './prompt-material.js';
import { TurnEngine } from './turn-engine.js';
import { TurnMetrics } from './turn-metrics.js';
import { turnNarrator } from './turn-narrator.js';
import { TurnStages } from './turn-stages.js';

@Injectable()
export class NarrateTurnWorker implements OnApplicationBootstrap {
  private readonly log: Log;

  constructor(
    private readonly workers: NarrationWorkers,
    private readonly engine: TurnEngine,
    private readonly materials: PromptMaterials,
    private readonly upkeep: ChronicleUpkeep,
    private readonly models: LanguageModels,
    private readonly waking: Waking,
    private readonly paces: ModelPaces,
    private readonly moderation: Moderation,
    private readonly preview: PreviewChannel,
    private readonly metrics: TurnMetrics,
    private readonly stages: TurnStages,
    private readonly unrecorded: UnrecordedCosts,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.log = log.for('narrator');
  }

  onApplicationBootstrap(): void {
    this.workers.start((delivery) => this.work(delivery));
  }

  private async work(delivery: JobDelivery): Promise<void> {
    const { turnId } = delivery.job;
    this.stages.observe(turnId, 'queued', delivery.waitedMs);
    const stages = this.stages.clock(turnId);
    const narrator = turnNarrator(delivery, {
      materials: this.materials,
      models: this.models,
      moderation: this.moderation,
      preview: this.preview,
      stages,
      awake: () => this.waking.awake(),
      hasFallback: this.waking.hasFallback,
      totalTimeoutMs: () => this.paces.times().totalMs,
      firstWordsAfter: (milliseconds) => {
        this.paces.firstWordsAfter(milliseconds).catch((error: unknown) => {
          this.log.warn('first words not noted', { turnId, error });
        });
      },
      tokenLimits: this.config.turnTokenLimits,
      warn: (message, error) => this.log.warn(message, { turnId, error }),
    });
    const begunAt = new Date(delivery.startedAtMs).toISOString();
    const outcome = await narrateJob(delivery.job, begunAt, this.engine, narrator, this.unrecorded);
    if (outcome.kind === 'answered') stages.ended('record');
    const tookMs = this.clock.now().getTime() - delivery.startedAtMs;
    const result = this.metrics.jobEnded(outcome, tookMs);
    this.stages.turnEnded(turnId, delivery.waitedMs + tookMs, result);
    await narrator.previewEnded();
    await this.preview.clear(turnId).catch((error: unknown) => {
      this.log.warn('preview not cleared', { turnId, error });
    });
    const grown = narrator.grownChronicle();
    if (grown && outcome.kind === 'answered' && outcome.won) this.upkeep.offer(grown);
  }
}
