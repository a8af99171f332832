/**
 * Calls to a language model: chat completions, OpenAI's protocol, streamed where the server can.
 *
 * The client's own timeout covers only the headers and its retries also repeat quota errors, so both are ours: time limits to the
 * first token, between pieces and in all, and one call per call. An abort ends the client's loop quietly, so it is asked for.
 */
import type { TokenUsage } from '@rubicon/domain';
import OpenAI from 'openai';
import type { PromptMessage } from './build-prompt.js';
import { apiErrorOf } from './api-error.js';
import { CallWatch, type CallTimes } from './call-watch.js';
import { countTokens } from './count-tokens.js';
import { endlessness } from './endlessness.js';
import {
  ModelDialect,
  type AnswerForm,
  type DialectFacts,
  type OptionalParameters,
} from './model-dialect.js';
import { ModelCallFailed, modelFailureOf, outOfTime } from './model-failure.js';
import { isServerThere } from './is-server-there.js';
import { readPiece } from './read-piece.js';
import { SideBySide } from './side-by-side.js';
import { serverFetch } from './server-fetch.js';
import { whatWentWrong } from './what-went-wrong.js';
import { WrittenAnswer } from './written-answer.js';

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
  /** In place of those of the settings. */
  readonly times?: Pick<CallTimes, 'firstTokenMs' | 'idleMs' | 'isPaceJudged'>;
  readonly signal: AbortSignal;
  /** What may turn out to be thoughts is not passed before it has turned out not to be. */
  onText(this: void, delta: string): void;
}

export interface ModelAnswer {
  /** When it was aborted: no more than what was passed to `onText`. */
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

/** One request of a call. */
interface Asking {
  readonly dialect: ModelDialect;
  readonly written: WrittenAnswer;
  readonly watch: CallWatch;
  readonly times: CallTimes;
  /** Of all requests that this process made of the server. */
  readonly number: number;
}

export class LanguageModel {
  private readonly client: OpenAI;
  private dialect = new ModelDialect();
  private readonly sideBySide = new SideBySide();

  constructor(private readonly settings: ModelSettings) {
    this.client = new OpenAI({
      baseURL: settings.baseUrl,
      apiKey: settings.apiKey,
      maxRetries: 0,
      fetch: serverFetch,
      // It would log pieces of the answer that it cannot read.
      logLevel: 'off',
    });
  }

  get name(): string {
    return this.settings.model;
  }

  /** What its server has taught so far, as data that can be stored, and taken up after a restart. */
  dialectFacts(): DialectFacts {
    return this.dialect.facts;
  }

  /** Whether its server tells several answers side by side, as far as is known. */
  get takesParallelCalls(): boolean {
    return !this.sideBySide.isOneAtATime;
  }

  /** As what another narrator has learnt of the same server. */
  takeUp(facts: DialectFacts): void {
    this.dialect = ModelDialect.of(facts);
  }

  /** Asks again at once when the server says what it does not understand. @throws ModelCallFailed */
  async answer(call: ModelCall): Promise<ModelAnswer> {
    const endsAt = performance.now() + call.timeLeftMs;
    const known = this.dialect;
    for (let dialect = known; ;) {
      const asking = this.asking(call, dialect, endsAt - performance.now());
      const learnt = await this.ask(call, asking, known);
      if (!learnt) return this.answerOf(call, asking);
      dialect = learnt;
    }
  }

  private asking(call: ModelCall, dialect: ModelDialect, timeLeftMs: number): Asking {
    const { firstTokenTimeoutMs, idleTimeoutMs, model, baseUrl } = this.settings;
    const { firstTokenMs, idleMs, isPaceJudged } = call.times ?? {
      firstTokenMs: firstTokenTimeoutMs,
      idleMs: idleTimeoutMs,
      isPaceJudged: true,
    };
    // What does not stream comes at the end.
    const waits = dialect.knows('streaming') ? firstTokenMs : timeLeftMs;
    const times = { firstTokenMs: waits, idleMs, totalMs: timeLeftMs, isPaceJudged };
    const { unmarkedThoughts = null } = dialect.facts;
    const { inputTokens, onText } = call;
    return {
      number: this.sideBySide.begins(),
      dialect,
      times,
      watch: new CallWatch(call.signal, times, () => isServerThere(baseUrl)),
      written: new WrittenAnswer({ inputTokens, model, unmarkedThoughts, onText }),
    };
  }

