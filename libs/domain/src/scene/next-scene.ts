/**
 * The scene after a turn: the narrator proposes what the turn changes, these rules decide.
 *
 * - Nobody speaks who is dead, away or held elsewhere; who is away may come, if the way is not longer than the turn. The player is never judged.
 * - The dead do not rise. What is gone is not used, and does not come back.
 * - A place is entered only in the time that its way takes; who is not named as coming along stays behind.
 * - What was opened stays open until it is closed. A question moves neither place nor hour.
 *
 * What breaks a rule is told as a fault and not applied; the rest is. Pure.
 */
import { cutName, cutNames, cutText, withDeed, withMatter, withPerson, withThing } from './scene-bounds.js';
import { isSameName, mayMean, namedBy } from './same-name.js';
import {
  SCENE_REGARD_MAX,
  type ProposedScene,
  type Scene,
  type SceneMatter,
  type ScenePerson,
  type SceneThing,
} from './scene.js';

export const sceneFaultCodes = [
  'dead_speaks',
  'absent_speaks',
  'dead_rises',
  'comes_too_soon',
  'too_far',
  'gone_used',
  'gone_returns',
] as const;
export type SceneFaultCode = (typeof sceneFaultCodes)[number];

export interface SceneFault {
  readonly code: SceneFaultCode;
  /** Of the person, the thing or the place. Personal text. */
  readonly name: string;
}

export interface SceneCircumstances {
  /** That the turn takes. */
  readonly days: number;
  /** 0: the same place under another name. Null: unknown to the era. Less than a day: a part of 1. */
  daysBetween(this: void, from: string, to: string): number | null;
  readonly characterName: string;
  readonly isQuestion: boolean;
}

export interface NextScene {
  readonly scene: Scene;
  readonly faults: readonly SceneFault[];
}

export function nextScene(before: Scene, proposed: ProposedScene, at: SceneCircumstances): NextScene {
  const { place, moves, faults: ofPlace } = placeAfter(before, proposed, at);
  const told = proposed.people
    .map(cutPerson)
    .filter(({ name }) => name !== '' && !isPlayer(name, before, at));
  const speakers = proposed.speakers
    .map(cutName)
    .filter((name) => name !== '' && !isPlayer(name, before, at));
  const mute = speakers.flatMap((name) => whyMute(name, before, told, place, at));
  const stayed = moves ? leftBehind(before, [...told.map(({ name }) => name), ...speakers]) : before.people;
  const { people, faults: ofPeople } = peopleAfter(stayed, before, told, place, at);
  const { things, faults: ofThings } = thingsAfter(before.things, proposed);
  const isMute = (name: string) => mute.some((fault) => mayMean(fault.name, name));
  return {
    scene: {
      place,
      hour: (at.isQuestion ? null : proposed.hour) ?? before.hour,
      people,
      things,
      deeds: deedsAfter(before, proposed, isMute),
      open: mattersAfter(before.open, proposed, isMute),
    },
    faults: oncePerName([...ofPlace, ...mute, ...ofPeople, ...ofThings]),
  };
}

function placeAfter(
  { place: from }: Scene,
  proposed: ProposedScene,
  { days, daysBetween, isQuestion }: SceneCircumstances,
): { place: string; moves: boolean; faults: SceneFault[] } {
  const to = cutName(proposed.place);
  const stays = { place: from, moves: false, faults: [] };
  if (isQuestion || to === '' || isSameName(from, to)) return stays;
  if (from === '') return { ...stays, place: to };
  const way = daysBetween(from, to);
  if (isTooLong(way, days)) return { ...stays, faults: [{ code: 'too_far', name: to }] };
  return { place: to, moves: way !== 0, faults: [] };
}

/** Those who were here and are not named stay where they were. */
function leftBehind({ people, place }: Scene, named: readonly string[]): ScenePerson[] {
  return people.map((person) => {
    if (!isHere(person, place) || named.some((name) => mayMean(person.name, name))) return person;
    return { ...person, state: person.state === 'held' ? 'held' : 'away', where: place };
  });
}

/** Why a speaker cannot have spoken; empty: they can, or nobody knows them. Of several who may be meant, one who can is enough. */
function whyMute(
  name: string,
  before: Scene,
  told: readonly ScenePerson[],
  place: string,
  at: SceneCircumstances,
): SceneFault[] {
  const meant = namedBy(before.people, name);
  const faults = meant.flatMap((person): SceneFault[] => {
    if (person.state === 'dead') return [{ code: 'dead_speaks', name: person.name }];
    if (isHere(person, before.place)) return [];
    const comes = told.some((one) => mayMean(one.name, person.name) && isHere(one, place));
    const inTime = comes && !isTooLong(wayOf(person, place, at), daysOf(at));
    return inTime ? [] : [{ code: 'absent_speaks', name: person.name }];
  });
  return faults.length === meant.length ? faults.slice(0, 1) : [];
}

function peopleAfter(
  stayed: readonly ScenePerson[],
  before: Scene,
  told: readonly ScenePerson[],
  place: string,
  at: SceneCircumstances,
): { people: readonly ScenePerson[]; faults: SceneFault[] } {
  const faults: SceneFault[] = [];
  let people = stayed;
  for (const person of told) {
    const meant = namedBy(people, person.name);
    const dead = allOf(meant, before.people, person.name, ({ state }) => state === 'dead');
    if (dead && person.state !== 'dead') {
      faults.push({ code: 'dead_rises', name: dead.name });
      continue;
    }
    const known = meant.length === 1 ? meant[0] : undefined;
    const was = known && before.people.find(({ name }) => name === known.name);
    if (was && comesTooSoon(was, person, before.place, place, at)) {
      faults.push({ code: 'comes_too_soon', name: was.name });
      continue;
    }
    people = withPerson(people, known, merged(known, person));
  }
  return { people, faults };
}

