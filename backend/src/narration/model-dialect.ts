/**
 * What servers with OpenAI's API understand differently. Everything is asked for at first; what a server complains about by name, whatever
 * the status of its complaint, is left out, or said in the older way, from the first call on that was answered so, as long as the process lives.
 *
 * The answer's form goes down a ladder: `json_schema`; `json_object` with the schema beside it (llama.cpp's server, Ollama's and older vLLM's
 * relatives); `json_object`; none. The prompt describes the form in words on every rung. The roles go down one, too: any order; the system
 * message first and the others in turns; no system message.
 */
import type OpenAI from 'openai';
import { apiErrorOf, isTooLongFor, saidBy, statusOf } from './api-error.js';
import type { PromptMessage } from './build-prompt.js';
import { complaintsIn, features, type Feature } from './dialect-complaints.js';
import { inTurns } from './message-roles.js';

/** A JSON Schema as the API wants it. */
export interface ResponseSchema {
  readonly name: string;
  readonly strict: boolean;
  readonly schema: Record<string, unknown>;
}

export interface OptionalParameters {
  readonly schema: ResponseSchema;
  readonly maxOutputTokens: number;
  /** Calls with the same key have the same beginning: they are sent where it is cached. Nothing personal. */
  readonly cacheKey: string;
  /** What was told before is to be told in other words. */
  readonly isVaried?: boolean;
}

type RequestBody = Omit<OpenAI.ChatCompletionCreateParams, 'model'>;

/** What the answer is asked to be, from what asks most to what asks nothing. */
const forms = ['json_schema', 'json_object_with_schema', 'json_object', 'none'] as const;
export type AnswerForm = (typeof forms)[number];

/** What is known of a server, as plain data: can be stored and taken up again. */
export interface DialectFacts {
  readonly form: AnswerForm;
  readonly missing: readonly Feature[];
  /** The newer token limit was left out, and had to be taken back. */
  readonly needsNewerLimit: boolean;
  /** Whether plain text begins with thoughts that no tag announces; null: it has written none so far. */
  readonly unmarkedThoughts?: boolean | null;
}

/** Statuses that are about the key, the model, or the moment, whatever words stand beside them. */
const UNTEACHING: ReadonlySet<number | undefined> = new Set([401, 402, 403, 404, 408, 409, 429]);
/** Counted by us, and so by another tokenizer: a limit so far exceeded was not heard. */
const OVER_THE_LIMIT = 1.5;
/** Above what servers take by themselves (0.8 to 1). No penalty on what was written often: that is the signs of JSON, too. */
const VARIED_TEMPERATURE = 1.2;

interface Known {
  readonly missing: ReadonlySet<Feature>;
  readonly rung: number;
  readonly needsNewerLimit: boolean;
  readonly unmarkedThoughts: boolean | null;
}

const NOTHING_KNOWN: Known = {
  missing: new Set(),
  rung: 0,
  needsNewerLimit: false,
  unmarkedThoughts: null,
};

/** What is known of a server: immutable, so that each call learns for itself, and what it has learnt holds for others once it was answered. */
export class ModelDialect {
  constructor(private readonly known: Known = NOTHING_KNOWN) {}

  /** What it does not know of them, as they may be stored by another version, is passed over. */
  static of({ form, missing, needsNewerLimit, unmarkedThoughts = null }: DialectFacts): ModelDialect {
    return new ModelDialect({
      missing: new Set(features.filter((feature) => missing.includes(feature))),
      rung: Math.max(0, forms.indexOf(form)),
      needsNewerLimit,
      unmarkedThoughts,
    });
  }

  get facts(): DialectFacts {
    const { missing, needsNewerLimit, unmarkedThoughts } = this.known;
    return { form: this.form, missing: [...missing].sort(), needsNewerLimit, unmarkedThoughts };
  }

  get form(): AnswerForm {
    return forms[this.known.rung]!;
  }

  knows(feature: Feature): boolean {
    return !this.known.missing.has(feature);
  }

