import { answerOf } from '../../lib/api/api.js';

/** @returns what was answered, and when by the server's own clock: the reader's may tell another time. @throws as the call */
export async function datedAnswer<
  Either extends { readonly data?: unknown; readonly error?: unknown; readonly response: Response },
>(call: Promise<Either>) {
  const { response } = await call;
  const said = Date.parse(response.headers.get('date') ?? '');
  const at = new Date(Number.isNaN(said) ? Date.now() : said).toISOString();
  return { told: await answerOf(call), at };
}
