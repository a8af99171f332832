/** Of ISO 8601 times in UTC; null when none is known. */
export function latest(...times: readonly (string | null)[]): string | null {
  return times.reduce((last, time) => (last === null || (time !== null && time > last) ? time : last), null);
}

/** As above, the other way round. */
export function earliest(...times: readonly (string | null)[]): string | null {
  return times.reduce(
    (first, time) => (first === null || (time !== null && time < first) ? time : first),
    null,
  );
}
