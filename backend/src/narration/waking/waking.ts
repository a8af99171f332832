/**
 * Gets to know the models before the first turn, in the background: pages and sign-in wait for nothing, turns wait until it is done. What is known
 * holds for a day, for all narrators. A model that is away is asked again when the next turn comes.
 */
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { scenarios } from '@rubicon/scenarios';
import { setTimeout as wait } from 'node:timers/promises';
import { ModelPaces, ModelProbes, timesFor, usualFirstWordsMs } from '../../model-pace/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { Shutdown } from '../../platform/lifecycle/index.js';
import { Log } from '../../platform/observability/index.js';
import { LanguageModels } from '../language-models.js';
import type { DialectFacts } from '../model-dialect.js';
import { ModelCallFailed } from '../model-failure.js';
import { headOfPrompts } from './head-of-prompts.js';
import { probeModel, type Probe } from './probe-model.js';
import { probeSentence, tooShort } from './probe-sentence.js';

/** Milliseconds between two looks at what another narrator finds out. */
const LOOK_AGAIN_MS = 2_000;
/** A server reads one head beforehand: that of the era in which most games are played. */
const FIRST_ERA = 'french_revolution';
/** Tokens that an ordinary turn writes. */
const TURN_TOKENS = 600;

@Injectable()
export class Waking implements OnApplicationBootstrap {
  private underWay: Promise<ModelCallFailed | null> | null = null;
  private isAwake: boolean;
  private readonly log: Log;

  constructor(
    private readonly models: LanguageModels,
    private readonly paces: ModelPaces,
    private readonly probes: ModelProbes,
    private readonly config: AppConfig,
    private readonly shutdown: Shutdown,
    log: Log,
  ) {
    this.log = log.for('models');
    this.isAwake = !config.modelProbe;
  }

  onApplicationBootstrap(): void {
    void this.awake();
  }

  /**
   * Resolves when the first model is known, or when it could not be got to know.
   * @returns why it could not; null: it is known
   */
  awake(): Promise<ModelCallFailed | null> {
    if (this.isAwake) return Promise.resolve(null);
    this.underWay ??= this.getToKnow(0)
      .then((failure) => {
        this.isAwake = failure === null;
        // The others are asked only when this one fails: nobody waits for them.
        if (failure === null && this.models.probed.length > 1) void this.getToKnow(1);
        return failure;
      })
      .finally(() => {
        this.underWay = null;
      });
    return this.underWay;
  }

  private async getToKnow(place: number): Promise<ModelCallFailed | null> {
    try {
      for (;;) {
        await this.paces.refresh();
        const { isFresh, isWaking, dialect } = this.paces.knownOf(place);
        if (isFresh) {
          if (dialect) this.models.probed[place]!.takeUp(asFacts(dialect));
          return null;
        }
        if (!isWaking && (await this.probes.claim(this.paces.addresses[place]!)))
          return await this.probe(place);
        await wait(LOOK_AGAIN_MS, undefined, { signal: this.shutdown.signal });
      }
    } catch (error) {
      if (!this.shutdown.signal.aborted) this.log.warn('the model could not be probed', { error });
      return null;
    }
  }

  private async probe(place: number): Promise<ModelCallFailed | null> {
    const address = this.paces.addresses[place]!;
    const model = this.models.probed[place]!;
    await this.paces.refresh();
    try {
      const probe = await probeModel(
        model,
        headOfPrompts(FIRST_ERA, scenarios[FIRST_ERA], this.config.turnTokenLimits.maxInputTokens),
        this.shutdown.signal,
      );
      const dialect = model.dialectFacts();
      await this.probes.save(address, { ...probe, dialect });
      await this.paces.refresh();
      this.tell(place, probe);
      return null;
    } catch (error) {
      await this.probes.giveBack(address);
      await this.paces.refresh();
      if (!(error instanceof ModelCallFailed)) throw error;
      if (!this.shutdown.signal.aborted)
        this.log.warn(`${address.model} does not answer yet: ${error.code}`, { error: error.cause });
      return error;
    }
  }

  private tell(place: number, { pace, model, costMicroUsd }: Probe): void {
    const { model: asked, baseUrl } = this.paces.addresses[place]!;
    const { form, missing } = this.models.probed[place]!.dialectFacts();
    const times = this.paces.timesOf(place);
    const turnMs = usualFirstWordsMs(pace, []) + (1_000 * TURN_TOKENS) / pace.writeTokensPerSecond;
    this.log.info(probeSentence({ asked, model, baseUrl, form, missing, pace, turnMs, times }), {
      costMicroUsd,
    });
    const short = tooShort(times, timesFor(pace, this.config.turnTokenLimits));
    if (short !== '') this.log.warn(short);
  }
}

/** As another version may have stored them. */
function asFacts(stored: object): DialectFacts {
  const {
    form = 'json_schema',
    missing = [],
    needsNewerLimit = false,
    unmarkedThoughts,
  } = stored as Partial<DialectFacts>;
  return { form, missing, needsNewerLimit, ...(unmarkedThoughts !== undefined && { unmarkedThoughts }) };
}
