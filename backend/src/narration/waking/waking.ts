/**
 * Gets to know the models before the first turn, in the background: pages and sign-in wait for nothing, turns wait until it is done. What is known
 * holds for a day, for all narrators. A model that is away is asked again when the next turn comes.
 */
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { scenarios } from '@rubicon/scenarios';
import { setTimeout as wait } from 'node:timers/promises';
import { LEASE_RENEWED_EVERY_MS, ModelPaces, ModelProbes, timesFor } from '../../model-pace/index.js';
import { Ids } from '../../platform/clock/index.js';
import { AppConfig, type ModelAddress } from '../../platform/config/index.js';
import { Log } from '../../platform/observability/index.js';
import { UnrecordedCosts } from '../../provider-costs/index.js';
import type { ModelBill } from '../ask-models.js';
import { LanguageModels } from '../language-models.js';
import type { DialectFacts } from '../model-dialect.js';
import { failureSentence } from '../failure-said.js';
import { ModelCallFailed } from '../model-failure.js';
import { inventory, listModels, LIST_TIMEOUT_MS } from '../server-models.js';
import { headOfPrompts } from './head-of-prompts.js';
import { probeModel, type Probe } from './probe-model.js';
import { probeSentence, tooShort } from './probe-sentence.js';

/** Milliseconds between two looks at what another narrator finds out. */
const LOOK_AGAIN_MS = 2_000;
/** A server reads one head beforehand: that of the era in which most games are played. */
const FIRST_ERA = 'french_revolution';
/** Milliseconds after which a model that refused a probe is probed again. */
const AGAIN_AFTER_MS = 300_000;
/** Some six hundred tokens that nobody has sent before. */
const UNREAD_IDS = 28;

@Injectable()
export class Waking implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** By the models' places. */
  private readonly known: {
    underWay: Promise<ModelCallFailed | null> | null;
    isAwake: boolean;
    notBeforeMs: number;
  }[];
  /** Of its own: the queue lets its jobs end before the process tells all others that it ends, and some of them wait here. */
  private readonly ending = new AbortController();
  private readonly log: Log;

  constructor(
    private readonly models: LanguageModels,
    private readonly paces: ModelPaces,
    private readonly probes: ModelProbes,
    private readonly unrecorded: UnrecordedCosts,
    private readonly config: AppConfig,
    private readonly ids: Ids,
    log: Log,
  ) {
    this.log = log.for('models');
    this.known = paces.addresses.map(() => ({
      underWay: null,
      isAwake: !config.modelProbe,
      notBeforeMs: -Infinity,
    }));
  }

  onApplicationBootstrap(): void {
    void this.awake();
  }

  /** Breaks off what is under way, and waits until its cost is noted. */
  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await Promise.all(this.known.map(({ underWay }) => underWay ?? Promise.resolve(null)));
  }

  /** Whether a turn that cannot wait for the first model has another one. */
  get hasFallback(): boolean {
    return this.paces.addresses.length > 1;
  }

  /**
   * Resolves when the model that is asked first is known, or when it could not be got to know.
   * @returns why it could not; null: it is known
   */
  awake(): Promise<ModelCallFailed | null> {
    return this.awakeAt(this.paces.firstAsked);
  }

  private awakeAt(place: number): Promise<ModelCallFailed | null> {
    const model = this.known[place]!;
    if (model.isAwake || performance.now() < model.notBeforeMs) return Promise.resolve(null);
    model.underWay ??= this.getToKnow(place)
      .then((failure) => {
        model.isAwake = failure === null;
        // What refuses a probe refuses the next one too: turns are tried without.
        if (failure && !failure.outage) model.notBeforeMs = performance.now() + AGAIN_AFTER_MS;
        if (place === 0 && model.isAwake && this.isFallbackElsewhere()) void this.awakeAt(1);
        return failure;
      })
      .finally(() => {
        model.underWay = null;
      });
    return model.underWay;
  }

  /** One server is not asked two things at once. */
  private isFallbackElsewhere(): boolean {
    const [first, fallback] = this.paces.addresses;
    return fallback !== undefined && fallback.baseUrl !== first.baseUrl;
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
        await wait(LOOK_AGAIN_MS, undefined, { signal: this.ending.signal });
      }
    } catch (error) {
      if (!this.ending.signal.aborted) this.log.warn('the model could not be probed', { error });
      return new ModelCallFailed({ code: 'model_unavailable', outage: true }, error);
    }
  }

  private async probe(place: number): Promise<ModelCallFailed | null> {
    const address = this.paces.addresses[place]!;
    const model = this.models.probed[place]!;
    const startedAt = performance.now();
    const bill = { costMicroUsd: 0 };
    let isSaved = false;
    const renewing = setInterval(() => {
      this.probes
        .renew(address)
        .catch((error: unknown) => this.log.warn('a probe’s lease not renewed', { error }));
    }, LEASE_RENEWED_EVERY_MS);
    try {
      await this.paces.refresh();
      this.log.info(
        `getting to know ${address.model} at ${new URL(address.baseUrl).host}: turns wait until it has answered`,
      );
      const { maxInputTokens } = this.config.turnTokenLimits;
      const prompts = {
        unread: Array.from({ length: UNREAD_IDS }, () => this.ids.uuid()).join(' '),
        head: headOfPrompts(FIRST_ERA, scenarios[FIRST_ERA], maxInputTokens),
      };
      const probe = await probeModel(model, prompts, bill, this.ending.signal);
      const tookMs = performance.now() - startedAt;
      await this.probes.save(address, { ...probe, ...bill, dialect: model.dialectFacts(), tookMs });
      isSaved = true;
      await this.paces.refresh();
      this.tell(place, probe, bill);
      await this.tellOfName(address);
      return null;
    } catch (error) {
      if (!isSaved) await this.unrecorded.add('probe_failed', bill.costMicroUsd);
      await this.probes.giveBack(address);
      await this.paces.refresh();
      if (!(error instanceof ModelCallFailed)) throw error;
      this.log.warn(`${address.model} does not answer yet: ${failureSentence(error.code, error.cause)}`, {
        error: error.cause,
      });
      return error;
    } finally {
      clearInterval(renewing);
    }
  }

  /**
   * Some servers answer under any name, as llama-cpp-python does, and some list a tag behind it, as Ollama does. Waited for, before a turn is told:
   * that one breaks off an answer for this question, too.
   */
  private async tellOfName(address: ModelAddress): Promise<void> {
    const { model, baseUrl } = address;
    const signal = AbortSignal.any([this.ending.signal, AbortSignal.timeout(LIST_TIMEOUT_MS)]);
    const listed = await listModels(address, signal);
    if (!listed || listed.length === 0 || listed.some((one) => one === model || one.startsWith(`${model}:`)))
      return;
    this.log.warn(
      `${new URL(baseUrl).host} lists no model named “${model}”, and answers under that name all the same: it ${inventory(listed)}`,
    );
  }

  private tell(place: number, { pace, model }: Probe, { costMicroUsd }: ModelBill): void {
    const { model: asked, baseUrl } = this.paces.addresses[place]!;
    if (pace === null) {
      const said = `${asked} at ${new URL(baseUrl).host} answers, and thinks longer than a probe: how fast it is, is not known`;
      return this.log.info(said, { costMicroUsd });
    }
    const { form, missing } = this.models.probed[place]!.dialectFacts();
    const times = this.paces.timesOf(place);
    this.log.info(probeSentence({ asked, model, baseUrl, form, missing, pace, times }), { costMicroUsd });
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
