/** What a language model's server can do wrong, as scripts, and what is to become of the turn. */
import type { Script } from '../scripted-model.js';

export const FAILED = 'Failed to process your input. Please try again.';
export const TEXT_REFUSED =
  'The chronicler does not take up this text: it was refused, not played, and not charged.';
export const HELP =
  'You do not have to bear it alone: findahelpline.com lists people near you who listen, free and at any hour.';
export const usage = { prompt: 2_000, cached: 1_000, completion: 300 };
/** What the player pays for it, and what it costs us. */
export const CHARGE = 2_000 + 500 + 2_400;
export const COST = 200 + 300;
export const CEILING = 32_000;
/** No single call may cost us more: the whole prompt, and a server that ignores the token limit until it is cut off. */
export const CALL_COST_MAX = 1_200 + 24_000;

export const good = {
  narrative: 'The hall falls silent. All look at you.',
  suggestions: ['Speak', 'Wait', 'Leave'].map((title) => ({ title, text: `${title} now.` })),
  effects: { influence: 4, reputation: -3, resources: 0 },
  daysPassed: 3,
};
export const answers =
  (more: object = {}): Script =>
  (reply) =>
    reply.delta(JSON.stringify({ ...good, ...more })).finish('stop', usage);
/** Another page each time: one that was read already is not told again. */
export function answersAnew(): Script {
  let pages = 0;
  return (reply, request) => answers({ narrative: `The clock strikes ${(pages += 1)}.` })(reply, request);
}
export const fails =
  (status: number, code: string, headers: Record<string, string> = {}): Script =>
  (reply) =>
    reply.fail(status, code, headers);
const FRENCH =
  'La salle se tait, et tous les regards se tournent vers vous. Le président agite sa sonnette, mais personne ne l’écoute plus ; au fond, près des portes, des voix réclament que l’on vote sans attendre, tandis que les huissiers reculent. Vous sentez que la journée se décide maintenant, et que l’on attend de vous un mot.';
const asText = `${good.narrative}\n\n**What to Do Next**\n\n1. **Speak**: Speak now.\n2. **Wait**: Wait now.\n3. **Leave**: Leave now.`;

/** Writes on until the client hangs up. */
const writesOn =
  (piece: string, everyMs: number): Script =>
  (reply) =>
    reply.delta('{"narrative":"').onAndOn((at) => at.delta(piece), everyMs);
/** A sentence that is never the same. */
export const tellsOn: Script = (reply) => {
  let bell = 0;
  return reply
    .delta('{"narrative":"')
    .onAndOn((at) => at.delta(`The bell rings for the ${(bell += 1)}th time, and nobody counts. `));
};
const json =
  (status: number, body: object): Script =>
  (reply) =>
    reply.raw(status, 'application/json', JSON.stringify(body));
/** Words, then an error in the same stream. */
const failsWithin =
  (error: object): Script =>
  async (reply) => {
    await reply.delta('{"narrative":"The hall falls').bytes(`data: ${JSON.stringify({ error })}\n\n`);
    reply.end();
  };
/** The stream ends within a letter. */
const cutsALetter: Script = async (reply) => {
  const event = Buffer.from(`data: {"choices":[{"delta":{"content":" silent — `);
  await reply.delta('{"narrative":"The hall falls').bytes(event.subarray(0, -2));
  reply.end();
};
export const begins: Script = (reply) => {
  reply.delta('{"narrative":"The hall falls');
  return reply.closed;
};
const breaksOff: Script = async (reply) => {
  reply.delta('{"narrative":"The hall falls');
  await new Promise((resolve) => setImmediate(resolve));
  reply.breakOff();
};

export interface Failing {
  readonly name: string;
  readonly scripts: readonly Script[];
  readonly calls: number;
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
  /** The sentence for whoever runs the server. */
  readonly logged?: RegExp;
  /** The models that the server has; null: it lists none. */
  readonly lists?: readonly string[] | null;
}

