/**
 * Servers that cannot stream answer with one whole object, and addresses that are no such server with a page of HTML, both with status 200 and
 * under any `content-type`. The first character tells them from a stream of events, which passes as it is; an object passes as the one event of one.
 */
import { bodyText, type BodyReader } from './body-text.js';
import { firstObject } from './first-object.js';
import { ServerFault } from './server-fault.js';

/** Blanks, which some servers send to keep the connection alive, and the bytes of a byte order mark. */
const BLANK: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf]);
const OBJECT = '{'.charCodeAt(0);
const PAGE = '<'.charCodeAt(0);

/** @throws ServerFault */
export async function asStreamOfEvents(response: Response): Promise<Response> {
  if (!response.body) return response;
  const reader: BodyReader = response.body.getReader();
  const { head, first } = await untilFirstCharacter(reader);
  if (first === PAGE) {
    await reader.cancel();
    throw new ServerFault('page', response.status);
  }
  if (first !== OBJECT) return new Response(streamOf(head, reader), response);
  const object = firstObject((await bodyText(reader, head)).replace(/^[\s\uFEFF]+/, ''));
  if (object === null) throw new ServerFault('broken_object', response.status);
  return new Response(`data: ${onOneLine(object)}\n\ndata: [DONE]\n\n`, response);
}

async function untilFirstCharacter(
  reader: BodyReader,
): Promise<{ readonly head: readonly Uint8Array[]; readonly first: number | undefined }> {
  const head: Uint8Array[] = [];
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return { head, first: undefined };
    head.push(value);
    const first = value.find((byte) => !BLANK.has(byte));
    if (first !== undefined) return { head, first };
  }
}

function streamOf(head: readonly Uint8Array[], reader: BodyReader): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const bytes of head) controller.enqueue(bytes);
    },
    async pull(controller) {
      const { value, done } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** JSON has line breaks between its values only, where a blank does as well. */
function onOneLine(object: string): string {
  return object.replace(/[\r\n]+/g, ' ');
}
