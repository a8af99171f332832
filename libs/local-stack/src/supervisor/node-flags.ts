/**
 * How Node is run for the backend's processes on one machine. Processes that mostly wait keep short-lived objects in a small
 * nursery (MiB): half of this one costs more of the processor, most of all in long games, and saves next to no memory (docs/performance.md).
 * And a heap that knows a bound is cleared before it has doubled: V8 measures its patience by the machine's memory.
 * The bound is three times what a process needs for the players of one machine; a server of many sets its own in NODE_OPTIONS.
 * And a process may clear its heap itself: it does so once, after its start.
 */
export const backendNodeFlags: readonly string[] = [
  '--max-semi-space-size=4',
  '--max-old-space-size=256',
  '--expose-gc',
];
