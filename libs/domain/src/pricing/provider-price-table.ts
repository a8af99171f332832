/** What the model's provider charges us, for operators only; no player ever sees or pays by this table. */
import type { TokenPrices } from './price-table.js';

/** By model, without the date that a provider appends to a snapshot. Models that run on our own machines cost nothing per token. */
export const providerPrices: Readonly<Record<string, TokenPrices>> = {
  'gpt-4.1': { inputMicroUsd: 2_000_000, cachedInputMicroUsd: 500_000, outputMicroUsd: 8_000_000 },
  'gpt-4.1-mini': { inputMicroUsd: 400_000, cachedInputMicroUsd: 100_000, outputMicroUsd: 1_600_000 },
  'gpt-4.1-nano': { inputMicroUsd: 100_000, cachedInputMicroUsd: 25_000, outputMicroUsd: 400_000 },
  'gpt-4o': { inputMicroUsd: 2_500_000, cachedInputMicroUsd: 1_250_000, outputMicroUsd: 10_000_000 },
  'gpt-4o-mini': { inputMicroUsd: 150_000, cachedInputMicroUsd: 75_000, outputMicroUsd: 600_000 },
  chronicler: { inputMicroUsd: 0, cachedInputMicroUsd: 0, outputMicroUsd: 0 },
};

/** For a model that is not in the table: rather too much than too little. */
export const assumedProviderPrices: TokenPrices = {
  inputMicroUsd: 2_500_000,
  cachedInputMicroUsd: 1_250_000,
  outputMicroUsd: 10_000_000,
};
