/** A span of time that figures are asked for: any instants, in UTC. */
import { isISO8601, isRFC3339 } from 'class-validator';
import { Refused } from '../../platform/refusals/index.js';

export interface Period {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. It may lie in the future: what there is counts. */
  readonly until: Date;
}

/** @throws Refused `invalid_period`, which says what is wrong with it */
export function periodOf(asked: { readonly from?: unknown; readonly until?: unknown }, now: Date): Period {
  const from = instantOf('from', asked.from);
  const until = instantOf('until', asked.until);
  if (until <= from) throw invalid('The period ends before it begins: until must come after from.');
  if (from > now) throw invalid('The period begins in the future: from must have passed.');
  return { from, until };
}

/** @throws Refused `invalid_period` when it is no instant */
export function instantOf(name: string, asked: unknown): Date {
  // The one knows which days there are, the other that there must be a time of day and a zone.
  if (typeof asked !== 'string' || !isRFC3339(asked) || !isISO8601(asked, { strict: true }))
    throw invalid(`${name} must be an instant such as 2026-11-01T00:00:00Z.`);
  return new Date(asked);
}

function invalid(detail: string): Refused {
  return new Refused('invalid_period', { detail });
}
