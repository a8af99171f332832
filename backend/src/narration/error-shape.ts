/**
 * Servers with OpenAI's API word their errors in shapes of their own (`{"detail": …}`, `{"object": "error", "message": …}`, plain text), which the
 * client would pass over; and some quote what they were sent. Here what they say, without what they quote, stands in the error's `param`, which
 * no log prints.
 */
import { asRecord } from './read-fields.js';

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

/** `fetch`, whose errors have the shape of OpenAI's. */
export async function errorsInOpenAisShape(
  ...request: Parameters<typeof fetch>
): Promise<Awaited<ReturnType<typeof fetch>>> {
  const response = await fetch(...request);
  if (response.ok) return response;
  const body = parsed(await response.text());
  const { code, type } = asRecord(asRecord(body)?.['error']) ?? {};
  const error = {
    message: 'as its server tells it',
    code,
    type,
    param: saidIn(body).slice(0, SAID_CHARACTERS_MAX),
  };
  const { status, statusText, headers } = response;
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
