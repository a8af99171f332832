/**
 * Why a call to a model's server failed, as one sentence for the log that says what to look at. It holds nothing of what the server says, for
 * some servers quote what they were sent, and that is the story.
 */
import { apiErrorOf, isTooLongFor, saidBy, statusOf } from './api-error.js';
import { asRecord, listOf } from './read-fields.js';
import { serverFaultIn } from './server-fault.js';
import { inventory, listModels, LIST_TIMEOUT_MS, type ModelServer } from './server-models.js';

export interface AskedServer extends ModelServer {
  readonly model: string;
}

/** What servers call an error: a word, and so no quotation. */
const WORD = /^[\w.-]{1,60}$/;
const NO_SUCH_MODEL =
  /model_not_found|invalid model name|not a valid model|\bmodel\b[^]{0,200}?(?:not found|not exist)/i;
const ABOUT_THE_REQUEST: ReadonlySet<number | undefined> = new Set([400, 404, 422]);
const NO_SUCH_PATH: ReadonlySet<number | undefined> = new Set([404, 405]);

/** @param characters of the answer that had come by then */
export async function whatWentWrong(
  error: unknown,
  server: AskedServer,
  characters: number,
  signal: AbortSignal,
): Promise<string> {
  const at = addressOf(server.baseUrl);
  const fault = serverFaultIn(error);
  if (fault?.kind === 'page')
    return `${at} answers a page of HTML and not OpenAI’s API (${fault.status}): does OPENAI_BASE_URL end with /v1?`;
  if (fault) return `${at} sent an answer that does not end`;
  if (error instanceof SyntaxError) return `${at} sends a piece of a stream that cannot be read`;
  const answered = apiErrorOf(error);
  if (!answered) return brokenConnection(error, server.baseUrl, characters);
  if (isTooLongFor(answered))
    return `the prompt does not fit into the model’s context at ${at}: it must hold TURN_INPUT_TOKENS and TURN_OUTPUT_TOKENS together`;
  const status = statusOf(answered);
  const { code, type } = answered;
  const said = saidBy(answered);
  const namesModel =
    code === 'model_not_found' || (ABOUT_THE_REQUEST.has(status) && NO_SUCH_MODEL.test(said));
  if (namesModel || NO_SUCH_PATH.has(status)) return notFound(status, server, namesModel, signal);
  if (status === 401 || status === 403) return `${at} refuses the key OPENAI_API_KEY (${status})`;
  const words = [code, type].filter((one) => typeof one === 'string' && WORD.test(one));
  return [`the model’s server at ${at} answers`, status ?? 'with an error', ...new Set(words)].join(' ');
}

/** Whether it is the model that is not there or the path: a server that lists its models was found. */
async function notFound(
  status: number | undefined,
  server: AskedServer,
  namesModel: boolean,
  signal: AbortSignal,
): Promise<string> {
  const at = addressOf(server.baseUrl);
  const known = await listModels(server, AbortSignal.any([signal, AbortSignal.timeout(LIST_TIMEOUT_MS)]));
  if (!namesModel && (known === null || known.includes(server.model)))
    return `${at} knows no ${pathOf(server.baseUrl)}/chat/completions (${status}): does OPENAI_BASE_URL end with /v1?`;
  return `${at} has no model named “${server.model}”: ${known ? `it ${inventory(known)}` : 'is MODEL right?'}`;
}

function brokenConnection(error: unknown, baseUrl: string, characters: number): string {
  const at = addressOf(baseUrl);
  const code = codeIn(error);
  if (code === 'ECONNREFUSED')
    return `nothing listens at ${at} (ECONNREFUSED): is the model’s server running, and is OPENAI_BASE_URL right?`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `nothing listens at ${at}, for no machine of that name is known (${code}): is OPENAI_BASE_URL right?`;
  const when = characters > 0 ? `after ${characters} characters of its answer` : 'before its first word';
  return `${at} broke off the connection ${when}${code === null ? '' : ` (${code})`}`;
}

/** As the operating system or the client below calls it: `fetch` wraps its errors, and those of two addresses in one. */
function codeIn(error: unknown): string | null {
  for (let at = asRecord(error); at; at = asRecord(listOf(at['errors'])[0] ?? at['cause'])) {
    const code = at['code'];
    if (typeof code === 'string' && WORD.test(code)) return code;
  }
  return null;
}

/** Host and port: whatever else the address holds may be secret. */
function addressOf(baseUrl: string): string {
  const { hostname, port, protocol } = new URL(baseUrl);
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

function pathOf(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/+$/, '');
}
