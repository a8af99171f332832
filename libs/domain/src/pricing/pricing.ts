/** From tokens to money: summed in BigInt, rounded up once per call. */
import type { TokenUsage } from '../game/game.events.js';
import { asMicroUsd, type MicroUsd } from '../money.js';
import { playerPrices, type TokenPrices, type TurnTokenLimits } from './price-table.js';
import { assumedProviderPrices, providerPrices } from './provider-price-table.js';

const TOKENS_PER_PRICE = 1_000_000n;

/**
 * What the player pays for a turn's accepted answer.
 * @throws RangeError for an unknown price version or an impossible usage
 */
export function chargeFor(usage: TokenUsage, priceVersion: string): MicroUsd {
  return costOf(usage, pricesOf(priceVersion));
}

/**
 * The most a turn can cost: what is reserved before it, and the least balance to play.
 * @throws RangeError for an unknown price version or impossible limits
 */
export function turnCeiling(limits: TurnTokenLimits, priceVersion: string): MicroUsd {
  return chargeFor(
    { input: limits.maxInputTokens, cachedInput: 0, output: limits.maxOutputTokens },
    priceVersion,
  );
}

/**
 * What the provider charges us for a call.
 * @param model as the provider names it, a snapshot's date included ("gpt-4.1-2025-04-14")
 * @param prices by model; an operator may have others than ours
 * @throws RangeError for an impossible usage
 */
export function providerCostFor(
  usage: TokenUsage,
  model: string,
  prices: Readonly<Record<string, TokenPrices>> = providerPrices,
): MicroUsd {
  return costOf(usage, providerPricesFor(model, prices));
}

/** What the provider charges for a model's tokens: as its table says, or assumed where it says nothing. */
export function providerPricesFor(
  model: string,
  prices: Readonly<Record<string, TokenPrices>> = providerPrices,
): TokenPrices {
  const known = [model, model.replace(/-\d{4}-\d{2}-\d{2}$/, '')].find((name) => Object.hasOwn(prices, name));
  return known === undefined ? assumedProviderPrices : prices[known]!;
}

function pricesOf(version: string): TokenPrices {
  const prices = Object.hasOwn(playerPrices, version) ? playerPrices[version] : undefined;
  if (!prices) throw new RangeError(`unknown price version: ${version}`);
  return prices;
}

function costOf({ input, cachedInput, output }: TokenUsage, prices: TokenPrices): MicroUsd {
  for (const tokens of [input, cachedInput, output])
    if (!Number.isSafeInteger(tokens) || tokens < 0) throw new RangeError(`no number of tokens: ${tokens}`);
  if (cachedInput > input)
    throw new RangeError(`${cachedInput} cached tokens of an input of ${input}: cached input is part of it`);
  const total =
    BigInt(input - cachedInput) * BigInt(prices.inputMicroUsd) +
    BigInt(cachedInput) * BigInt(prices.cachedInputMicroUsd) +
    BigInt(output) * BigInt(prices.outputMicroUsd);
  return asMicroUsd(Number((total + TOKENS_PER_PRICE - 1n) / TOKENS_PER_PRICE));
}
