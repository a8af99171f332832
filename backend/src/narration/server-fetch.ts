/** `fetch` as the client needs it: errors have the shape of OpenAI's, and every other answer is a stream of events. */
import { inOpenAisShape } from './error-shape.js';
import { asStreamOfEvents } from './stream-shape.js';

/** @throws ServerFault for what is neither, besides what `fetch` throws */
export async function serverFetch(
  ...request: Parameters<typeof fetch>
): Promise<Awaited<ReturnType<typeof fetch>>> {
  const response = await fetch(...request);
  return response.ok ? asStreamOfEvents(response) : inOpenAisShape(response);
}
