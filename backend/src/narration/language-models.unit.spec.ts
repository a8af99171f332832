import { Registry } from 'prom-client';
import type { Clock } from '../platform/clock/index.js';
import type { AppConfig } from '../platform/config/index.js';
import type { Log } from '../platform/observability/index.js';
import { LanguageModels } from './language-models.js';
import { ModelMetrics } from './model-metrics.js';
import { LEAST_TIMES, type ModelPaces } from '../model-pace/index.js';

const first = { openAiBaseUrl: 'http://127.0.0.1:9/v1', openAiApiKey: 'none', model: 'gpt-4.1' };
const million = { input: 1_000_000, cachedInput: 0, output: 0 };

/** Of models that nobody has probed. */
function pacesOf(
  { openAiBaseUrl: baseUrl, openAiApiKey: apiKey, model, fallbackModel }: AppConfig,
  firstAsked: number,
) {
  const addresses = [{ baseUrl, apiKey, model }, ...(fallbackModel ? [fallbackModel] : [])] as const;
  const paces: Partial<ModelPaces> = {
    addresses,
    firstAsked,
    timesOf: () => LEAST_TIMES,
    isSlow: () => false,
  };
  return paces as ModelPaces;
}

function modelsOf(more: Partial<AppConfig>, firstAsked = 0) {
  const config = {
    ...first,
    fallbackModel: null,
    providerPrices: {},
    modelBreakerFailures: 1,
    ...more,
  } as AppConfig;
  const log = { for: () => log } as Partial<Log> as Log;
  const clock = { now: () => new Date(0) } as Partial<Clock> as Clock;
  return new LanguageModels(
    config,
    new ModelMetrics({ registry: new Registry() }),
    clock,
    pacesOf(config, firstAsked),
    log,
  ).models;
}

it('are asked in order: the first, then the fallback', () => {
  expect(modelsOf({}).map(({ name }) => name)).toEqual(['gpt-4.1']);
  const fallbackModel = { baseUrl: 'http://127.0.0.1:8/v1', apiKey: 'none', model: 'small' };
  expect(modelsOf({ fallbackModel }).map(({ name }) => name)).toEqual(['gpt-4.1', 'small']);
  expect(modelsOf({ fallbackModel }, 1).map(({ name }) => name)).toEqual(['small']);
});

it('cost what the operator says, else what our table says, by the name that the provider tells', () => {
  const [known] = modelsOf({});
  expect(known.costOf(million, 'gpt-4.1-2025-04-14')).toBe(2_000_000);
  const prices = { inputMicroUsd: 7, cachedInputMicroUsd: 7, outputMicroUsd: 7 };
  const [own] = modelsOf({ model: 'mine', providerPrices: { mine: prices } });
  expect(own.costOf(million, 'mine')).toBe(7);
  // A server that calls it otherwise than it is asked for.
  expect(own.costOf(million, 'llama-3.1-8b.gguf')).toBe(7);
});
