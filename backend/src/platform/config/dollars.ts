/** Amounts of dollars as operators write them, in micro-dollars as the product counts them. */
import type { TokenPrices } from '@rubicon/domain';

const MICRO_USD_PER_USD = 1_000_000;

/** Null when it is no amount. */
export function microUsdOf(dollars: unknown): number | null {
  if (typeof dollars !== 'number') return null;
  const microUsd = Math.round(dollars * MICRO_USD_PER_USD);
  return Number.isSafeInteger(microUsd) && microUsd >= 0 ? microUsd : null;
}

/** Dollars per million tokens by model, in JSON; null when it is anything else. */
export function readTokenPrices(json: string): Readonly<Record<string, TokenPrices>> | null {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    return null;
  }
  const models = fieldsOf(read);
  if (!models) return null;
  const prices: Record<string, TokenPrices> = {};
  for (const [model, told] of Object.entries(models)) {
    const { input, cachedInput, output } = fieldsOf(told) ?? {};
    const inputMicroUsd = microUsdOf(input);
    const cachedInputMicroUsd = microUsdOf(cachedInput ?? input);
    const outputMicroUsd = microUsdOf(output);
    if (inputMicroUsd === null || cachedInputMicroUsd === null || outputMicroUsd === null) return null;
    prices[model] = { inputMicroUsd, cachedInputMicroUsd, outputMicroUsd };
  }
  return prices;
}

function fieldsOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}
