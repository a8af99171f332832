import { given } from '../testing/given.js';
import type { NarrationCommand } from './narration.commands.js';
import { narrationDecider } from './narration.decider.js';
import type { NarrationEvent } from './narration.events.js';

const at = '2026-12-03T08:15:00.000Z';
const staffId = 'olga';
const reason = 'Many play on the day of the release.';

/** @param seen undefined: as configured */
const set = (capMicroUsd: number | null, seen?: number | null, why = reason): NarrationCommand => ({
  type: 'SetDailyCap',
  capMicroUsd,
  seen: seen === undefined ? null : { capMicroUsd: seen },
  reason: why,
  staffId,
  at,
});
const reset: NarrationCommand = { type: 'ResetDailyCap', staffId, at };
const force = (why = reason): NarrationCommand => ({ type: 'ForceFallback', reason: why, staffId, at });
const lift: NarrationCommand = { type: 'LiftFallback', staffId, at };
const capSet = (capMicroUsd: number | null): NarrationEvent => ({
  type: 'DailyCapSet',
  data: { capMicroUsd, reason, staffId, setAt: at },
});
const capReset: NarrationEvent = { type: 'DailyCapReset', data: { staffId, resetAt: at } };
const forced: NarrationEvent = { type: 'FallbackForced', data: { reason, staffId, forcedAt: at } };
const lifted: NarrationEvent = { type: 'FallbackLifted', data: { staffId, liftedAt: at } };

const narration = (...history: NarrationEvent[]) => given(narrationDecider, ...history);

const badReasons = [
  ['reason_too_short', 'Too few.'],
  ['reason_too_long', 'x'.repeat(501)],
  ['reason_names_somebody', 'Asked for by olga@example.org.'],
] as const;

describe('the cap of a day', () => {
  it('is an amount, nothing at all, or none', () => {
    for (const cap of [0, 40_000_000, null]) narration().when(set(cap)).then(capSet(cap));
    narration(capSet(null)).when(set(5, null)).then(capSet(5));
    expect(narration(capSet(5)).state.dailyCap).toEqual({ capMicroUsd: 5, since: at, staffId, reason });
  });
  it('is as configured again', () => {
    narration(capSet(5)).when(reset).then(capReset);
    expect(narration(capSet(5), capReset).state.dailyCap).toBeNull();
  });
  it('stays where it is so already', () => {
    narration(capSet(5)).when(set(5)).then();
    narration().when(reset).refused('daily_cap_as_configured');
    narration(capSet(5), capReset).when(reset).refused('daily_cap_as_configured');
  });
  it.each([-1, 0.5, 1_000_000_000_001, Number.NaN])('is not %s micro-dollars', (cap) =>
    narration().when(set(cap)).refused('daily_cap_out_of_range'),
  );
  it('is not changed by who has not seen what it is now', () => {
    narration(capSet(5)).when(set(6)).refused('daily_cap_changed');
    narration(capSet(null)).when(set(6, 5)).refused('daily_cap_changed');
  });
  it.each(badReasons)('has a reason that names nobody: %s', (code, why) =>
    narration()
      .when(set(5, undefined, why))
      .refused(code),
  );
});

describe('the second model', () => {
  it('tells everything, for a reason, until that is lifted', () => {
    narration().when(force()).then(forced);
    expect(narration(forced).state.fallback).toEqual({ since: at, staffId, reason });
    narration(forced).when(lift).then(lifted);
    expect(narration(forced, lifted).state.fallback).toBeNull();
    narration(forced, lifted).when(force()).then(forced);
  });
  it('is forced once, and lifted once', () => {
    narration(forced).when(force()).refused('fallback_forced_already');
    narration().when(lift).refused('fallback_not_forced');
  });
  it.each(badReasons)('has a reason that names nobody: %s', (code, why) =>
    narration().when(force(why)).refused(code),
  );
});