function comesTooSoon(
  was: ScenePerson,
  person: ScenePerson,
  from: string,
  place: string,
  at: SceneCircumstances,
): boolean {
  const comes = isHere(person, place) && was.state !== 'dead' && !isHere(was, from);
  return comes && isTooLong(wayOf(was, place, at), daysOf(at));
}

function merged(known: ScenePerson | undefined, person: ScenePerson): ScenePerson {
  if (!known) return person;
  return { ...person, name: fuller(known.name, person.name), note: person.note || known.note };
}

function thingsAfter(
  before: readonly SceneThing[],
  { things: proposed, uses }: ProposedScene,
): { things: readonly SceneThing[]; faults: SceneFault[] } {
  const faults = uses.flatMap((name): SceneFault[] => {
    const gone = allOf(namedBy(before, name), before, name, isGone);
    return gone ? [{ code: 'gone_used', name: gone.name }] : [];
  });
  let things = before;
  for (const thing of proposed.map(cutThing)) {
    if (thing.name === '') continue;
    const meant = namedBy(things, thing.name);
    const gone = allOf(meant, before, thing.name, isGone);
    if (gone && !thing.gone) {
      faults.push({ code: 'gone_returns', name: gone.name });
      continue;
    }
    const known = meant.length === 1 ? meant[0] : undefined;
    const whole = known
      ? {
          name: fuller(known.name, thing.name),
          holder: thing.holder || known.holder,
          gone: thing.gone,
          note: thing.note || known.note,
        }
      : thing;
    things = withThing(things, known, whole);
  }
  return { things, faults };
}

/** Of one who cannot have spoken no answer is kept. */
function deedsAfter(
  { deeds }: Scene,
  { act, outcome, deed }: ProposedScene,
  isMute: (name: string) => boolean,
): Scene['deeds'] {
  const text = cutText(deed?.text ?? '');
  if (!deed || text === '') return deeds;
  const to = cutName(deed.to);
  const answer = isMute(to) ? '' : cutText(deed.answer);
  return withDeed(deeds, { act, outcome, text, to, answer, knownTo: cutNames(deed.knownTo) });
}

function mattersAfter(
  before: readonly SceneMatter[],
  { opened, closed }: ProposedScene,
  isMute: (name: string) => boolean,
): readonly SceneMatter[] {
  let open: readonly SceneMatter[] = before.filter(
    ({ text }) => !closed.some((settled) => isSameName(settled, text)),
  );
  for (const matter of opened) {
    const from = cutName(matter.from);
    const text = cutText(matter.text);
    const isKnown = open.some((one) => isSameName(one.text, text));
    if (text !== '' && !isKnown && !isMute(from)) open = withMatter(open, { ...matter, from, text });
  }
  return open;
}

/** The first of those that a name means, when it is so of all; of one who left the scene in this very turn the scene before tells. */
function allOf<T extends { readonly name: string }>(
  meant: readonly T[],
  before: readonly T[],
  name: string,
  isSo: (one: T) => boolean,
): T | undefined {
  const known = meant.length > 0 ? meant : namedBy(before, name);
  return known.every(isSo) ? known[0] : undefined;
}

function isGone({ gone }: SceneThing): boolean {
  return gone;
}

/** The first fault of each name counts: who cannot speak need not be told that they come too soon, too. */
function oncePerName(faults: readonly SceneFault[]): SceneFault[] {
  const names = new Set<string>();
  return faults.filter(({ name }) => !names.has(name) && names.add(name));
}

/** By "you", or by a name that nobody in the scene bears whole. */
function isPlayer(name: string, { people }: Scene, { characterName }: SceneCircumstances): boolean {
  if (isSameName(name, 'you') || isSameName(name, characterName)) return true;
  return mayMean(name, characterName) && !people.some((person) => isSameName(person.name, name));
}

/** Within reach of a voice, for one who is at `place`. */
function isHere({ state, where }: ScenePerson, place: string): boolean {
  return state === 'here' || (state === 'held' && (where === '' || isSameName(where, place)));
}

/** Null: nobody knows how far they are. */
function wayOf({ where }: ScenePerson, place: string, { daysBetween }: SceneCircumstances): number | null {
  if (where === '' || place === '') return null;
  return isSameName(where, place) ? 0 : daysBetween(where, place);
}

function daysOf({ days, isQuestion }: SceneCircumstances): number {
  return isQuestion ? 0 : days;
}

/** A way of a part of a day can be gone on any day. */
function isTooLong(way: number | null, days: number): boolean {
  return way !== null && Math.floor(way) > days;
}

function fuller(known: string, told: string): string {
  return told.length > known.length ? told : known;
}

function cutPerson({ name, state, where, regard, note }: ScenePerson): ScenePerson {
  const whole = Number.isFinite(regard) ? Math.round(regard) : 0;
  return {
    name: cutName(name),
    state,
    where: state === 'here' ? '' : cutName(where),
    // Never minus zero.
    regard: Math.max(-SCENE_REGARD_MAX, Math.min(SCENE_REGARD_MAX, whole)) || 0,
    note: cutText(note),
  };
}

function cutThing({ name, holder, gone, note }: SceneThing): SceneThing {
  return { name: cutName(name), holder: cutName(holder), gone, note: cutText(note) };
}
