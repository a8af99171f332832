import { chargeFor, currentPriceVersion, type TokenUsage } from '@rubicon/domain';
import { stoppedUsage, type LastTold } from './stopped-usage.js';

const NOW_MS = Date.parse('2026-11-26T06:00:00.000Z');
const counted: TokenUsage = { input: 7_005, cachedInput: 0, output: 192 };
const toldBefore = (minutes: number, cachedInput = 4_992): LastTold => ({
  usage: { input: 5_700, cachedInput, output: 500 },
  at: new Date(NOW_MS - minutes * 60_000),
});

it('counts what was sent, and as cached what the turn before had cached', () => {
  expect(stoppedUsage(counted, 5_755, toldBefore(2), NOW_MS)).toEqual({
    input: 5_755,
    cachedInput: 4_992,
    output: 192,
  });
});

it('counts nothing as cached when no turn was told before, or too long ago', () => {
  const usage = { input: 5_755, cachedInput: 0, output: 192 };
  expect(stoppedUsage(counted, 5_755, null, NOW_MS)).toEqual(usage);
  expect(stoppedUsage(counted, 5_755, toldBefore(61), NOW_MS)).toEqual(usage);
});

it('believes a provider that has told what it took, where that is less', () => {
  const told = { input: 5_000, cachedInput: 4_996, output: 192 };
  expect(stoppedUsage(told, 5_755, toldBefore(2), NOW_MS)).toEqual(told);
});

it('counts no more as cached than was sent', () => {
  expect(stoppedUsage(counted, 900, toldBefore(2), NOW_MS)).toMatchObject({ input: 900, cachedInput: 900 });
});

it('makes no stopped turn dearer than the same one told to its end', () => {
  const told = { input: 5_764, cachedInput: 4_992, output: 192 };
  const stopped = stoppedUsage(counted, 5_755, toldBefore(2), NOW_MS);
  expect(chargeFor(stopped, currentPriceVersion)).toBeLessThanOrEqual(chargeFor(told, currentPriceVersion));
});
