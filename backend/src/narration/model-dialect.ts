/**
 * What servers with OpenAI's API understand differently. Everything is asked for at first; what a server complains about by name, whatever
 * the status of its complaint, is left out, or said in the older way, from then on, as long as the process lives.
 *
 * The answer's form goes down a ladder: `json_schema`; `json_object` with the schema beside it (llama.cpp's server, Ollama's and older vLLM's
 * relatives); `json_object`; none. The prompt describes the form in words on every rung.
 */
import type OpenAI from 'openai';
import { APIConnectionError, APIError } from 'openai';

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
}

type Streaming = OpenAI.ChatCompletionCreateParamsStreaming;
type Feature = 'newTokenLimit' | 'usage' | 'cacheKey';

/** What the answer is asked to be. */
export type AnswerForm = 'json_schema' | 'json_object_with_schema' | 'json_object' | 'none';

const forms: readonly AnswerForm[] = ['json_schema', 'json_object_with_schema', 'json_object', 'none'];

/** In a complaint of the server: its parameter's name, or how servers call it. */
const complaints: Readonly<Record<Feature, RegExp>> = {
  newTokenLimit: /max_completion_tokens/i,
  usage: /stream_options|include_usage/i,
  cacheKey: /prompt_cache_key/i,
};
const features = Object.keys(complaints) as Feature[];
const COMPLAINT_OF_FORM = /response_format|json_schema|json_object|structured output|guided|grammar/i;
/** Statuses that are about the key, the model, or the moment, whatever words stand beside them. */
const UNTEACHING: ReadonlySet<number | undefined> = new Set([401, 402, 403, 404, 408, 409, 429]);
/** Counted by us, and so by another tokenizer: a limit so far exceeded was not heard. */
const OVER_THE_LIMIT = 1.5;

export class ModelDialect {
  private readonly missing = new Set<Feature>();
  private rung = 0;

  get form(): AnswerForm {
    return forms[this.rung]!;
  }

  parameters({ schema, maxOutputTokens, cacheKey }: OptionalParameters): Partial<Streaming> {
    const known = (feature: Feature) => !this.missing.has(feature);
    const format = formatOf(this.form, schema);
    return {
      ...(known('newTokenLimit')
        ? { max_completion_tokens: maxOutputTokens }
        : { max_tokens: maxOutputTokens }),
      ...(format ? { response_format: format } : {}),
      ...(known('usage') ? { stream_options: { include_usage: true } } : {}),
      ...(known('cacheKey') ? { prompt_cache_key: cacheKey } : {}),
    };
  }

  /**
   * True when the error says what the server does not understand and that was new: asking again is worth it.
   * @param asked the form that was asked for: of many calls at a time only the first one climbs down
   */
  learn(error: unknown, asked: AnswerForm): boolean {
    if (!(error instanceof APIError) || error instanceof APIConnectionError) return false;
    const { status, param } = error as { status?: number; param?: string | null };
    if (UNTEACHING.has(status)) return false;
    const said = `${param ?? ''} ${error.message}`;
    const learnt = features.filter((feature) => complaints[feature].test(said) && !this.missing.has(feature));
    for (const feature of learnt) this.missing.add(feature);
    if (!COMPLAINT_OF_FORM.test(said) || asked === 'none') return learnt.length > 0;
    if (asked === this.form) this.rung += 1;
    return true;
  }

  /** A server that does not know the newer limit may pass over it in silence: then it is said the older way. @param tokens of one answer */
  heardLimit(tokens: number, { maxOutputTokens }: Pick<OptionalParameters, 'maxOutputTokens'>): void {
    if (tokens > maxOutputTokens * OVER_THE_LIMIT) this.missing.add('newTokenLimit');
  }
}

function formatOf(form: AnswerForm, schema: ResponseSchema): Streaming['response_format'] | null {
  switch (form) {
    case 'json_schema':
      return { type: 'json_schema', json_schema: schema };
    case 'json_object_with_schema':
      // Not in OpenAI's own types: llama.cpp reads the schema here.
      return { type: 'json_object', schema: schema.schema } as Streaming['response_format'];
    case 'json_object':
      return { type: 'json_object' };
    case 'none':
      return null;
  }
}