  /** @param known before the call @returns the dialect in which to ask again; null: it was answered, or ended */
  private async ask(
    call: ModelCall,
    { dialect, number, written, watch, times }: Asking,
    known: ModelDialect,
  ): Promise<ModelDialect | null> {
    try {
      const events = await this.client.post<AsyncIterable<unknown>>('/chat/completions', {
        body: { model: this.settings.model, ...dialect.request(call.messages, call) },
        // How the client is to read it, whether the server streams or not.
        stream: true,
        signal: watch.signal,
        // Whole milliseconds, or the client complains.
        timeout: Math.max(1, Math.ceil(times.totalMs)),
      });
      let isEndedByUs = false;
      for await (const event of events) {
        watch.alive();
        written.add(readPiece(event));
        // It was answered so. What another call has learnt meanwhile stands.
        if (this.dialect === known) this.dialect = dialect;
        if (written.characters > 0) {
          if (watch.firstTokenAfterMs === null) this.sideBySide.isHeard(number);
          watch.written(written.characters);
        }
        const endless = endlessness(written, call.maxOutputTokens);
        isEndedByUs = endless?.isRead ?? false;
        if (isEndedByUs) break;
        if (endless) throw this.endlessAnswer(call, written, endless.sentence);
      }
      if (!watch.signal.aborted) {
        if (!isEndedByUs && written.isBrokenOff && this.sideBySide.isOvertaken(number))
          throw this.endedInItsMidst(number, written);
        written.end();
        this.sideBySide.isTold(number);
      }
    } catch (error) {
      if (!watch.signal.aborted) {
        const learnt = written.characters === 0 ? dialect.learnt(error) : null;
        if (learnt) return learnt;
        const isBroken = !(error instanceof ModelCallFailed) && !apiErrorOf(error);
        if (isBroken) this.sideBySide.brokeOff(number);
        throw await this.failureOf(error, written, call.signal);
      }
    } finally {
      watch.end();
    }
    if (watch.timedOut) throw outOfTime(watch.timedOut, times, written.usageSoFar);
    return null;
  }

  private answerOf(call: ModelCall, { dialect, written, watch }: Asking): ModelAnswer {
    const { finish, model, usage } = written;
    const aborted = call.signal.aborted && finish === null;
    if (written.isRefusal || finish === 'content_filter')
      throw new ModelCallFailed(
        { code: 'model_refused', usage },
        new Error(`${written.isRefusal ? 'the model' : 'the provider’s filter'} refused the answer`),
      );
    if (!aborted && finish === null && written.text === '')
      throw new ModelCallFailed(
        { code: 'model_unavailable', retryable: true, outage: true, usage: written.usageSoFar },
        new Error('the model’s server closed the stream without a word of an answer'),
      );
    if (finish === 'length' && written.text === '' && written.thoughts !== '')
      throw new ModelCallFailed(
        { code: 'model_answer_malformed', usage },
        new Error('the model thinks up to the token limit and writes no answer: raise TURN_OUTPUT_TOKENS'),
      );
    const cutOff = finish === 'length' || finish === null;
    if (!aborted) this.learnFrom(written, call, cutOff);
    return {
      text: aborted ? written.shown : written.text,
      usage,
      model,
      aborted,
      cutOff,
      form: dialect.form,
      firstTokenAfterMs: watch.firstTokenAfterMs,
    };
  }

  private learnFrom(written: WrittenAnswer, call: ModelCall, cutOff: boolean): void {
    // Thoughts may count there; what was written alone shows whether the limit was heard.
    if (written.usage.output > call.maxOutputTokens)
      this.dialect = this.dialect.afterAnswerOf(countTokens(written.text), call);
    if (written.isWhole) this.dialect = this.dialect.afterWholeAnswer();
    const unmarked = written.hadUnmarkedThoughts;
    // What was cut off may have ended among its thoughts.
    this.dialect = this.dialect.afterThoughts(unmarked === false && cutOff ? null : unmarked);
  }

  private endedInItsMidst(number: number, written: WrittenAnswer): ModelCallFailed {
    this.sideBySide.brokeOff(number);
    return new ModelCallFailed(
      { code: 'model_unavailable', retryable: true, usage: written.usageSoFar },
      new Error('the model’s server ended an answer in its midst when another call had come'),
    );
  }

  private endlessAnswer(call: ModelCall, written: WrittenAnswer, sentence: string): ModelCallFailed {
    this.dialect = this.dialect.afterAnswerOf(countTokens(written.text), call);
    return new ModelCallFailed(
      { code: 'model_answer_malformed', usage: written.counted },
      new Error(sentence),
    );
  }

  private async failureOf(
    error: unknown,
    written: WrittenAnswer,
    signal: AbortSignal,
  ): Promise<ModelCallFailed> {
    if (error instanceof ModelCallFailed) return error;
    const sentence = await whatWentWrong(error, this.settings, written.characters, signal);
    return modelFailureOf(error, { usage: written.usageSoFar, sentence });
  }
}
