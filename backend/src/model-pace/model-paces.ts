/** What follows from the pace of the configured models, for every process: the limits of a turn, and what a waiting player is told. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { NarratorState } from '@rubicon/contracts';
import { Gauge } from 'prom-client';
import { AppConfig, type ModelAddress } from '../platform/config/index.js';
import { HouseNarration } from '../platform/house-narration/index.js';
import { Log, Metrics } from '../platform/observability/index.js';
import {
  firstTurnsFirstWordsMs,
  isSlowWriter,
  longestTimes,
  timesFor,
  usualFirstWordsMs,
  type ModelTimes,
} from './model-pace.js';
import { ModelProbes, UNKNOWN_MODEL, type KnownModel } from './model-probes.js';

/** Milliseconds for which what was read holds: whatever asks later has it read again, and goes on with what is there. */
const HOLDS_MS = 10_000;
/** Milliseconds that a turn may wait for a model that is being got to know. */
const WAKING_MS_MAX = 2_400_000;
/** Milliseconds; of shorter waits nothing is said. */
const WORTH_SAYING_MS = 4_000;

@Injectable()
export class ModelPaces implements OnModuleInit {
  /** In the order in which they are asked. */
  readonly addresses: readonly [ModelAddress, ...ModelAddress[]];
  private known: readonly KnownModel[];
  private readAtMs = -Infinity;
  private reading: Promise<void> | null = null;
  private readonly log: Log;

  constructor(
    private readonly probes: ModelProbes,
    private readonly config: AppConfig,
    private readonly house: HouseNarration,
    log: Log,
    { registry }: Metrics,
  ) {
    const { openAiBaseUrl: baseUrl, openAiApiKey: apiKey, model, fallbackModel } = config;
    this.addresses = [{ baseUrl, apiKey, model }, ...(fallbackModel ? [fallbackModel] : [])];
    this.known = this.addresses.map(() => UNKNOWN_MODEL);
    this.log = log.for('models');
    const times = () => this.times();
    new Gauge({
      name: 'rubicon_model_limit_seconds',
      help: 'How long a turn may take now: to the first token, between pieces, in all, and until it is given up.',
      labelNames: ['limit'],
      registers: [registry],
      collect() {
        for (const [limit, milliseconds] of Object.entries(times()))
          this.set({ limit }, milliseconds / 1_000);
      },
    });
    const paces = () => this.known.map(({ pace }) => pace);
    new Gauge({
      name: 'rubicon_model_tokens_per_second',
      help: 'What a language model reads and writes in a second, as it was probed.',
      labelNames: ['model', 'work'],
      registers: [registry],
      collect() {
        for (const [place, pace] of paces().entries()) {
          const model = place === 0 ? 'primary' : 'fallback';
          if (pace === null) continue;
          this.set({ model, work: 'read' }, pace.readTokensPerSecond);
          this.set({ model, work: 'write' }, pace.writeTokensPerSecond);
        }
      },
    });
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
  }

  /** Reads what other processes have found out. */
  async refresh(): Promise<void> {
    // One that is under way may have begun before what is looked for was written.
    const before = this.reading?.catch(() => undefined);
    const reading = (before ?? Promise.resolve()).then(() => this.read());
    this.reading = reading;
    await reading;
  }

  /** The place of the model that is asked first: not the first of them while operators have it passed over. */
  get firstAsked(): number {
    return this.house.state.fallback !== null && this.addresses.length > 1 ? 1 : 0;
  }

  knownOf(place: number): KnownModel {
    this.refreshWhenOld();
    return this.known[place] ?? UNKNOWN_MODEL;
  }

  /** Of the model at that place. */
  timesOf(place: number): ModelTimes {
    return timesFor(this.knownOf(place).pace, this.config.turnTokenLimits, this.config.modelTimes);
  }

  /** Of a turn, whichever of the models tells it. */
  times(): ModelTimes {
    const times = longestTimes(this.addresses.map((_address, place) => this.timesOf(place)));
    if (this.config.modelTimes.abandonAfterMs !== undefined) return times;
    return { ...times, abandonAfterMs: times.abandonAfterMs + this.wakingMs(times) };
  }

  /**
   * Milliseconds that a turn may have waited for a model: while one is got to know, and until whoever waited then has been told. Of whichever model:
   * who waited for the first is told by the second when operators have that one passed over.
   */
  private wakingMs({ abandonAfterMs }: ModelTimes): number {
    const waits = this.addresses.map((_address, place) => {
      const { isWaking, wokeMsAgo, wakingMs } = this.knownOf(place);
      if (isWaking) return WAKING_MS_MAX;
      return wokeMsAgo !== null && wokeMsAgo < abandonAfterMs ? wakingMs : 0;
    });
    return Math.max(...waits);
  }

  /** Whether that model is asked one thing after the other. */
  isSlow(place: number): boolean {
    return isSlowWriter(this.knownOf(place).pace);
  }

  /** What a turn waits for that was just sent; null: nothing worth saying. @param isFirst in its game */
  narratorState({ isFirst }: { readonly isFirst: boolean }): NarratorState | null {
    const { isWaking, pace, firstWordsMs } = this.knownOf(this.firstAsked);
    const usual = isFirst ? firstTurnsFirstWordsMs : usualFirstWordsMs;
    const usualMs = pace && usual(pace, firstWordsMs);
    const usualSeconds = usualMs === null ? null : Math.round(usualMs / 1_000);
    if (isWaking) return { state: 'waking', usualSeconds };
    return usualMs !== null && usualMs >= WORTH_SAYING_MS ? { state: 'reading', usualSeconds } : null;
  }

  /** @param milliseconds from a turn's start to its first words; kept where they took long enough to be told of */
  async firstWordsAfter(milliseconds: number): Promise<void> {
    // Quick ones too, once there is one that was not: or it would be said for ever.
    const place = this.firstAsked;
    if (milliseconds < WORTH_SAYING_MS && this.knownOf(place).firstWordsMs.length === 0) return;
    await this.probes.addFirstWords(this.addresses[place]!, milliseconds);
  }

  private refreshWhenOld(): void {
    if (performance.now() - this.readAtMs < HOLDS_MS) return;
    // Nobody waits for it, and what was known still stands.
    this.readAtMs = performance.now();
    void this.refresh().catch((error: unknown) => this.log.warn('paces of models not read', { error }));
  }

  private async read(): Promise<void> {
    this.known = await Promise.all(
      this.addresses.map((address) =>
        this.config.modelProbe ? this.probes.find(address) : Promise.resolve(UNKNOWN_MODEL),
      ),
    );
    this.readAtMs = performance.now();
  }
}
