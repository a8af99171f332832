/** What a decision of a narrator does, in numbers as they are now: turns that finish there, turns that wait, slots that are left. */
import type { NarratorDecided, Narrators, RunningNarrator } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { narratorStrings } from '../../strings/desk/narrators.js';
import { slotsOf, type NamedNarrator } from './named-narrator.js';

const strings = narratorStrings.effect;

export function effectsOfQuiet(narrator: NamedNarrator, now: Narrators): string[] {
  return [...finishing(narrator), ...waitingAndLeft(now, without(narrator, now)), ...forAll(narrator)];
}

export function effectsOfDrain(narrator: NamedNarrator, now: Narrators): string[] {
  const { turns, prologues, processes } = narrator;
  const others = [...new Set(processes.flatMap(({ roles }) => roles))].filter((role) => role !== 'narrator');
  return [
    turns === 0 ? strings.tellsNone : strings.handedBack(turns, formatCount(turns)),
    ...(prologues === 0 ? [] : [strings.prologuesFinish(prologues, formatCount(prologues))]),
    ...waitingAndLeft(now, without(narrator, now)),
    others.length === 0 ? strings.ends : strings.goesOn(others.join(', ')),
    ...forAll(narrator),
  ];
}

export function effectsOfWake(narrator: NamedNarrator, now: Narrators): string[] {
  const open = slotsOf(narrator, slotsOnceWoken);
  return [
    strings.opens(open, formatCount(open)),
    ...waitingAndLeft(now, without(narrator, now) + open),
    ...forAll(narrator),
  ];
}

/** @param wanted null: as configured; undefined: no number is given yet */
export function effectsOfSlots(
  wanted: number | null | undefined,
  narrator: NamedNarrator,
  now: Narrators,
): string[] {
  if (wanted === undefined) return [strings.unknown];
  const slots = wanted ?? narrator.processes[0]?.slotsConfigured ?? 0;
  const written = formatCount(slots);
  if (narrator.mode !== 'takes_turns') return [strings.onceWoken(slots, written), ...forAll(narrator)];
  const left = without(narrator, now) + slotsOf(narrator, ({ slotsConfigured }) => wanted ?? slotsConfigured);
  const hasMore = narrator.processes.some(({ turns }) => turns.length > slots);
  return [
    ...(slots === 0
      ? finishing(narrator)
      : [
          hasMore
            ? strings.finishFirst(narrator.turns, formatCount(narrator.turns), written)
            : strings.atOnce(slots, written),
        ]),
    ...waitingAndLeft(now, left),
    ...forAll(narrator),
  ];
}

/** What came of it, as the server counted. */
export function outcomeOf({ finishes, waiting, slotsLeft }: NarratorDecided): string {
  return strings.outcome(
    finishes,
    formatCount(finishes),
    waiting,
    waiting === null ? null : formatCount(waiting),
    slotsLeft,
    formatCount(slotsLeft),
  );
}

function finishing({ turns, prologues }: NamedNarrator): string[] {
  return [
    turns === 0 ? strings.tellsNone : strings.finish(turns, formatCount(turns)),
    ...(prologues === 0 ? [] : [strings.prologuesFinish(prologues, formatCount(prologues))]),
  ];
}

function waitingAndLeft({ waiting, slots }: Narrators, left: number): string[] {
  return [
    waiting === null ? strings.waitingUnknown : strings.wait(waiting, formatCount(waiting)),
    left === 0 ? strings.noneLeft : strings.left(left, formatCount(left), formatCount(slots)),
  ];
}

function without(narrator: NamedNarrator, { slots }: Narrators): number {
  return slots - slotsOf(narrator);
}

function slotsOnceWoken({ slotsSet, slotsConfigured }: RunningNarrator): number {
  return slotsSet ?? slotsConfigured;
}

function forAll({ processes }: NamedNarrator): string[] {
  return processes.length === 1 ? [] : [strings.forAll(formatCount(processes.length))];
}