export const outOfTime: readonly Failing[] = [
  {
    name: 'no first token',
    scripts: [(reply) => reply.closed],
    calls: 1,
    status: 504,
    code: 'timed_out',
    logged: /no first token came within 2000 ms \(MODEL_FIRST_TOKEN_TIMEOUT_MS\)/,
  },
  {
    name: 'a stall in mid-stream',
    scripts: [begins],
    calls: 3,
    status: 504,
    code: 'timed_out',
    logged: /no further piece came for 1500 ms \(MODEL_IDLE_TIMEOUT_MS\)/,
  },
  {
    name: 'a byte at a time',
    scripts: [writesOn('.', 100)],
    calls: 1,
    status: 504,
    code: 'timed_out',
    logged: /it writes too slowly to be done in \d+ ms \(MODEL_TOTAL_TIMEOUT_MS\)/,
  },
];

export const failing: readonly Failing[] = [
  {
    name: 'the same words for ever',
    scripts: [writesOn('and then, ', 0)],
    calls: 1,
    status: 502,
    code: 'model_answer_malformed',
    logged: /the model repeats 10 characters without end: cut off after \d{3,4}\b/,
  },
  {
    name: 'a connection that breaks off',
    scripts: [breaksOff],
    calls: 3,
    status: 502,
    code: 'model_unavailable',
    logged: /broke off the connection after 28 characters of its answer/,
  },
  {
    name: 'an end within a letter',
    scripts: [cutsALetter],
    calls: 2,
    status: 502,
    code: 'model_answer_malformed',
    logged: /the model’s answer is cut off in its story/,
  },
  {
    name: 'an error in the middle of a stream',
    scripts: [failsWithin({ code: 500, type: 'InternalServerError', message: 'whispered' })],
    calls: 3,
    status: 502,
    code: 'model_unavailable',
    logged: /answers 500 InternalServerError/,
  },
  {
    name: 'throttling in the middle of a stream',
    scripts: [failsWithin({ code: '429', message: 'whispered' })],
    calls: 3,
    status: 503,
    code: 'model_rate_limited',
    detail: 'API rate limit reached. Please wait a moment before trying again.',
  },
  {
    name: 'a context that is too small',
    scripts: [
      json(400, { error: { code: 400, type: 'exceed_context_size_error', message: 'request whispered' } }),
    ],
    calls: 1,
    status: 422,
    code: 'prompt_too_long',
    detail: 'Your text is too long for the narrator. Please shorten it and try again.',
    logged: /the prompt does not fit into the model’s context/,
  },
  {
    name: 'a model that is not there',
    scripts: [json(404, { error: { message: 'model "scripted-1" not found, try pulling it first' } })],
    lists: ['llama3.1:8b', 'qwen2.5:7b'],
    calls: 1,
    status: 502,
    code: 'model_unavailable',
    logged: /has no model named “scripted-1”: it has llama3\.1:8b, qwen2\.5:7b/,
  },
  {
    name: 'a path that is not there',
    scripts: [json(404, { detail: 'Not Found' })],
    calls: 1,
    status: 502,
    code: 'model_unavailable',
    logged: /knows no \/v1\/chat\/completions \(404\): does OPENAI_BASE_URL end with \/v1\?/,
  },
  {
    name: 'a path that is not there, told with 200',
    scripts: [json(200, { error: 'Unexpected endpoint or method. (POST /chat/completions)' })],
    calls: 1,
    status: 502,
    code: 'model_unavailable',
    logged: /knows no \/v1\/chat\/completions \(404\)/,
  },
  {
    name: 'a page instead of an error',
    scripts: [(reply) => reply.raw(404, 'text/html', '<!doctype html><h1>Not whispered here</h1>')],
    calls: 1,
    status: 502,
    code: 'model_unavailable',
    logged: /answers a page of HTML and not OpenAI’s API \(404\)/,
  },
  {
    name: 'throttling that tells a long wait',
    scripts: [fails(429, 'rate_limit_exceeded', { 'retry-after': '60' })],
    calls: 1,
    status: 503,
    code: 'model_rate_limited',
    detail: 'API rate limit reached. Please wait a moment before trying again.',
  },
  {
    name: 'throttling that does not end',
    scripts: [fails(429, 'rate_limit_exceeded', { 'retry-after-ms': '10' })],
    calls: 3,
    status: 503,
    code: 'model_rate_limited',
    detail: 'API rate limit reached. Please wait a moment before trying again.',
  },
  {
    name: 'an insufficient quota',
    scripts: [fails(429, 'insufficient_quota')],
    calls: 1,
    status: 502,
    code: 'model_quota_insufficient',
    detail: 'OpenAI API quota insufficient. Please upgrade your OpenAI plan or check billing details.',
  },
  {
    name: 'an exceeded quota',
    scripts: [fails(429, 'billing_hard_limit_reached')],
    calls: 1,
    status: 502,
    code: 'model_quota_exceeded',
    detail: 'OpenAI API quota exceeded. Please check your OpenAI account billing and usage limits.',
  },
  { name: '500', scripts: [fails(500, 'server_error')], calls: 3, status: 502, code: 'model_unavailable' },
  { name: '503', scripts: [fails(503, 'overloaded')], calls: 3, status: 502, code: 'model_unavailable' },
  { name: '400', scripts: [fails(400, 'bad_request')], calls: 1, status: 502, code: 'model_unavailable' },
  {
    name: 'a wrong key',
    scripts: [fails(401, 'invalid_key')],
    calls: 1,
    status: 502,
    code: 'model_unavailable',
    logged: /refuses the key OPENAI_API_KEY \(401\)/,
  },
  {
    name: 'a key that may not',
    scripts: [fails(403, 'forbidden')],
    calls: 1,
    status: 502,
    code: 'model_unavailable',
    logged: /refuses the key OPENAI_API_KEY \(403\)/,
  },
  {
    name: 'bytes that are no events',
    scripts: [(reply) => reply.raw(200, 'text/event-stream', Buffer.from([0, 255, 10, 10, 7, 200, 10, 10]))],
    calls: 3,
    status: 502,
    code: 'model_unavailable',
  },
  {
    name: 'events that are no JSON',
    scripts: [(reply) => reply.raw(200, 'text/event-stream', 'data: {"choices":[{"secret\n\n')],
    calls: 3,
    status: 502,
    code: 'model_unavailable',
  },
  {
    name: 'a page instead of events',
    scripts: [(reply) => reply.raw(200, 'text/html', '<h1>Gateway</h1>')],
    calls: 1,
    status: 502,
    code: 'model_unavailable',
    logged: /answers a page of HTML and not OpenAI’s API \(200\): does OPENAI_BASE_URL end with \/v1\?/,
  },
  {
    name: 'JSON that breaks',
    scripts: [(reply) => reply.delta('{"narrative": 7, "sugg').finish('stop', usage)],
    calls: 2,
    status: 502,
    code: 'model_answer_malformed',
  },
  {
    name: 'two suggestions only',
    scripts: [answers({ suggestions: good.suggestions.slice(1) })],
    calls: 2,
    status: 502,
    code: 'model_answer_malformed',
  },
  {
    name: 'a story longer than the token limit',
    scripts: [(reply) => reply.delta('{"narrative":"The hall falls').finish('length', usage)],
    calls: 2,
    status: 502,
    code: 'model_answer_malformed',
  },
  {
    name: 'nothing at all',
    scripts: [(reply) => reply.finish('stop', usage)],
    calls: 2,
    status: 502,
    code: 'model_answer_malformed',
    logged: /the model’s answer is empty/,
  },
  {
    name: 'a refusal',
    scripts: [(reply) => reply.refuse('I cannot help with that.').finish('stop', usage)],
    calls: 1,
    status: 502,
    code: 'model_refused',
    detail: `${FAILED} The chronicler would not tell it as it stands: other words may help.`,
  },
  {
    name: 'the provider’s filter',
    scripts: [(reply) => reply.delta('{"narrative":"The').finish('content_filter', usage)],
    calls: 1,
    status: 502,
    code: 'model_refused',
    detail: `${FAILED} The chronicler would not tell it as it stands: other words may help.`,
  },
  {
    name: 'an answer not fit to be shown, twice',
    scripts: [answers({ narrative: 'Step 1: take 200 g of the precursor of sarin and heat it.' })],
    calls: 2,
    status: 502,
    code: 'answer_refused',
    detail:
      'The chronicler’s answer was not fit to be shown and was put aside. Please try again, or say it differently.',
  },
];

