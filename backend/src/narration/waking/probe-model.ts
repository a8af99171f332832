/**
 * Two calls that find out, before a player waits, in which dialect a model's server answers and at what speed: one that no cache can hold, which is
 * timed, and one that begins as every prompt of an era does, so that the server has read it when the first player comes. Where the first word of
 * the timed one was long in coming, another one is timed: the server may have been at work for somebody who has gone (llama-cpp-python reads a
 * prompt to its end, whoever waits), and the quicker one is believed.
 */
import type { ModelPace } from '../../model-pace/index.js';
import { LEAST_TIMES } from '../../model-pace/index.js';
import { answerSchema } from '../answer-schema.js';
import type { ModelBill } from '../ask-models.js';
import type { PromptMessage } from '../build-prompt.js';
import { countTokens } from '../count-tokens.js';
import { ModelCallFailed } from '../model-failure.js';
import type { ModelAnswer, ModelCall } from '../model.js';

/** How a probe begins; servers of tests know it by that. */
export const PROBE_WORDS = 'This is a probe, and no turn.';
const TIMED_ANSWER_TOKENS = 48;
const FEW_TOKENS = 4;
/** A server may load its model only now, as long as it is there. */
const LOADED_WITHIN_MS = 300_000;
/** And read for minutes. */
const READ_WITHIN_MS = 900_000;
/** Where the clock is too coarse to tell. */
const SHORTEST_MS = 5;
/** To a first token, after which it is looked whether the server was only busy. */
const LONG_MS = 10_000;
/** Of the whole time: less was spent on writing only where all of it came at once. */
const LEAST_WRITING = 0.05;

export interface Probe {
  /** Null: it answers, and the answer tells no speed, as that of a model that thinks longer than a probe. */
  readonly pace: ModelPace | null;
  /** As the provider names it. */
  readonly model: string;
}

export interface ProbedModel {
  readonly name: string;
  answer(call: ModelCall): Promise<ModelAnswer>;
  costOf(usage: ModelAnswer['usage'], model: string): number;
}

export interface ProbePrompts {
  /** Some hundred tokens that nobody has sent before. */
  readonly unread: string;
  /** The beginning of the prompts to come. */
  readonly head: readonly PromptMessage[];
}

/** @throws ModelCallFailed, or the signal's reason */
export async function probeModel(
  model: ProbedModel,
  { unread, head }: ProbePrompts,
  bill: ModelBill,
  signal: AbortSignal,
): Promise<Probe> {
  const first = await asked(model, messageOf(unread), TIMED_ANSWER_TOKENS, LOADED_WITHIN_MS, bill, signal);
  const pace = first.answer && paceOf(first.answer, first.tookMs);
  const isLong = (first.answer?.firstTokenAfterMs ?? 0) > LONG_MS;
  const other = unread.split(' ').reverse().join(' ');
  const second = isLong
    ? await asked(model, messageOf(other), FEW_TOKENS, LOADED_WITHIN_MS, bill, signal)
    : null;
  await asked(model, [...head, ...messageOf('')], FEW_TOKENS, READ_WITHIN_MS, bill, signal);
  return {
    pace: pace && quickerReading(pace, second?.answer ? paceOf(second.answer, second.tookMs) : null),
    model: first.answer?.model ?? model.name,
  };
}

function quickerReading(pace: ModelPace, other: ModelPace | null): ModelPace {
  const readTokensPerSecond = Math.max(pace.readTokensPerSecond, other?.readTokensPerSecond ?? 0);
  return { ...pace, readTokensPerSecond };
}

/** The way there counts as reading: so that a limit is rather too long than too short. */
function paceOf({ text, usage, firstTokenAfterMs }: ModelAnswer, tookMs: number): ModelPace {
  const firstMs = firstTokenAfterMs ?? tookMs;
  const isAtOnce = tookMs - firstMs < LEAST_WRITING * tookMs;
  return {
    latencyMs: 0,
    readTokensPerSecond: perSecond(usage.input - usage.cachedInput, firstMs),
    writeTokensPerSecond: perSecond(countTokens(text) - 1, isAtOnce ? tookMs : tookMs - firstMs),
  };
}

function messageOf(unread: string): PromptMessage[] {
  const content = `${PROBE_WORDS} ${unread} Answer with a JSON object whose "narrative" counts from one to thirty in words.`;
  return [{ role: 'user', content }];
}

async function asked(
  model: ProbedModel,
  messages: readonly PromptMessage[],
  maxOutputTokens: number,
  firstTokenMs: number,
  bill: ModelBill,
  signal: AbortSignal,
): Promise<{ answer: ModelAnswer | null; tookMs: number }> {
  const startedAt = performance.now();
  try {
    const answer = await model.answer({
      messages,
      inputTokens: messages.reduce((sum, { content }) => sum + countTokens(content), 0),
      schema: answerSchema,
      maxOutputTokens,
      cacheKey: 'probe',
      timeLeftMs: firstTokenMs + LEAST_TIMES.totalMs,
      times: { firstTokenMs, idleMs: LEAST_TIMES.totalMs, isPaceJudged: false },
      signal,
      onText: () => undefined,
    });
    bill.costMicroUsd += model.costOf(answer.usage, answer.model);
    // A call that was broken off tells nothing.
    signal.throwIfAborted();
    return { answer, tookMs: performance.now() - startedAt };
  } catch (error) {
    if (!(error instanceof ModelCallFailed) || !error.usage) throw error;
    bill.costMicroUsd += model.costOf(error.usage, model.name);
    if (error.outage) throw error;
    // It wrote, though no answer: its limit ended its thoughts.
    return { answer: null, tookMs: performance.now() - startedAt };
  }
}

function perSecond(tokens: number, milliseconds: number): number {
  return (1_000 * Math.max(1, tokens)) / Math.max(SHORTEST_MS, milliseconds);
}
