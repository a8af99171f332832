import type { IncomingMessage } from 'node:http';

/** The request's body as text. @throws RangeError when it is longer than `longestBytes` */
export async function readBody(request: IncomingMessage, longestBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestBytes) throw new RangeError(`The body is longer than ${longestBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
