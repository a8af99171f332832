/**
 * Two calls that find out, before a player waits, in which dialect a model's server answers and at what speed: one of a few words, and one that
 * begins as every prompt of an era does, so that the server has read it when the first player comes.
 */
import { answerSchema } from '../answer-schema.js';
import type { PromptMessage } from '../build-prompt.js';
import { countTokens } from '../count-tokens.js';
import type { ModelAnswer, ModelCall } from '../model.js';
import { LEAST_TIMES, type ModelPace } from '../../model-pace/index.js';

/** How a probe begins; servers of tests know it by that. */
export const PROBE_WORDS = 'This is a probe, and no turn.';
const SHORT_ANSWER_TOKENS = 48;
const FEW_TOKENS = 4;
/** A server may load its model only now, and read for minutes, as long as it is there. */
const FIRST_TOKEN_WITHIN_MS = 900_000;
/** Where the clock is too coarse to tell. */
const SHORTEST_MS = 5;

export interface Probe {
  readonly pace: ModelPace;
  /** As the provider names it. */
  readonly model: string;
  readonly costMicroUsd: number;
}

export interface ProbedModel {
  answer(call: ModelCall): Promise<ModelAnswer>;
  costOf(usage: ModelAnswer['usage'], model: string): number;
}

/**
 * @param head the beginning of the prompts to come
 * @throws ModelCallFailed
 */
export async function probeModel(
  model: ProbedModel,
  head: readonly PromptMessage[],
  signal: AbortSignal,
): Promise<Probe> {
  const short = await timed(model, [], SHORT_ANSWER_TOKENS, signal);
  const long = await timed(model, head, FEW_TOKENS, signal);
  const latencyMs = short.firstTokenMs;
  const { input, cachedInput } = long.answer.usage;
  return {
    pace: {
      latencyMs,
      readTokensPerSecond: perSecond(input - cachedInput, long.firstTokenMs - latencyMs),
      writeTokensPerSecond: perSecond(short.tokens - 1, short.writingMs),
    },
    model: short.answer.model,
    costMicroUsd: [short, long].reduce(
      (sum, { answer }) => sum + model.costOf(answer.usage, answer.model),
      0,
    ),
  };
}

async function timed(
  model: ProbedModel,
  head: readonly PromptMessage[],
  maxOutputTokens: number,
  signal: AbortSignal,
) {
  const messages: PromptMessage[] = [
    ...head,
    {
      role: 'user',
      content: `${PROBE_WORDS} Answer with a JSON object whose "narrative" counts from one to thirty in words.`,
    },
  ];
  const startedAt = performance.now();
  let firstAt: number | null = null;
  let lastAt = startedAt;
  const answer = await model.answer({
    messages,
    inputTokens: messages.reduce((sum, { content }) => sum + countTokens(content), 0),
    schema: answerSchema,
    maxOutputTokens,
    cacheKey: 'probe',
    timeLeftMs: FIRST_TOKEN_WITHIN_MS + LEAST_TIMES.totalMs,
    times: { firstTokenMs: FIRST_TOKEN_WITHIN_MS, idleMs: LEAST_TIMES.totalMs },
    signal,
    onText: () => {
      lastAt = performance.now();
      firstAt ??= lastAt;
    },
  });
  return {
    answer,
    tokens: countTokens(answer.text),
    firstTokenMs: (firstAt ?? performance.now()) - startedAt,
    writingMs: lastAt - (firstAt ?? lastAt),
  };
}

function perSecond(tokens: number, milliseconds: number): number {
  return (1_000 * Math.max(1, tokens)) / Math.max(SHORTEST_MS, milliseconds);
}
