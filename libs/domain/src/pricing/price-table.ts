/** Prices as data. A version is never changed: a new price is a new version, and old events keep the one they were charged by. */
import type { MicroUsd } from '../money.js';

/** Micro-dollars per million tokens. */
export interface TokenPrices {
  readonly inputMicroUsd: MicroUsd;
  /** Input that the provider had in its prompt cache. */
  readonly cachedInputMicroUsd: MicroUsd;
  readonly outputMicroUsd: MicroUsd;
}

export const currentPriceVersion = '2026-11';

/** What players pay (specification, section 9; decision 20), by version. */
export const playerPrices: Readonly<Record<string, TokenPrices>> = {
  '2026-11': { inputMicroUsd: 2_000_000, cachedInputMicroUsd: 500_000, outputMicroUsd: 8_000_000 },
};

/** What a turn may take: the prompt must fit the input, the answer is cut at the output. */
export interface TurnTokenLimits {
  readonly maxInputTokens: number;
  readonly maxOutputTokens: number;
}
/** Decision 20; an operator may set others. */
export const defaultTurnTokenLimits: TurnTokenLimits = { maxInputTokens: 12_000, maxOutputTokens: 1_000 };
