/**
 * Servers with OpenAI's API that word their errors otherwise (`{"detail": …}`, `{"object": "error", "message": …}`, plain text): the client would
 * pass over what they say. Here it stands in the error's `param`, which no log prints: some servers quote what they were sent.
 */

const SAID_CHARACTERS_MAX = 4_000;

/** `fetch`, whose errors have the shape of OpenAI's. */
export async function errorsInOpenAisShape(
  ...request: Parameters<typeof fetch>
): Promise<Awaited<ReturnType<typeof fetch>>> {
  const response = await fetch(...request);
  if (response.ok) return response;
  const said = await response.text();
  const { status, statusText, headers } = response;
  return new Response(inShape(said), {
    status,
    statusText,
    // Its length and coding were the old body's.
    headers: [...headers].filter(([name]) => !/^content-/i.test(name)),
  });
}

function inShape(said: string): string {
  if (hasError(said)) return said;
  const message = 'an error that is not told as OpenAI tells it';
  return JSON.stringify({ error: { message, param: said.slice(0, SAID_CHARACTERS_MAX) } });
}

function hasError(said: string): boolean {
  try {
    const body: unknown = JSON.parse(said);
    const error: unknown = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
    return typeof error === 'object' && error !== null;
  } catch {
    return false;
  }
}
