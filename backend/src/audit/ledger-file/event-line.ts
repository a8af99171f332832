/** Where the parts of an event's line lie. Its bytes are looked at one by one, since there may be millions of them. */
const OPENING = Buffer.from('{"n":');
const HASH = Buffer.from(',"hash":"');
const EVENT = Buffer.from('","event":');
const HASH_LENGTH = 64;
const NUMBER_LENGTH_MAX = 15;
const ZERO = 48;
const NINE = 57;
const CLOSING = '}'.charCodeAt(0);

export interface EventLine {
  readonly number: number;
  /** As the line has it: hex, unless somebody wrote something else. */
  readonly hash: string;
  /** Of the event's bytes in the buffer. At least 32 bytes of the same line lie before it. */
  readonly start: number;
  readonly end: number;
}

/** Null: it is no event's line. */
export function eventLineIn(bytes: Buffer, start: number, end: number): EventLine | null {
  if (!has(bytes, start, end, OPENING)) return null;
  let at = start + OPENING.length;
  const digits = at;
  let number = 0;
  for (; at < end && bytes[at]! >= ZERO && bytes[at]! <= NINE; at += 1)
    number = number * 10 + bytes[at]! - ZERO;
  if (at === digits || at - digits > NUMBER_LENGTH_MAX || !has(bytes, at, end, HASH)) return null;
  const hash = at + HASH.length;
  const event = hash + HASH_LENGTH + EVENT.length;
  if (!has(bytes, hash + HASH_LENGTH, end, EVENT) || event >= end - 1 || bytes[end - 1] !== CLOSING)
    return null;
  return { number, hash: bytes.toString('latin1', hash, hash + HASH_LENGTH), start: event, end: end - 1 };
}

function has(bytes: Buffer, at: number, end: number, wanted: Buffer): boolean {
  if (at + wanted.length > end) return false;
  for (let index = 0; index < wanted.length; index += 1)
    if (bytes[at + index] !== wanted[index]) return false;
  return true;
}
