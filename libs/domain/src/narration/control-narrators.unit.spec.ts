import { given } from '../testing/given.js';
import type { DrainNarrator, QuietNarrator, SetNarratorSlots, WakeNarrator } from './narration.commands.js';
import { narrationDecider } from './narration.decider.js';
import type { NarrationEvent } from './narration.events.js';
import { narratorControl, openSlots, type RunningNarrator } from './narration.state.js';

const at = '2026-12-03T08:15:00.000Z';
const narrator = 'narrator-2';
const staffId = 'olga';

const quiet: QuietNarrator = { type: 'QuietNarrator', narrator, staffId, at };
const drain: DrainNarrator = { type: 'DrainNarrator', narrator, staffId, at };
const wake: WakeNarrator = { type: 'WakeNarrator', narrator, staffId, at };
const slots = (
  count: number | 'as_configured',
  seen: number | 'as_configured' = 'as_configured',
): SetNarratorSlots => ({
  type: 'SetNarratorSlots',
  narrator,
  slots: count,
  seen,
  staffId,
  at,
});
const quieted: NarrationEvent = { type: 'NarratorQuieted', data: { narrator, staffId, quietedAt: at } };
const drained: NarrationEvent = { type: 'NarratorDrained', data: { narrator, staffId, drainedAt: at } };
const woken: NarrationEvent = { type: 'NarratorWoken', data: { narrator, staffId, wokenAt: at } };
const slotsSet = (count: number | null): NarrationEvent => ({
  type: 'NarratorSlotsSet',
  data: { narrator, slots: count, staffId, setAt: at },
});

const narration = (...history: NarrationEvent[]) => given(narrationDecider, ...history);

it.each([
  ['quieted', quiet, quieted, [[]]],
  ['drained', drain, drained, [[], [quieted]]],
  ['woken', wake, woken, [[quieted], [drained], [quieted, drained]]],
] as const)('is %s, whatever it does, if it is not so already', (_name, command, event, histories) => {
  for (const history of histories)
    narration(...history)
      .when(command)
      .then(event);
});

it.each([
  ['narrator_quiet_already', quiet, [quieted]],
  ['narrator_drained_already', quiet, [drained]],
  ['narrator_drained_already', drain, [quieted, drained]],
  ['narrator_takes_turns', wake, []],
  ['narrator_takes_turns', wake, [drained, woken]],
] as const)('is refused by %s what holds already', (code, command, history) =>
  narration(...history)
    .when(command)
    .refused(code),
);

it('has as many slots as it is given, also none, and the same again is nothing to do', () => {
  narration().when(slots(0)).then(slotsSet(0));
  narration(slotsSet(0)).when(slots(8, 0)).then(slotsSet(8));
  narration(slotsSet(8)).when(slots(8, 0)).then();
});

it('has as many slots as it is configured with again', () => {
  narration(slotsSet(8)).when(slots('as_configured', 8)).then(slotsSet(null));
  narration(slotsSet(8)).when(slots('as_configured', 6)).refused('slots_changed');
  narration(slotsSet(8), slotsSet(null)).when(slots('as_configured')).then();
  const { state } = narration(slotsSet(8), slotsSet(null));
  expect(narratorControl(state, narrator)).toEqual({ mode: 'takes_turns', slots: 'as_configured' });
});

it.each([-1, 1.5, 1_001, Number.NaN])('is not given %s slots', (count) =>
  narration().when(slots(count)).refused('slots_out_of_range'),
);

it('keeps slots that another operator has set meanwhile', () => {
  narration(slotsSet(8)).when(slots(4)).refused('slots_changed');
  narration(slotsSet(8)).when(slots(4, 6)).refused('slots_changed');
});

it('keeps what it was told for itself, slots and rest apart', () => {
  const { state } = narration(slotsSet(3), quieted);
  expect(narratorControl(state, narrator)).toEqual({ mode: 'quiet', slots: 3 });
  expect(narratorControl(state, 'narrator-1')).toEqual({ mode: 'takes_turns', slots: 'as_configured' });
  expect(narratorControl(state, 'constructor')).toEqual({ mode: 'takes_turns', slots: 'as_configured' });
});

const runs = (name: string, configuredSlots = 16): RunningNarrator => ({ name, configuredSlots });
const other = 'narrator-1';
const ofOther = <Event extends NarrationEvent>(event: Event): Event => ({
  ...event,
  data: { ...event.data, narrator: other },
});

it.each([
  ['quieted', quiet, quieted],
  ['drained', drain, drained],
  ['given no slots', slots(0), slotsSet(0)],
] as const)('is not %s while nobody else takes turns, unless that is meant', (_name, command, event) => {
  for (const [running, ...history] of [
    [[runs(narrator)]],
    [[runs(narrator), runs(narrator)]],
    [[runs(narrator), runs(other)], ofOther(quieted)],
    [[runs(narrator), runs(other)], ofOther(drained)],
    [[runs(narrator), runs(other)], ofOther(slotsSet(0))],
  ] satisfies [RunningNarrator[], ...NarrationEvent[]][]) {
    narration(...history)
      .when({ ...command, running })
      .refused('last_narrator');
    narration(...history)
      .when(command)
      .then(event);
  }
  narration()
    .when({ ...command, running: [runs(narrator), runs(other)] })
    .then(event);
});

it('may be drained, and lose its slots, when it takes no turns as it is', () => {
  const running = [runs(narrator)];
  narration(quieted)
    .when({ ...drain, running })
    .then(drained);
  narration(quieted)
    .when({ ...slots(0), running })
    .then(slotsSet(0));
  narration()
    .when({ ...slots(1), running })
    .then(slotsSet(1));
});

it('opens as many slots as it was given, else as it was configured, and none unless it takes turns', () => {
  expect(openSlots({ mode: 'takes_turns', slots: 'as_configured' }, 16)).toBe(16);
  expect(openSlots({ mode: 'takes_turns', slots: 3 }, 16)).toBe(3);
  expect(openSlots({ mode: 'quiet', slots: 3 }, 16)).toBe(0);
  expect(openSlots({ mode: 'drained', slots: 'as_configured' }, 16)).toBe(0);
});
