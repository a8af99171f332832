/** Pages of docs/runbooks that a screen leads to: what a figure means, and what to do. */
export const runbooks = [
  'a-key-was-parked',
  'a-model-is-left-alone',
  'a-rebuild-failed',
  'an-erasure-is-overdue',
  'letters-are-not-sent',
  'money-is-owed',
  'nobody-tells-turns',
  'the-daily-cap-is-near',
  'the-new-read-models-differ',
  'the-projector-stopped',
  'the-queue-is-away',
  'the-read-models-are-behind',
  'turns-cost-more-than-they-bring',
  'turns-fail',
  'turns-wait-too-long',
] as const;

export type Runbook = (typeof runbooks)[number];
