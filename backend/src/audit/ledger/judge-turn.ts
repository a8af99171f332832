/** What is wrong with a turn as its game and its wallet tell it (docs/audit.md). */
import type { TokenPrices } from '@rubicon/domain';
import { providerPrices } from '@rubicon/domain/provider-prices';
import { dollars } from '../../platform/text/dollars.js';
import type { Finding } from './causes.js';
import type { TokensOfItem, TurnItem } from './ledger-item.js';

type Fault = Pick<Finding, 'cause' | 'amountMicroUsd' | 'sentence' | 'since'>;
export type ModelPrices = Readonly<Record<string, TokenPrices>>;

/** @param prices what models cost, by name; one that is not named costs something */
export function judgeTurn(turnId: string, turn: TurnItem, prices: ModelPrices = providerPrices): Finding[] {
  return [chargeDiffers(turn), withoutWords(turn), unsettled(turn), costMissing(turn, prices)]
    .filter((fault) => fault !== null)
    .map((fault) => ({ ...fault, itemKind: 'turn', itemId: turnId, playerId: turn.playerId }));
}

/** Set aside, and neither charged nor free again; below zero: more than was set aside. */
function setAside({ reservedMicroUsd, capturedMicroUsd, returnedMicroUsd }: TurnItem): number {
  return (reservedMicroUsd ?? 0) - capturedMicroUsd - returnedMicroUsd;
}

/** A story that stands, of which something was read. */
function hasWords({ outcome, outputCharacters }: TurnItem): boolean {
  return (outcome === 'narrated' || outcome === 'stopped') && outputCharacters > 0;
}

/** What a turn with text says, at most what was set aside for it; whose lots pay it sum to it. */
function chargeDiffers(turn: TurnItem): Fault | null {
  const { chargeMicroUsd, reservedMicroUsd, capturedMicroUsd, lotsMicroUsd } = turn;
  const isUnderWay = reservedMicroUsd !== null && turn.settledTimes === 0;
  const charge = Math.min(chargeMicroUsd, reservedMicroUsd ?? chargeMicroUsd);
  const differences = [
    hasWords(turn) && !isUnderWay ? Math.abs(capturedMicroUsd - charge) : 0,
    Math.max(0, -setAside(turn)),
    Math.abs(lotsMicroUsd - capturedMicroUsd),
  ];
  const amountMicroUsd = Math.max(...differences);
  if (amountMicroUsd === 0 || (capturedMicroUsd > 0 && !hasWords(turn))) return null;
  return {
    cause: 'amount_differs',
    amountMicroUsd,
    sentence: `The turn says ${dollars(charge)}, ${dollars(reservedMicroUsd ?? 0)} were set aside, ${dollars(capturedMicroUsd)} were charged, ${dollars(lotsMicroUsd)} were paid by its lots and ${dollars(turn.returnedMicroUsd)} came back.`,
    since: turn.settledAt ?? turn.outcomeAt ?? turn.changedAt,
  };
}

function withoutWords(turn: TurnItem): Fault | null {
  const { capturedMicroUsd, outcome } = turn;
  if (capturedMicroUsd === 0 || hasWords(turn)) return null;
  const story = { none: 'has no outcome', failed: 'failed', narrated: 'has no text', stopped: 'has no text' };
  return {
    cause: 'charged_without_words',
    amountMicroUsd: capturedMicroUsd,
    sentence: `${dollars(capturedMicroUsd)} were charged for a turn that ${story[outcome]}.`,
    since: turn.settledAt ?? turn.changedAt,
  };
}

function unsettled(turn: TurnItem): Fault | null {
  const left = setAside(turn);
  if (left <= 0) return null;
  return {
    cause: 'reserve_unsettled',
    amountMicroUsd: left,
    sentence: `${dollars(left)} are set aside for a turn, and neither charged nor released.`,
    since: turn.reservedAt ?? turn.changedAt,
  };
}

/** Told by a model that costs something, and no cost or no usage is recorded. */
function costMissing(turn: TurnItem, prices: ModelPrices): Fault | null {
  const { model, usage, providerCostMicroUsd } = turn;
  const price = model === null ? null : priceOf(model, prices);
  if (!hasWords(turn) || price === 'nothing') return null;
  const hasUsage = usage !== null && usage.input + usage.output > 0;
  const cost = providerCostMicroUsd ?? 0;
  if (hasUsage && cost > 0) return null;
  return {
    cause: 'provider_cost_missing',
    amountMicroUsd: cost > 0 || usage === null ? cost : costOf(usage, price),
    sentence: `It was told by ${model ?? 'a model without a name'}, and no ${cost > 0 ? 'usage' : 'cost'} is recorded.`,
    since: turn.outcomeAt ?? turn.changedAt,
  };
}

/** Whether no cost can be missing of what it told. */
export function costsNothing(model: string, prices: ModelPrices): boolean {
  return priceOf(model, prices) === 'nothing';
}

/** By the model's name with or without the date of its snapshot; null: not known. */
function priceOf(model: string, prices: ModelPrices): TokenPrices | 'nothing' | null {
  const name = [model, model.replace(/-\d{4}-\d{2}-\d{2}$/, '')].find((each) => Object.hasOwn(prices, each));
  const price = name === undefined ? undefined : prices[name];
  if (!price) return null;
  return Object.values(price).every((microUsd) => microUsd === 0) ? 'nothing' : price;
}

/** What it will have cost, rounded up; 0 when the price is not known. */
function costOf({ input, cachedInput, output }: TokensOfItem, price: TokenPrices | null): number {
  if (!price) return 0;
  const TOKENS_PER_PRICE = 1_000_000;
  return Math.ceil(
    ((input - cachedInput) * price.inputMicroUsd +
      cachedInput * price.cachedInputMicroUsd +
      output * price.outputMicroUsd) /
      TOKENS_PER_PRICE,
  );
}
