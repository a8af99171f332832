/**
 * One call to a language model: streaming chat completions, OpenAI's protocol.
 *
 * The client's own timeout covers only the headers and its retries also repeat quota errors, so both are ours: time limits to the
 * first token, between pieces and in all, and one call per call. An abort ends the client's loop quietly, so it is asked for.
 */
import type { TokenUsage } from '@rubicon/domain';
import OpenAI from 'openai';
import { NARRATIVE_CHARACTERS_MAX } from './answer-schema.js';
import type { PromptMessage } from './build-prompt.js';
import { CallWatch } from './call-watch.js';
import { countTokens } from './count-tokens.js';
import { errorsInOpenAisShape } from './error-shape.js';
import { ModelDialect, type AnswerForm, type OptionalParameters } from './model-dialect.js';
import { ModelCallFailed, modelFailureOf } from './model-failure.js';

const NAME_CHARACTERS_MAX = 200;
/** Nothing reads or writes so many tokens in one call: a provider that says so is mistaken, and the day's cap must not believe it. */
const TOKENS_MAX = 2_000_000;
/** Of thoughts, which are counted and not kept. */
const CHARACTERS_PER_TOKEN = 4;
/** A server that ignores the token limit is cut off here. */
const WRITTEN_CHARACTERS_MAX = 2 * NARRATIVE_CHARACTERS_MAX;

export interface ModelSettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** Milliseconds to the first token, and from one piece to the next. */
  readonly firstTokenTimeoutMs: number;
  readonly idleTimeoutMs: number;
}

export interface ModelCall extends OptionalParameters {
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
  /** True: it ended at the token limit, or without saying that it was the end. */
  readonly cutOff: boolean;
  /** What the model was asked for, as far as its server can be asked. */
  readonly form: AnswerForm;
  /** Milliseconds; null when there was none. */
  readonly firstTokenAfterMs: number | null;
}

export class LanguageModel {
  private readonly client: OpenAI;
  private dialect = new ModelDialect();

  constructor(private readonly settings: ModelSettings) {
    this.client = new OpenAI({
      baseURL: settings.baseUrl,
      apiKey: settings.apiKey,
      maxRetries: 0,
      fetch: errorsInOpenAisShape,
      // It would log pieces of the answer that it cannot read.
      logLevel: 'off',
    });
  }

  get name(): string {
    return this.settings.model;
  }

  /** @throws ModelCallFailed */
  async answer(call: ModelCall): Promise<ModelAnswer> {
    const { firstTokenTimeoutMs: firstTokenMs, idleTimeoutMs: idleMs } = this.settings;
    const watch = new CallWatch(call.signal, { firstTokenMs, idleMs, totalMs: call.timeLeftMs });
    let text = '';
    let model = this.settings.model;
    let reported: OpenAI.CompletionUsage | null = null;
    let finish: string | null = null;
    let refused = false;
    let form = this.dialect.form;
    /** Characters of what a thinking model wrote beside its answer. */
    let thought = 0;
    // Written text that the provider never accounted for was still written.
    const counted = (): TokenUsage => ({
      input: call.inputTokens,
      cachedInput: 0,
      output: countTokens(text) + Math.ceil(thought / CHARACTERS_PER_TOKEN),
    });
    const isSilent = () => text === '' && thought === 0;
    try {
      const opened = await this.open(call, watch.signal);
      form = opened.form;
      for await (const chunk of opened.chunks) {
        watch.alive();
        model = nameOf(chunk.model) ?? model;
        if (chunk.usage) reported = chunk.usage;
        const choice = chunk.choices[0];
        if (!choice) continue;
        if (choice.finish_reason) finish = choice.finish_reason;
        if (choice.delta.refusal) refused = true;
        const delta = choice.delta.content;
        if (!delta) {
          // A model that thinks before it speaks is at work.
          thought += reasoningOf(choice.delta).length;
          if (thought > 0) watch.written(thought + text.length);
          continue;
        }
        text += delta;
        watch.written(thought + text.length);
        call.onText(delta);
        if (text.length > WRITTEN_CHARACTERS_MAX) {
          this.dialect = this.dialect.afterAnswerOf(countTokens(text), call);
          throw new ModelCallFailed({ code: 'model_answer_malformed', usage: counted() });
        }
      }
    } catch (error) {
      if (!watch.signal.aborted) throw modelFailureOf(error, isSilent() ? null : counted());
    } finally {
      watch.end();
    }
    if (watch.timedOut)
      throw new ModelCallFailed({
        code: 'timed_out',
        retryable: watch.timedOut === 'idle',
        outage: watch.timedOut !== 'total',
        usage: isSilent() ? null : counted(),
      });
    const aborted = call.signal.aborted && finish === null;
    const usage = usageOf(reported) ?? counted();
    if (refused || finish === 'content_filter') throw new ModelCallFailed({ code: 'model_refused', usage });
    if (!aborted && finish === null && text === '')
      throw new ModelCallFailed({ code: 'model_unavailable', retryable: true, outage: true });
    const cutOff = finish === 'length' || finish === null;
    // Thoughts may count there; what was written alone shows whether the limit was heard.
    if (usage.output > call.maxOutputTokens)
      this.dialect = this.dialect.afterAnswerOf(countTokens(text), call);
    return { text, usage, model, aborted, cutOff, form, firstTokenAfterMs: watch.firstTokenAfterMs };
  }

  /** Asks again at once when the server says which of the parameters it does not know. */
  private async open(
    call: ModelCall,
    signal: AbortSignal,
  ): Promise<{ readonly form: AnswerForm; readonly chunks: AsyncIterable<OpenAI.ChatCompletionChunk> }> {
    const known = this.dialect;
    for (let dialect = known; ;) {
      try {
        const chunks = await this.client.chat.completions.create(
          {
            model: this.settings.model,
            messages: call.messages.map(({ role, content }) => ({ role, content })),
            ...dialect.parameters(call),
            stream: true,
          },
          { signal, timeout: call.timeLeftMs },
        );
        if (dialect !== known) this.dialect = dialect;
        return { form: dialect.form, chunks };
      } catch (error) {
        const learnt = dialect.learnt(error);
        if (!learnt) throw error;
        dialect = learnt;
      }
    }
  }
}

/** What servers of thinking models write beside the answer (vLLM, llama.cpp, Ollama: under one of two names). */
function reasoningOf(delta: object): string {
  const { reasoning_content: content, reasoning } = delta as Record<string, unknown>;
  return typeof content === 'string' ? content : typeof reasoning === 'string' ? reasoning : '';
}

/** Null for what can be none, whatever the API's types promise. */
function nameOf(model: unknown): string | null {
  return typeof model === 'string' && model !== '' && model.length <= NAME_CHARACTERS_MAX ? model : null;
}

/** Null when it never came or makes no sense. */
function usageOf(reported: OpenAI.CompletionUsage | null): TokenUsage | null {
  if (!reported) return null;
  const input = reported.prompt_tokens;
  const output = reported.completion_tokens;
  const cachedInput = Math.min(input, reported.prompt_tokens_details?.cached_tokens ?? 0);
  const sound = [input, output, cachedInput].every(
    (tokens) => Number.isInteger(tokens) && tokens >= 0 && tokens <= TOKENS_MAX,
  );
  return sound ? { input, cachedInput, output } : null;
}
