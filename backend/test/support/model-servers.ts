/**
 * Servers with OpenAI's API that differ from OpenAI's, as scripts: each looks at what it is asked, and refuses what it does not understand in the
 * words that its like was seen to use. docs/models.md says where.
 */
import {
  inTokens,
  type Script,
  type ScriptedReply,
  type ScriptedRequest,
  type ScriptedUsage,
} from '../scripted-model.js';

export interface ServerStandIn {
  readonly name: string;
  /** @param answer what it answers when it understands all of it */
  readonly serves: (answer: Script) => Script;
  /** What is known of it after one answer, besides what is known of OpenAI's. */
  readonly form?: 'json_schema' | 'json_object_with_schema' | 'json_object' | 'none';
  readonly missing?: readonly string[];
}

/** @param refuse true: it has */
const refusing =
  (refuse: (reply: ScriptedReply, request: ScriptedRequest) => boolean) =>
  (answer: Script): Script =>
  (reply, request) => {
    if (!refuse(reply, request)) return answer(reply, request);
  };

/** A server that answers with such a body, at such a status, to requests of which it is true. */
const saying = (status: number, body: object | string, isRefused: (request: ScriptedRequest) => boolean) =>
  refusing((reply, request) => {
    if (!isRefused(request)) return false;
    reply.raw(status, 'application/json', typeof body === 'string' ? body : JSON.stringify(body));
    return true;
  });

const rolesOf = ({ messages }: ScriptedRequest) => messages.map(({ role }) => role);
const hasSystem = (request: ScriptedRequest) => rolesOf(request).includes('system');
const hasLateSystem = (request: ScriptedRequest) => rolesOf(request).lastIndexOf('system') > 0;
const takesNoTurns = (roles: readonly string[]) =>
  roles.some((role, place) => role !== (place % 2 === 0 ? 'user' : 'assistant'));
const formOf = ({ response_format: form }: ScriptedRequest) =>
  (form as { readonly type?: string } | undefined)?.type;
const jinja = (said: string) => ({
  error: {
    code: 500,
    message: `\n------------\nWhile executing CallExpression at line 19, column 27 in source:\n...\nError: Jinja Exception: ${said}`,
    type: 'server_error',
  },
});

/** In an order in which one process has something to learn of most of them. */
export const servers: readonly ServerStandIn[] = [
  {
    name: 'takes a schema beside `json_object` alone (llama-cpp-python)',
    serves: saying(
      500,
      {
        error: {
          message:
            "[{'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), 'msg': \"Input should be 'text' or 'json_object'\", 'input': 'json_schema', 'ctx': {'expected': \"'text' or 'json_object'\"}}]",
          type: 'internal_server_error',
          param: null,
          code: null,
        },
      },
      (request) => formOf(request) === 'json_schema',
    ),
    form: 'json_object_with_schema',
  },
  {
    name: 'takes no form at all, and says so in plain words',
    serves: saying(400, { error: 'response_format is not supported by this backend' }, (request) =>
      Boolean(formOf(request)),
    ),
    form: 'none',
  },
  {
    name: 'knows no usage in a stream (Mistral)',
    serves: saying(
      422,
      {
        object: 'error',
        message: {
          detail: [
            {
              type: 'extra_forbidden',
              loc: ['body', 'stream_options', 'include_usage'],
              msg: 'Extra inputs are not permitted',
              input: true,
            },
          ],
        },
        type: 'invalid_request_error',
        param: null,
        code: null,
      },
      (request) => 'stream_options' in request,
    ),
    missing: ['usage'],
  },
  {
    name: 'knows no key of a cache (Groq, Cerebras, NVIDIA)',
    serves: saying(
      422,
      {
        message: "body.prompt_cache_key: property 'body.prompt_cache_key' is unsupported",
        type: 'invalid_request_error',
        param: 'validation_error',
        code: 'wrong_api_format',
      },
      (request) => 'prompt_cache_key' in request,
    ),
    missing: ['cacheKey'],
  },
  {
    name: 'wants the system message first (Qwen 3.5 in vLLM)',
    serves: saying(
      400,
      { error: { message: 'System message must be at the beginning.', type: 'BadRequestError', code: 400 } },
      hasLateSystem,
    ),
    missing: ['roleOrder'],
  },
  {
    name: 'wants user and assistant by turns after the system message (Devstral in llama.cpp)',
    serves: saying(
      500,
      jinja(
        'After the optional system message, conversation roles must alternate user and assistant roles except for tool calls and results.',
      ),
      (request) => takesNoTurns(rolesOf(request).slice(hasSystem(request) ? 1 : 0)),
    ),
    missing: ['roleOrder'],
  },
  {
    name: 'wants user and assistant by turns, and nobody else (Mistral 0.2 in vLLM)',
    serves: saying(
      400,
      {
        object: 'error',
        message: 'Conversation roles must alternate user/assistant/user/assistant/...',
        type: 'BadRequestError',
        param: null,
        code: 400,
      },
      (request) => takesNoTurns(rolesOf(request)),
    ),
    missing: ['roleOrder', 'systemRole'],
  },
  {
    name: 'has no system role, and says so in the stream (LM Studio)',
    serves: refusing((reply, request) => {
      if (!hasSystem(request)) return false;
      const message =
        'Error rendering prompt with jinja template: "Only user and assistant roles are supported!".';
      reply.raw(
        200,
        'text/event-stream',
        `event: error\ndata: ${JSON.stringify({ error: { message }, message })}\n\n`,
      );
      return true;
    }),
    missing: ['systemRole'],
  },
  {
    name: 'has no system role (Gemma 2 in llama.cpp)',
    serves: saying(500, jinja('System role not supported'), hasSystem),
    missing: ['systemRole'],
  },
  {
    name: 'does not stream, and refuses to (OpenAI’s o1)',
    serves: saying(
      400,
      {
        error: {
          message:
            "Unsupported value: 'stream' does not support true with this model. Only the default (false) value is supported.",
          type: 'invalid_request_error',
          param: 'stream',
          code: 'unsupported_value',
        },
      },
      ({ stream }) => stream === true,
    ),
    missing: ['streaming'],
  },
];

