/** A text that is the same in every response: compressed once for each encoding, and known again by its ETag. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

type Encoding = 'br' | 'gzip' | 'identity';

export class FixedText {
  private readonly variants = new Map<Encoding, Buffer>();
  private readonly hash: string;

  constructor(
    private readonly text: string,
    private readonly type: string,
  ) {
    this.hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  }

  send(request: Request, response: Response): void {
    const encoding = preferredEncoding(request);
    response.vary('Accept-Encoding').type(this.type).set('etag', `"${this.hash}-${encoding}"`);
    if (encoding !== 'identity') response.set('content-encoding', encoding);
    response.send(this.variant(encoding));
  }

  private variant(encoding: Encoding): Buffer {
    const known = this.variants.get(encoding);
    if (known) return known;
    const bytes = Buffer.from(this.text);
    const variant =
      encoding === 'br' ? brotliCompressSync(bytes) : encoding === 'gzip' ? gzipSync(bytes) : bytes;
    this.variants.set(encoding, variant);
    return variant;
  }
}

/** Browsers name Brotli last and like it as well as the others. */
function preferredEncoding(request: Request): Encoding {
  const accepted = (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding));
  return accepted ?? 'identity';
}
