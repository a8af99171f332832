/** Whether a model's server answers at all, whatever it is busy with: any answer of HTTP will do. */

const ANSWERED_WITHIN_MS = 5_000;

/**
 * Asks for the root of the server and for nothing of its API: some servers hold that back while they tell (llama-cpp-python), and would break off
 * what they are telling.
 */
export async function isServerThere(baseUrl: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/', baseUrl), {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
