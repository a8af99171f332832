/**
 * What a server complains of, read out of how servers word it. Each pattern stands for what one of them was seen to say; what is known of them
 * stands in docs/models.md.
 */

/** What a server may lack. */
export const features = [
  'newTokenLimit',
  'usage',
  'cacheKey',
  'temperature',
  'streaming',
  /** Any order of roles: then the system message comes first, and user and assistant take turns. */
  'roleOrder',
  'systemRole',
] as const;
export type Feature = (typeof features)[number];

export interface Complaints {
  readonly features: ReadonlySet<Feature>;
  /** The form that the answer was asked to have. */
  readonly ofForm: boolean;
  /** The limit in its older way. */
  readonly ofOlderLimit: boolean;
}

const patterns: Readonly<Record<Feature, RegExp>> = {
  newTokenLimit: /max_completion_tokens/i,
  usage: /stream[_ ]options|include_usage/i,
  cacheKey: /prompt_cache_key/i,
  // OpenAI of its thinking models: "Unsupported value: 'temperature' does not support 1.2 with this model."
  temperature: /\btemperature\b/i,
  // OpenAI of o1: "'stream' does not support true"; of organisations: "must be verified to stream this model".
  streaming: anyOf(
    /\bstream(?:ing)?\b['"`]?(?:=true)?(?: mode| responses?| requests?)?(?: (?:is|are))? not (?:yet |currently )?(?:supported|implemented|available|allowed|enabled)/,
    /['"`]?\bstream['"`]? does not support true/,
    /(?:does not|doesn't|cannot|can't)(?: support)? stream(?:ing)?\b(?![_ ]options)/,
    /verified to stream\b/,
    /\bstream\b.{0,40}should be false/,
  ),
  // The chat templates of Mistral, Gemma 3 and Qwen 3.5 (llama.cpp, vLLM, LM Studio), and Mistral's and Perplexity's own servers.
  roleOrder: anyOf(
    /\bmust alternate\b|should be alternating/,
    /system['"`]? (?:message|role)s? (?:must|should|can only) (?:be|come|appear)/,
    /\b(?:first|last) message must|expected last role|unexpected role/,
    /(?:multiple|only one) system messages?/,
  ),
  // The chat templates of Gemma 1 and 2 and of Ministral; OpenAI of o1: "'messages[0].role' does not support 'system'".
  systemRole: anyOf(
    /system (?:role|message|prompt)s? (?:is |are )?not (?:supported|allowed)/,
    /does(?: not|n't) support (?:the )?['"`]?system\b/,
    /only user,? (?:and )?assistant\b[^.]*\broles are supported/,
  ),
};
const FORM =
  /response_format|json_schema|json_object|structured output|\bguided[_ ](?:json|decoding|grammar)/i;
/** An error of the server itself must name it: it may be of the moment. */
const FORM_AT_5XX = /response_format|json_schema|json_object/i;
const OLDER_LIMIT = /\bmax_tokens\b/i;

export function complaintsIn(said: string, status: number | undefined): Complaints {
  return {
    features: new Set(features.filter((feature) => patterns[feature].test(said))),
    ofForm: ((status ?? 0) >= 500 ? FORM_AT_5XX : FORM).test(said),
    ofOlderLimit: OLDER_LIMIT.test(said),
  };
}

function anyOf(...some: readonly RegExp[]): RegExp {
  return new RegExp(some.map(({ source }) => source).join('|'), 'i');
}
