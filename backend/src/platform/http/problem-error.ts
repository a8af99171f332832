/** An answer other than success, as a value to throw. One filter turns it into `application/problem+json` (RFC 9457). */
export class ProblemError extends Error {
  /**
   * @param code stable, in snake_case
   * @param detail a sentence fit to show to the player
   * @param errors field → what is wrong with it
   * @param retryAfterSeconds becomes the Retry-After header
   */
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
    readonly errors?: Readonly<Record<string, string[]>>,
    readonly retryAfterSeconds?: number,
  ) {
    super(`${status} ${code}: ${detail}`);
  }
}
