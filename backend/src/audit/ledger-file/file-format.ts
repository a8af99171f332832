/**
 * `ledger.jsonl`: an export of the ledger that proves itself. Each line is JSON and ends with a newline, in this order:
 *
 *   {"format":"rubicon-ledger","version":1,"from":1}
 *   {"n":1,"hash":"<hex>","event":{…}}              each event from the chain's first on, with the very bytes that its hash covers
 *   {"keyId":"…","publicKey":"<base64>"}            each key that signed one of the heads
 *   {"signature":"<base64>","head":{…}}             each head, oldest first, with the very bytes that its signature covers
 *   {"end":{"events":…,"keys":…,"heads":…}}
 *
 * A hash is SHA-256 of the 32 bytes of the hash before it (of the first: zeros) and the event's bytes. `previousHead` in a head is SHA-256 of the
 * bytes of the head before it. The same ledger gives the same bytes. `keyId` is the beginning of SHA-256 of the key's SubjectPublicKeyInfo.
 */
export const FORMAT = 'rubicon-ledger';
export const VERSION = 1;

export interface FileHeader {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** Number of the first event. */
  readonly from: 1;
}

/** How many lines of each kind there are. */
export interface FileEnd {
  readonly events: number;
  readonly keys: number;
  readonly heads: number;
}

/** An event as it stands in the file, and in the chain. */
export interface FileEvent {
  readonly position: string;
  readonly streamId: string;
  readonly revision: number;
  readonly eventId: string;
  readonly type: string;
  readonly at: string;
  /** Without its sealed part. */
  readonly data: Readonly<Record<string, unknown>>;
  /** SHA-256 of the sealed part; hex. */
  readonly privateHash?: string;
  /** Of the event's schema. */
  readonly version: string;
}

export function headerLine(): string {
  const header: FileHeader = { format: FORMAT, version: VERSION, from: 1 };
  return JSON.stringify(header);
}

/** @param event its canonical JSON */
export function eventLine(number: number, hash: Buffer, event: string): string {
  return `{"n":${number},"hash":"${hash.toString('hex')}","event":${event}}`;
}

/** @param publicKey SubjectPublicKeyInfo, base64 */
export function keyLine({
  keyId,
  publicKey,
}: {
  readonly keyId: string;
  readonly publicKey: string;
}): string {
  return JSON.stringify({ keyId, publicKey });
}

/** @param head its canonical JSON, as it was signed */
export function headLine(signature: string, head: string): string {
  return `{"signature":"${signature}","head":${head}}`;
}

export function endLine(end: FileEnd): string {
  return JSON.stringify({ end });
}
