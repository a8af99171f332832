/** Settings of a house that runs as it would have run some time ago: all its programs' clocks are so far behind. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const clock = pathToFileURL(path.resolve('e2e/support/clock-behind.mjs'));

export function longAgo(minutes: number): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--import=${clock.href}`, CLOCK_BEHIND_MS: String(minutes * 60_000) };
}
