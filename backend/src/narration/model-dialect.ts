/**
 * What servers with OpenAI's API understand differently. Everything is asked for at first; what a server complains about by name, whatever
 * the status of its complaint, is left out, or said in the older way, from the first call on that was answered so, as long as the process lives.
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

/** In a complaint of the server: its parameter's name. */
const complaints: Readonly<Record<Feature, RegExp>> = {
  newTokenLimit: /max_completion_tokens/i,
  usage: /stream_options|include_usage/i,
  cacheKey: /prompt_cache_key/i,
};
const features = Object.keys(complaints) as Feature[];
const COMPLAINT_OF_FORM =
  /response_format|json_schema|json_object|structured output|\bguided[_ ](?:json|decoding|grammar)/i;
/** An error of the server itself must name it: it may be of the moment. */
const COMPLAINT_OF_FORM_AT_5XX = /response_format|json_schema|json_object/i;
/** Where the newer limit was left out: the older one is unknown, too. */
const COMPLAINT_OF_OLDER_LIMIT = /\bmax_tokens\b/i;
/** Statuses that are about the key, the model, or the moment, whatever words stand beside them. */
const UNTEACHING: ReadonlySet<number | undefined> = new Set([401, 402, 403, 404, 408, 409, 429]);
/** Counted by us, and so by another tokenizer: a limit so far exceeded was not heard. */
const OVER_THE_LIMIT = 1.5;

interface Known {
  readonly missing: ReadonlySet<Feature>;
  readonly rung: number;
  /** The newer limit was left out, and had to be taken back. */
  readonly needsNewerLimit: boolean;
}

/** What is known of a server: immutable, so that each call learns for itself, and what it has learnt holds for others once it was answered. */
export class ModelDialect {
  constructor(private readonly known: Known = { missing: new Set(), rung: 0, needsNewerLimit: false }) {}

  get form(): AnswerForm {
    return forms[this.known.rung]!;
  }

  parameters({ schema, maxOutputTokens, cacheKey }: OptionalParameters): Partial<Streaming> {
    const known = (feature: Feature) => !this.known.missing.has(feature);
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

  /** After a call that failed: as which it is worth making again; null when the error says nothing that is new. It ends: there are seven things to learn. */
  learnt(error: unknown): ModelDialect | null {
    if (!(error instanceof APIError) || error instanceof APIConnectionError) return null;
    const { status, param } = error as { status?: number; param?: string | null };
    if (UNTEACHING.has(status)) return null;
    const said = `${param ?? ''} ${error.message}`;
    const { missing, rung, needsNewerLimit } = this.known;
    if (missing.has('newTokenLimit') && !needsNewerLimit && COMPLAINT_OF_OLDER_LIMIT.test(said))
      return new ModelDialect({ missing: without(missing, 'newTokenLimit'), rung, needsNewerLimit: true });
    const unknown = features.filter(
      (feature) =>
        complaints[feature].test(said) &&
        !missing.has(feature) &&
        !(feature === 'newTokenLimit' && needsNewerLimit),
    );
    const ofForm = (status ?? 0) >= 500 ? COMPLAINT_OF_FORM_AT_5XX : COMPLAINT_OF_FORM;
    const isOfForm = ofForm.test(said) && this.form !== 'none';
    if (unknown.length === 0 && !isOfForm) return null;
    return new ModelDialect({
      missing: new Set([...missing, ...unknown]),
      rung: isOfForm ? rung + 1 : rung,
      needsNewerLimit,
    });
  }

  /** A server that does not know the newer limit may pass over it in silence: then it is said the older way. @param tokens of one answer, counted by us */
  afterAnswerOf(
    tokens: number,
    { maxOutputTokens }: Pick<OptionalParameters, 'maxOutputTokens'>,
  ): ModelDialect {
    const { missing, needsNewerLimit } = this.known;
    if (needsNewerLimit || missing.has('newTokenLimit') || tokens <= maxOutputTokens * OVER_THE_LIMIT)
      return this;
    return new ModelDialect({ ...this.known, missing: new Set([...missing, 'newTokenLimit']) });
  }
}

function without(features: ReadonlySet<Feature>, feature: Feature): ReadonlySet<Feature> {
  return new Set([...features].filter((one) => one !== feature));
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
