import { given } from '../testing/given.js';
import type { NarrationCommand } from './narration.commands.js';
import { narrationDecider } from './narration.decider.js';
import type { NarrationEvent } from './narration.events.js';
import { narrationGoesOn } from './narration.state.js';
import { pausedMsBetween } from './paused-time.js';

const at = '2026-12-02T12:00:00.000Z';
const later = '2026-12-02T14:30:00.000Z';
const reason = 'We move the narrators to a larger machine.';

const pause = (written = reason): NarrationCommand => ({
  type: 'PauseNarration',
  staffId: 'olga',
  reason: written,
  at,
});
const resume: NarrationCommand = { type: 'ResumeNarration', staffId: 'otto', at: later };
const paused: NarrationEvent = { type: 'NarrationPaused', data: { reason, staffId: 'olga', pausedAt: at } };
const resumed: NarrationEvent = { type: 'NarrationResumed', data: { staffId: 'otto', resumedAt: later } };

const narration = (...history: NarrationEvent[]) => given(narrationDecider, ...history);

describe('a pause', () => {
  it('begins for a reason, kept as one paragraph', () => {
    narration().when(pause()).then(paused);
    narration().when(pause(' We move the narrators\n to a larger  machine. ')).then(paused);
  });
  it('may follow another one', () => narration(paused, resumed).when(pause()).then(paused));
  it('is refused while one lasts', () => narration(paused).when(pause()).refused('narration_paused_already'));
  it.each([
    ['reason_too_short', 'Too few.'],
    ['reason_too_long', 'x'.repeat(501)],
    ['reason_names_somebody', 'Asked for by olga@example.org.'],
  ])('has a reason that names nobody: %s', (code, written) => narration().when(pause(written)).refused(code));
  it('ends by whoever resumes', () => narration(paused).when(resume).then(resumed));
  it('is refused an end while there is none', () => {
    narration().when(resume).refused('narration_not_paused');
    narration(paused, resumed).when(resume).refused('narration_not_paused');
  });
  it('is remembered, with those before', () =>
    expect(narration(paused, resumed, paused).state).toEqual({
      ...narrationGoesOn(),
      paused: { since: at, staffId: 'olga', reason },
      pauses: [
        { from: at, until: later },
        { from: at, until: null },
      ],
    }));
  it('leaves narration going on when it has ended', () =>
    expect(narration(paused, resumed).state).toEqual({
      ...narrationGoesOn(),
      pauses: [{ from: at, until: later }],
    }));
});

describe('paused time', () => {
  const second = (count: number): number => Date.parse(at) + count * 1_000;
  const iso = (count: number): string => new Date(second(count)).toISOString();
  const pauses = [
    { from: iso(10), until: iso(20) },
    { from: iso(30), until: null },
  ];
  it.each([
    ['before all of them', 0, 10, 0],
    ['into the first', 0, 15, 5],
    ['within the first', 12, 15, 3],
    ['over the first', 5, 25, 10],
    ['out of the first', 18, 30, 2],
    ['between them', 20, 30, 0],
    ['from the first into the one that lasts', 15, 40, 15],
    ['in the one that lasts', 35, 40, 5],
    ['that is over before it begins', 40, 35, 0],
  ])('of a time %s', (_name, from, until, seconds) =>
    expect(pausedMsBetween(pauses, second(from), second(until))).toBe(seconds * 1_000),
  );
});
