/** What several screens of the operator's desk say. */
export const operationsStrings = {
  effect: 'What it does',
  reason: 'Why',
  written: (count: number, most: number) => `${count} of ${most} so far.`,
  /** @param age in words */
  decided: (name: string, age: string) => `${name}, {at} UTC, ${age} ago`,
  justDecided: (name: string) => `${name}, {at} UTC, just now`,
  lookedAt: (interval: string) => `As of {at} UTC. It is looked at again every ${interval}.`,
  /** @param age of the pause, in words */
  paused: (age: string, name: string) =>
    `Narration has been paused for ${age}, by ${name}: what waits is not begun, whatever narrators were told. {narration}`,
  toNarration: 'Resume it under Narration',
  /** Before the name of a page of docs/runbooks. */
  runbook: 'Runbook',
  runbookAt: (page: string) => `This page lies in docs/runbooks/${page}.md.`,
  noRunbook: 'No such runbook',
  noRunbookText:
    'No page of this name could be loaded. All of them lie in docs/runbooks, and its README names them.',
  asItIs: 'What stands here is as it is now.',
};