export interface AnsweringServer {
  readonly name: string;
  /** @param written the answer, in JSON; @param usage what the server says that it took */
  readonly answers: (written: string, usage: ScriptedUsage) => Script;
}

/** They understand everything, and answer in a way of their own. */
export const answeringServers: readonly AnsweringServer[] = [
  {
    name: 'calls a function with the answer, piece by piece',
    answers: (written, usage) => (reply) => {
      const called = (written: string) => [{ index: 0, function: { arguments: written } }];
      reply.chunk({ choices: [{ delta: { content: null, tool_calls: called('') } }] });
      for (let at = 0; at < written.length; at += 40)
        reply.chunk({ choices: [{ delta: { tool_calls: called(written.slice(at, at + 40)) } }] });
      reply.finish('stop', usage);
    },
  },
  {
    name: 'takes the answer of a model that does not think for thoughts (vLLM)',
    answers: (written, usage) => (reply) => reply.think(written).finish('stop', usage),
  },
  {
    name: 'swallows the first tag of the thoughts (DeepSeek-R1 in vLLM)',
    answers: (written, usage) => (reply) =>
      reply
        .delta('The player rises.\nSo the hall ')
        .delta(`falls silent.\n</think>\n\n${written}`)
        .finish('stop', usage),
  },
  {
    name: 'puts a fence around it',
    answers: (written, usage) => (reply) =>
      reply.delta(`\`\`\`json\n${written}\n\`\`\``).finish('stop', usage),
  },
  {
    name: 'leaves out what a piece should have, or says null',
    answers: (written, usage) => (reply) => {
      reply.chunk({ choices: null, usage: null }).chunk({ choices: [null] });
      reply.chunk({ choices: [{ index: 0, delta: null }] }).chunk({ choices: [{ index: 0 }], usage: null });
      reply.delta(written).finish('stop', usage);
    },
  },
  {
    name: 'does not say why it ends',
    answers: (written, usage) => (reply) => {
      reply.delta(written).chunk({ choices: [], usage: inTokens(usage) });
      reply.end();
    },
  },
  {
    name: 'ends lines as Windows does, pings, and cuts letters in two',
    answers: (written, usage) => async (reply) => {
      const events = [
        { choices: [{ delta: { content: written } }] },
        { choices: [{ delta: {}, finish_reason: 'stop' }], usage: inTokens(usage) },
      ];
      const sent = Buffer.from(
        events.map((event) => `: ping\r\n\r\ndata: ${JSON.stringify(event)}\r\n\r\n`).join(''),
      );
      const letter = sent.findIndex((byte) => byte > 127);
      await reply.bytes(sent.subarray(0, letter + 1), sent.subarray(letter + 1));
      reply.end();
    },
  },
  {
    name: 'answers all at once, whatever it was asked for',
    answers: (written, usage) => (reply) => reply.whole({ content: written }, usage),
  },
];
