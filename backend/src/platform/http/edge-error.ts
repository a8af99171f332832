import { atTheEdge, type EdgeCode } from './problems.js';

/** What the edge itself answers other than success, as a value to throw. Everybody else throws `Refused` or `Failed`. */
export class EdgeError extends Error {
  constructor(
    readonly code: EdgeCode,
    readonly detail: string = atTheEdge[code].detail,
    readonly retryAfterSeconds?: number,
  ) {
    super(`${code}: ${detail}`);
  }
}
