/** An explanation and its acceptance hold for what they were given for, and for nothing that came afterwards. */
import { stateOf } from './state-of.js';

const DOLLAR = 1_000_000;
const January = '2026-01-20T12:00:00.000Z';
const explainedAt = '2026-01-25T12:00:00.000Z';
const accepted = { state: 'accepted', amount: 3 * DOLLAR, explainedAt: new Date(explainedAt) } as const;

it.each([
  ['what was accepted', 3 * DOLLAR, January, 'accepted'],
  ['what began the instant that it was explained', 3 * DOLLAR, explainedAt, 'accepted'],
  ['another amount', 4 * DOLLAR, January, 'open'],
  ['the same amount once more, in June', 3 * DOLLAR, '2026-06-01T12:00:00.000Z', 'open'],
  ['the same amount, the instant after it was explained', 3 * DOLLAR, '2026-01-25T12:00:00.001Z', 'open'],
])('%s', (_what, amountMicroUsd, since, state) => {
  expect(stateOf({ amountMicroUsd, since }, accepted)).toBe(state);
});

it('is open before anybody has explained it', () => {
  const finding = { amountMicroUsd: 0, since: January };
  expect(stateOf(finding, undefined)).toBe('open');
  expect(stateOf(finding, { state: 'open', amount: null, explainedAt: null })).toBe('open');
});
