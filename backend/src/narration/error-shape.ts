/**
 * Servers with OpenAI's API word their errors in shapes of their own (`{"detail": …}`, `{"object": "error", "message": …}`, plain text), which the
 * client would pass over; and some quote what they were sent. Here what they say, without what they quote, stands in the error's `param`, which
 * no log prints.
 */
import { bodyText } from './body-text.js';
import { asRecord } from './read-fields.js';
import { ServerFault } from './server-fault.js';

const SAID_CHARACTERS_MAX = 2_000;
/** Fields that hold what was sent. */
const QUOTING: ReadonlySet<string> = new Set([
  'input',
  'body',
  'ctx',
  'messages',
  'prompt',
  'request',
  'url',
]);
/** Those for which gateways have pages, too: they are about the moment. */
const OF_THE_MOMENT: ReadonlySet<number> = new Set([408, 425, 429]);

/** An error in OpenAI's shape. @throws ServerFault for a page that says that this is no such server */
export async function inOpenAisShape(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const text = response.body ? await bodyText(response.body.getReader()) : '';
  if (/^\s*</.test(text) && status < 500 && !OF_THE_MOMENT.has(status)) throw new ServerFault('page', status);
  const body = parsed(text);
  const { code, type } = asRecord(asRecord(body)?.['error']) ?? asRecord(body) ?? {};
  const error = {
    message: 'as its server tells it',
    code,
    type,
    param: saidIn(body).slice(0, SAID_CHARACTERS_MAX),
  };
  return new Response(JSON.stringify({ error }), {
    status,
    statusText,
    // Its length and coding were the old body's.
    headers: [...headers].filter(([name]) => !/^content-/i.test(name)),
  });
}

function saidIn(value: unknown): string {
  // Python's own way of writing such a list quotes last.
  if (typeof value === 'string') return value.replace(/(['"])(?:input|body|messages)\1: ?[^]*$/, '');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .flatMap(([field, inner]) => (QUOTING.has(field) ? [] : [saidIn(inner)]))
    .join(' ');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
