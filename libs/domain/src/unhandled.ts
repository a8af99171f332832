/** The end of an exhaustive switch. The compiler proves that it is never reached; @throws TypeError when data proves it wrong. */
export function unhandled(value: never): never {
  throw new TypeError(`unhandled: ${JSON.stringify(value)}`);
}
