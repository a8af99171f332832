/** Pages of docs/runbooks that a screen names: what a figure means, and what to do. */
export const runbooks = [
  'a-key-was-parked',
  'a-model-is-left-alone',
  'an-erasure-is-overdue',
  'letters-are-not-sent',
  'money-is-owed',
  'nobody-tells-turns',
  'the-daily-cap-is-near',
  'the-queue-is-away',
  'the-read-models-are-behind',
  'turns-cost-more-than-they-bring',
  'turns-fail',
  'turns-wait-too-long',
] as const;

export type Runbook = (typeof runbooks)[number];