  request(
    messages: readonly PromptMessage[],
    { schema, maxOutputTokens, cacheKey, isVaried = false }: OptionalParameters,
  ): RequestBody {
    const format = formatOf(this.form, schema);
    const streams = this.knows('streaming');
    return {
      messages: this.messages(messages).map(({ role, content }) => ({ role, content })),
      ...(this.knows('newTokenLimit')
        ? { max_completion_tokens: maxOutputTokens }
        : { max_tokens: maxOutputTokens }),
      ...(format ? { response_format: format } : {}),
      ...(streams && this.knows('usage') ? { stream_options: { include_usage: true } } : {}),
      ...(this.knows('cacheKey') ? { prompt_cache_key: cacheKey } : {}),
      ...(isVaried && this.knows('temperature') ? { temperature: VARIED_TEMPERATURE } : {}),
      stream: streams,
    };
  }

  /** After a call that failed: as which it is worth making again; null when the error says nothing that is new. It ends: there are eleven things to learn. */
  learnt(error: unknown): ModelDialect | null {
    const answered = apiErrorOf(error);
    if (!answered) return null;
    const status = statusOf(answered);
    // A prompt that does not fit is told of with the limit's name.
    if (UNTEACHING.has(status) || isTooLongFor(answered)) return null;
    const complaints = complaintsIn(saidBy(answered), status);
    const { missing, rung, needsNewerLimit } = this.known;
    // The newer limit was left out: the older one is unknown, too.
    if (missing.has('newTokenLimit') && !needsNewerLimit && complaints.ofOlderLimit)
      return this.with({ missing: without(missing, 'newTokenLimit'), needsNewerLimit: true });
    const lacking = new Set(complaints.features);
    if (needsNewerLimit) lacking.delete('newTokenLimit');
    // They took turns already: then the system message is one too many.
    if (lacking.has('roleOrder') && missing.has('roleOrder')) lacking.add('systemRole');
    const unknown = [...lacking].filter((feature) => !missing.has(feature));
    const isOfForm = complaints.ofForm && this.form !== 'none';
    if (unknown.length === 0 && !isOfForm) return null;
    return this.with({ missing: new Set([...missing, ...unknown]), rung: isOfForm ? rung + 1 : rung });
  }

  /** A server that does not know the newer limit may pass over it in silence: then it is said the older way. @param tokens of one answer, counted by us */
  afterAnswerOf(
    tokens: number,
    { maxOutputTokens }: Pick<OptionalParameters, 'maxOutputTokens'>,
  ): ModelDialect {
    if (this.known.needsNewerLimit || tokens <= maxOutputTokens * OVER_THE_LIMIT) return this;
    return this.without('newTokenLimit');
  }

  /** It was asked for pieces and sent all of it at once: so there is no use in waiting for the first one. */
  afterWholeAnswer(): ModelDialect {
    return this.without('streaming');
  }

  /** @param unmarked null: the answer has not shown it. Once they were seen they are reckoned with for good. */
  afterThoughts(unmarked: boolean | null): ModelDialect {
    const { unmarkedThoughts } = this.known;
    if (unmarked === null || unmarkedThoughts === true || unmarkedThoughts === unmarked) return this;
    return this.with({ unmarkedThoughts: unmarked });
  }

  private messages(messages: readonly PromptMessage[]): readonly PromptMessage[] {
    if (!this.knows('systemRole')) return inTurns(messages, { keepsSystem: false });
    return this.knows('roleOrder') ? messages : inTurns(messages, { keepsSystem: true });
  }

  private without(feature: Feature): ModelDialect {
    if (!this.knows(feature)) return this;
    return this.with({ missing: new Set([...this.known.missing, feature]) });
  }

  private with(learnt: Partial<Known>): ModelDialect {
    return new ModelDialect({ ...this.known, ...learnt });
  }
}

function without(missing: ReadonlySet<Feature>, feature: Feature): ReadonlySet<Feature> {
  return new Set([...missing].filter((one) => one !== feature));
}

function formatOf(form: AnswerForm, schema: ResponseSchema): RequestBody['response_format'] | null {
  switch (form) {
    case 'json_schema':
      return { type: 'json_schema', json_schema: schema };
    case 'json_object_with_schema':
      // Not in OpenAI's own types: llama.cpp reads the schema here.
      return { type: 'json_object', schema: schema.schema } as RequestBody['response_format'];
    case 'json_object':
      return { type: 'json_object' };
    case 'none':
      return null;
  }
}
