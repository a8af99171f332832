/** A language model of ours, asked for a turn at a server that a test plays. */
import { answerSchema } from '../../src/narration/answer-schema.js';
import type { PromptMessage } from '../../src/narration/build-prompt.js';
import type { DialectFacts } from '../../src/narration/model-dialect.js';
import { ModelCallFailed } from '../../src/narration/model-failure.js';
import { LanguageModel, type ModelAnswer, type ModelCall } from '../../src/narration/model.js';

/** As a prompt is: the story's opening comes before anything was done, and what is to be done better stands at the end. */
const messages: readonly PromptMessage[] = [
  { role: 'system', content: 'The rules.' },
  { role: 'assistant', content: 'The opening.' },
  { role: 'user', content: 'I rise.' },
  { role: 'assistant', content: 'You rise.' },
  { role: 'user', content: 'I speak.' },
  { role: 'system', content: 'The note.' },
];
/** As counted by us. */
export const INPUT_TOKENS = 1_234;

export function modelAt(baseUrl: string, knownDialect?: DialectFacts): LanguageModel {
  const model = new LanguageModel({
    baseUrl,
    apiKey: 'a key',
    model: 'asked-for',
    firstTokenTimeoutMs: 20_000,
    idleTimeoutMs: 20_000,
  });
  if (knownDialect) model.takeUp(knownDialect);
  return model;
}

export interface Asked extends ModelAnswer {
  /** What was passed on while it was written. */
  readonly pieces: readonly string[];
}

/** @throws ModelCallFailed */
export async function ask(model: LanguageModel, more: Partial<ModelCall> = {}): Promise<Asked> {
  const pieces: string[] = [];
  const answer = await model.answer({
    messages,
    inputTokens: INPUT_TOKENS,
    schema: answerSchema,
    maxOutputTokens: 1_000,
    cacheKey: 'game',
    timeLeftMs: 20_000,
    signal: new AbortController().signal,
    onText: (delta) => void pieces.push(delta),
    ...more,
  });
  return { ...answer, pieces };
}

/** What it fails with. @throws when it is answered */
export async function failureOf(
  model: LanguageModel,
  more: Partial<ModelCall> = {},
): Promise<ModelCallFailed> {
  try {
    await ask(model, more);
  } catch (error) {
    if (error instanceof ModelCallFailed) return error;
    throw error;
  }
  throw new Error('it was answered');
}

/** The sentence for the log. */
export function sentenceOf({ cause }: ModelCallFailed): string {
  return (cause as Error).message;
}
