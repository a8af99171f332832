/**
 * What servers with OpenAI's API understand differently. Everything is asked for at first; what a server complains about by name is
 * left out, or said in the older way, from then on, as long as the process lives.
 */
import type OpenAI from 'openai';
import { APIError } from 'openai';

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
type Feature = 'schema' | 'newTokenLimit' | 'usage' | 'cacheKey';

/** In a complaint of the server: its parameter's name, or how servers call it. */
const complaints: Readonly<Record<Feature, RegExp>> = {
  schema: /response_format|json_schema|structured output|guided/i,
  newTokenLimit: /max_completion_tokens/i,
  usage: /stream_options|include_usage/i,
  cacheKey: /prompt_cache_key/i,
};
const features = Object.keys(complaints) as Feature[];

export class ModelDialect {
  private readonly missing = new Set<Feature>();

  parameters({ schema, maxOutputTokens, cacheKey }: OptionalParameters): Partial<Streaming> {
    const known = (feature: Feature) => !this.missing.has(feature);
    return {
      ...(known('newTokenLimit')
        ? { max_completion_tokens: maxOutputTokens }
        : { max_tokens: maxOutputTokens }),
      ...(known('schema') ? { response_format: { type: 'json_schema', json_schema: schema } } : {}),
      ...(known('usage') ? { stream_options: { include_usage: true } } : {}),
      ...(known('cacheKey') ? { prompt_cache_key: cacheKey } : {}),
    };
  }

  /** True when the error says what the server does not understand and that was new: asking again is worth it. */
  learn(error: unknown): boolean {
    const { status, param } = error as { status?: number; param?: string | null };
    if (!(error instanceof APIError) || (status !== 400 && status !== 422)) return false;
    const said = `${param ?? ''} ${error.message}`;
    const learnt = features.filter((feature) => complaints[feature].test(said) && !this.missing.has(feature));
    for (const feature of learnt) this.missing.add(feature);
    return learnt.length > 0;
  }
}
