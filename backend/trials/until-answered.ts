/** Calls to servers that are killed on the way: repeated until one is answered to the end. */

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const UNREACHABLE_RETRY_MS = 250;

/**
 * @param send the same request each time: it may have been carried out before its answer was lost
 * @throws what the last attempt threw, after `giveUpAfterMs`; a server that is not ready (503) is answered as such then
 */
export async function untilAnswered(send: () => Promise<Response>, giveUpAfterMs: number): Promise<Answered> {
  const deadline = Date.now() + giveUpAfterMs;
  for (;;) {
    try {
      const response = await send();
      const text = await response.text();
      if (response.status !== 503 || Date.now() > deadline)
        return { status: response.status, headers: response.headers, text };
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, UNREACHABLE_RETRY_MS));
  }
}