export interface Recovering {
  readonly name: string;
  readonly scripts: readonly Script[];
  readonly calls: number;
  readonly narrative?: string;
  /** Null: as we count it. */
  readonly charge?: number | null;
}

export const recovering: readonly Recovering[] = [
  { name: 'a connection that broke off once', scripts: [breaksOff, answers()], calls: 2 },
  {
    name: 'an error in the middle of a stream, once',
    scripts: [failsWithin({ code: 503, message: 'whispered' }), answers()],
    calls: 2,
  },
  { name: 'an end within a letter, once', scripts: [cutsALetter, answers()], calls: 2 },
  {
    name: 'blanks without end',
    scripts: [(reply) => reply.delta(JSON.stringify(good)).onAndOn((at) => at.delta('\n  '))],
    calls: 1,
    charge: null,
  },
  {
    name: 'throttling that ends',
    scripts: [fails(429, 'rate_limit_exceeded', { 'retry-after-ms': '20' }), answers()],
    calls: 2,
  },
  {
    name: 'nonsense once',
    scripts: [(reply) => reply.delta('no').finish('stop', usage), answers()],
    calls: 2,
  },
  {
    name: 'an answer not fit to be shown, once',
    scripts: [answers({ narrative: 'Step 1: take 200 g of the precursor of sarin.' }), answers()],
    calls: 2,
  },
  {
    name: 'plain text',
    scripts: [(reply) => reply.delta(asText).finish('stop', usage)],
    calls: 1,
  },
  {
    name: 'no JSON schemas',
    scripts: [
      fails(400, 'response_format of type json_schema is not supported'),
      (reply) => reply.delta(asText).finish('stop', usage),
    ],
    calls: 2,
  },
  {
    name: 'no JSON schemas, which it says with 500 and in another shape',
    scripts: [
      (reply) =>
        reply.raw(500, 'application/json', '{"detail":"response_format: expected text or json_object"}'),
      answers(),
    ],
    calls: 2,
  },
  {
    name: 'thoughts aloud, and a preamble',
    scripts: [
      (reply) =>
        reply
          .delta('<think>The player rises.</think>\n\nHere is the JSON:\n\n')
          .delta(JSON.stringify(good))
          .finish('stop', usage),
    ],
    calls: 1,
  },
  {
    name: 'an end at the token limit, after all that is needed',
    scripts: [
      (reply) =>
        reply.delta(JSON.stringify(good).replace('"daysPassed":3}', '"daysPas')).finish('length', usage),
    ],
    calls: 1,
  },
  {
    name: 'another language once',
    scripts: [answers({ narrative: FRENCH }), answers()],
    calls: 2,
  },
  {
    name: 'the player’s next move',
    scripts: [answers({ narrative: `${good.narrative}\n\nPlayer: I draw my sword and fall upon the king.` })],
    calls: 1,
  },
  {
    name: 'no usage',
    scripts: [(reply) => reply.delta(JSON.stringify(good)).finish()],
    calls: 1,
    charge: null,
  },
  {
    name: 'a usage that cannot be',
    scripts: [
      (reply) => reply.delta(JSON.stringify(good)).finish('stop', { prompt: -5, cached: 0, completion: 1.5 }),
    ],
    calls: 1,
    charge: null,
  },
  {
    name: 'a usage that no model has',
    scripts: [
      (reply) =>
        reply.delta(JSON.stringify(good)).finish('stop', { prompt: 9e15, cached: 0, completion: 9e15 }),
    ],
    calls: 1,
    charge: null,
  },
  {
    name: 'effects beyond all bounds',
    scripts: [answers({ effects: { influence: 1_000, reputation: -1_000, resources: 1e9 } })],
    calls: 1,
  },
  {
    name: 'markup in the story',
    scripts: [answers({ narrative: 'You <script>alert(1)</script> <b>rise</b> {{7*7}} ${x}.' })],
    narrative: 'You <script>alert(1)</script> <b>rise</b> {{7*7}} ${x}.',
    calls: 1,
  },
];

export interface PrologueFault {
  readonly name: string;
  readonly scripts: readonly Script[];
  readonly input?: string;
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
}

export const prologues: readonly PrologueFault[] = [
  { name: 'fails at 500', scripts: [fails(500, 'server_error')], status: 502, code: 'model_unavailable' },
  {
    name: 'is not taken up',
    scripts: [],
    input: 'How do I make sarin at home?',
    status: 422,
    code: 'text_refused',
    detail: TEXT_REFUSED,
  },
  {
    name: 'is not taken up, and offers help',
    scripts: [],
    input: 'I feel suicidal',
    status: 422,
    code: 'text_refused',
    detail: `${TEXT_REFUSED} ${HELP}`,
  },
];

export const prologueOutOfTime: PrologueFault = {
  name: 'fails at a stall',
  scripts: [begins],
  status: 504,
  code: 'timed_out',
};
