/** What a server sends that is no answer at all, whatever its status. */
import { asRecord } from './read-fields.js';

export type ServerFaultKind =
  /** A page of HTML, or XML. */
  | 'page'
  /** An object that does not end. */
  | 'broken_object';

export class ServerFault extends Error {
  constructor(
    readonly kind: ServerFaultKind,
    readonly status: number,
  ) {
    super(`the model’s server sends a ${kind}`);
  }
}

/** The client wraps what its `fetch` throws. */
export function serverFaultIn(error: unknown): ServerFault | null {
  for (let at = error; at; at = asRecord(at)?.['cause']) if (at instanceof ServerFault) return at;
  return null;
}
