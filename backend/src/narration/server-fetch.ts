/** `fetch` as the client needs it: errors have the shape of OpenAI's, and every other answer is a stream of events. */
import { Agent } from 'undici';
import { inOpenAisShape } from './error-shape.js';
import { asStreamOfEvents } from './stream-shape.js';

/** The clocks of a call are ours (`call-watch.ts`): Node's own would end every wait of five minutes. */
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** @throws ServerFault for what is neither, besides what `fetch` throws */
export async function serverFetch(
  address: Parameters<typeof fetch>[0],
  request: Parameters<typeof fetch>[1],
): Promise<Awaited<ReturnType<typeof fetch>>> {
  const response = await fetch(address, { ...request, dispatcher });
  return response.ok ? asStreamOfEvents(response) : inOpenAisShape(response);
}
