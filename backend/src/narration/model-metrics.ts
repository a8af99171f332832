/** What operators see of the calls to language models. */
import { Injectable } from '@nestjs/common';
import type { SceneFault } from '@rubicon/domain';
import { Counter, Gauge, Histogram } from 'prom-client';
import { Metrics } from '../platform/observability/index.js';

/** Which of the configured models. */
export type ModelRole = 'primary' | 'fallback';
/** What became of sentences that stood on an earlier page. */
export type RepeatedResult = 'left_out' | 'told' | 'asked_anew';

@Injectable()
export class ModelMetrics {
  private readonly calls: Counter<'model' | 'result'>;
  private readonly firstToken: Histogram<'model'>;
  private readonly breaker: Gauge<'model'>;
  private readonly sceneFaults: Counter<'code'>;
  private readonly withoutScene: Counter;
  private readonly spareSuggestions: Counter;
  private readonly repeated: Counter<'result'>;

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.calls = new Counter({
      name: 'rubicon_model_calls_total',
      help: 'Calls to a language model by result: answered, aborted, not_called (its breaker is open), or a failure code.',
      labelNames: ['model', 'result'],
      registers,
    });
    this.firstToken = new Histogram({
      name: 'rubicon_model_first_token_seconds',
      help: 'From calling a language model to its first token.',
      labelNames: ['model'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30],
      registers,
    });
    this.breaker = new Gauge({
      name: 'rubicon_model_breaker_open',
      help: '1 while a language model is left alone after outages, 0 otherwise.',
      labelNames: ['model'],
      registers,
    });
    this.sceneFaults = new Counter({
      name: 'rubicon_scene_faults_total',
      help: 'What told turns say that their scene does not allow, by code. Answers that were asked for anew do not count.',
      labelNames: ['code'],
      registers,
    });
    this.withoutScene = new Counter({
      name: 'rubicon_answers_without_scene_total',
      help: 'Told turns whose model said nothing of the scene, as one that only writes text.',
      registers,
    });
    this.spareSuggestions = new Counter({
      name: 'rubicon_spare_suggestions_total',
      help: 'Suggestions of told turns that the page before had offered: the model gave too few of its own.',
      registers,
    });
    this.repeated = new Counter({
      name: 'rubicon_repeated_sentences_total',
      help: 'Sentences of answers that stood on an earlier page, by result: left_out, told (the answer had no others), asked_anew (another answer was asked for).',
      labelNames: ['result'],
      registers,
    });
  }

  called(model: ModelRole, result: string): void {
    this.calls.inc({ model, result });
  }

  firstTokenAfter(model: ModelRole, milliseconds: number): void {
    this.firstToken.observe({ model }, milliseconds / 1000);
  }

  breakerIs(model: ModelRole, state: 'open' | 'closed'): void {
    this.breaker.set({ model }, state === 'open' ? 1 : 0);
  }

  told({
    faults,
    hasScene,
    spareSuggestions,
  }: {
    readonly faults: readonly SceneFault[];
    readonly hasScene: boolean;
    readonly spareSuggestions: number;
  }): void {
    for (const { code } of faults) this.sceneFaults.inc({ code });
    if (!hasScene) this.withoutScene.inc();
    this.spareSuggestions.inc(spareSuggestions);
  }

  repeatedSentences(result: RepeatedResult, sentences: number): void {
    if (sentences > 0) this.repeated.inc({ result }, sentences);
  }
}
