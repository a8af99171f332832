/** What operators read when a model has been probed: who answers, how, at what speed, and what follows. Pure. */
import type { AnswerForm } from '../model-dialect.js';
import { isSlowWriter, usualFirstWordsMs, type ModelPace, type ModelTimes } from '../../model-pace/index.js';

/** Tokens that an ordinary turn writes. */
const TURN_TOKENS = 600;

const forms: Readonly<Record<AnswerForm, string>> = {
  json_schema: 'in JSON by our schema',
  json_object_with_schema: 'in JSON with our schema beside it',
  json_object: 'in JSON',
  none: 'in plain text',
};

/** As a server's own documentation calls them. */
const lacks: Readonly<Record<string, string>> = {
  newTokenLimit: 'max_completion_tokens',
  usage: 'stream_options',
  cacheKey: 'prompt_cache_key',
  temperature: 'temperature',
  roleOrder: 'any order of roles',
  systemRole: 'the system role',
  streaming: 'streaming',
};

export interface ProbedAs {
  readonly asked: string;
  /** As it names itself. */
  readonly model: string;
  readonly baseUrl: string;
  readonly form: AnswerForm;
  readonly missing: readonly string[];
  readonly pace: ModelPace;
  readonly times: ModelTimes;
}

export function probeSentence({ asked, model, baseUrl, form, missing, pace, times }: ProbedAs): string {
  const turnMs = usualFirstWordsMs(pace, []) + (1_000 * TURN_TOKENS) / pace.writeTokensPerSecond;
  const named = model === asked ? model : `${asked} (it says ${model})`;
  const { host } = new URL(baseUrl);
  const without =
    missing.length === 0 ? '' : `, without ${missing.map((feature) => lacks[feature] ?? feature).join(', ')}`;
  return (
    `${named} at ${host} answers ${forms[form]}${without}; reads ${perSecond(pace.readTokensPerSecond)} and writes ` +
    `${perSecond(pace.writeTokensPerSecond)} tokens a second: an ordinary turn takes about ${seconds(turnMs)}${isSlowWriter(pace) ? ', one after the other' : ''}. Limits: first token ` +
    `${seconds(times.firstTokenMs)}, between pieces ${seconds(times.idleMs)}, in all ${seconds(times.totalMs)}, given up after ${seconds(times.abandonAfterMs)}`
  );
}

/** Which limits are set too short for such a pace, with what to set; empty: none. @param needed the limits that would follow */
export function tooShort(times: ModelTimes, needed: ModelTimes): string {
  return (Object.keys(variables) as (keyof ModelTimes)[])
    .filter((limit) => times[limit] < needed[limit])
    .map(
      (limit) =>
        `${variables[limit]}=${times[limit]} is too short for it: leave it out, or set ${needed[limit]}`,
    )
    .join('; ');
}

const variables: Readonly<Record<keyof ModelTimes, string>> = {
  firstTokenMs: 'MODEL_FIRST_TOKEN_TIMEOUT_MS',
  idleMs: 'MODEL_IDLE_TIMEOUT_MS',
  totalMs: 'MODEL_TOTAL_TIMEOUT_MS',
  abandonAfterMs: 'TURN_ABANDON_AFTER_MS',
};

function perSecond(tokens: number): string {
  return tokens >= 10 ? Math.round(tokens).toLocaleString('en') : tokens.toFixed(1);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(milliseconds < 10_000 ? 1 : 0)} s`;
}
