/** What in a report is not as it should be, a sentence each. */
import type { ProbeReport } from './probe-api.js';

export interface Wanted {
  /** Of each operation. */
  readonly requests: number;
  /** Of each operation's requests, how many must come past the checks of what comes in, in percent. */
  readonly pastPercent: number;
}

export function probeFaults({ operations, methods }: ProbeReport, wanted: Wanted): string[] {
  const found = [...operations, methods].flatMap(({ faults }) => faults.map(({ says }) => says));
  const few = operations
    .filter(({ requests, faults }) => requests < wanted.requests && faults.length === 0)
    .map(({ name, requests }) => `${name} was asked ${requests} times, not ${wanted.requests}.`);
  const shallow = operations
    .filter(({ requests, past }) => past * 100 < requests * wanted.pastPercent)
    .map(
      ({ name, requests, past }) =>
        `${name}: ${past} of ${requests} came past the checks, not ${wanted.pastPercent} %.`,
    );
  return [...found, ...few, ...shallow];
}
