/**
 * One call to the language model: streaming chat completions, OpenAI's protocol.
 *
 * The client's own timeout covers only the headers and its retries also repeat quota errors, so both are ours: time limits to the
 * first token, between pieces and in all, and one call per call. An abort ends the client's loop quietly, so it is asked for.
 */
import { turnTokenLimits, type TokenUsage } from '@rubicon/domain';
import OpenAI from 'openai';
import { answerSchema, NARRATIVE_CHARACTERS_MAX } from './answer-schema.js';
import type { PromptMessage } from './build-prompt.js';
import { countTokens } from './count-tokens.js';
import { ModelCallFailed, modelFailureOf } from './model-failure.js';

const IDLE_TIMEOUT_MS = 20_000;
/** A server that ignores the token limit is cut off here. */
const WRITTEN_CHARACTERS_MAX = 2 * NARRATIVE_CHARACTERS_MAX;

export interface ModelSettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  readonly firstTokenTimeoutMs: number;
}

export interface ModelCall {
  readonly messages: readonly PromptMessage[];
  /** As counted by us: used when the provider reports none. */
  readonly inputTokens: number;
  /** Milliseconds that are left for all of it. */
  readonly timeLeftMs: number;
  readonly signal: AbortSignal;
  onText(this: void, delta: string): void;
}

export interface ModelAnswer {
  readonly text: string;
  readonly usage: TokenUsage;
  /** What the provider says it was: may be more precise than what was asked for. */
  readonly model: string;
  /** True: `signal` was aborted before the end. */
  readonly aborted: boolean;
  /** True: cut off at the token limit. */
  readonly cutOff: boolean;
}

export class LanguageModel {
  private readonly client: OpenAI;

  constructor(private readonly settings: ModelSettings) {
    this.client = new OpenAI({ baseURL: settings.baseUrl, apiKey: settings.apiKey, maxRetries: 0 });
  }

  get name(): string {
    return this.settings.model;
  }

  /** @throws ModelCallFailed */
  async answer(call: ModelCall): Promise<ModelAnswer> {
    const watch = new Watch(call.signal, call.timeLeftMs, this.settings.firstTokenTimeoutMs);
    let text = '';
    let model = this.settings.model;
    let reported: OpenAI.CompletionUsage | null = null;
    let finish: string | null = null;
    let refused = false;
    // Written text that the provider never accounted for was still written.
    const counted = (): TokenUsage => ({
      input: call.inputTokens,
      cachedInput: 0,
      output: countTokens(text),
    });
    try {
      const stream = await this.client.chat.completions.create(
        {
          model: this.settings.model,
          messages: call.messages.map(({ role, content }) => ({ role, content })),
          max_completion_tokens: turnTokenLimits.maxOutputTokens,
          response_format: { type: 'json_schema', json_schema: answerSchema },
          stream: true,
          stream_options: { include_usage: true },
        },
        { signal: watch.signal, timeout: call.timeLeftMs },
      );
      for await (const chunk of stream) {
        watch.alive();
        if (chunk.model) model = chunk.model;
        if (chunk.usage) reported = chunk.usage;
        const choice = chunk.choices[0];
        if (!choice) continue;
        if (choice.finish_reason) finish = choice.finish_reason;
        if (choice.delta.refusal) refused = true;
        const delta = choice.delta.content;
        if (!delta) continue;
        watch.firstToken();
        text += delta;
        call.onText(delta);
        if (text.length > WRITTEN_CHARACTERS_MAX)
          throw new ModelCallFailed('model_answer_malformed', true, counted());
      }
    } catch (error) {
      if (!watch.signal.aborted) throw modelFailureOf(error, text === '' ? null : counted());
    } finally {
      watch.end();
    }
    if (watch.timedOut)
      throw new ModelCallFailed('timed_out', watch.timedOut === 'idle', text === '' ? null : counted());
    const aborted = call.signal.aborted && finish === null;
    const usage = usageOf(reported) ?? counted();
    if (refused || finish === 'content_filter') throw new ModelCallFailed('model_refused', false, usage);
    if (!aborted && finish === null && text === '') throw new ModelCallFailed('model_unavailable', true);
    return { text, usage, model, aborted, cutOff: finish === 'length' };
  }
}

/** One signal out of the caller's and three clocks. */
class Watch {
  timedOut: 'first_token' | 'idle' | 'total' | null = null;
  private readonly controller = new AbortController();
  private readonly total: NodeJS.Timeout;
  private waiting: NodeJS.Timeout;
  private idle: NodeJS.Timeout | null = null;
  private readonly onAbort = () => this.controller.abort();

  constructor(
    private readonly caller: AbortSignal,
    timeLeftMs: number,
    firstTokenTimeoutMs: number,
  ) {
    if (caller.aborted) this.controller.abort();
    else caller.addEventListener('abort', this.onAbort, { once: true });
    this.total = setTimeout(() => this.giveUp('total'), Math.max(0, timeLeftMs));
    this.waiting = setTimeout(() => this.giveUp('first_token'), firstTokenTimeoutMs);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  alive(): void {
    this.idle?.refresh();
  }

  firstToken(): void {
    if (this.idle) return;
    clearTimeout(this.waiting);
    this.idle = setTimeout(() => this.giveUp('idle'), IDLE_TIMEOUT_MS);
  }

  end(): void {
    clearTimeout(this.total);
    clearTimeout(this.waiting);
    if (this.idle) clearTimeout(this.idle);
    this.caller.removeEventListener('abort', this.onAbort);
  }

  private giveUp(reason: 'first_token' | 'idle' | 'total'): void {
    this.timedOut ??= reason;
    this.controller.abort();
  }
}

/** Null when it never came or makes no sense. */
function usageOf(reported: OpenAI.CompletionUsage | null): TokenUsage | null {
  if (!reported) return null;
  const input = reported.prompt_tokens;
  const output = reported.completion_tokens;
  const cachedInput = Math.min(input, reported.prompt_tokens_details?.cached_tokens ?? 0);
  const sound = [input, output, cachedInput].every((tokens) => Number.isSafeInteger(tokens) && tokens >= 0);
  return sound ? { input, cachedInput, output } : null;
}
