/**
 * The scene after a turn: the narrator proposes what the turn changes, these rules decide.
 *
 * - Nobody speaks who is dead, away or held elsewhere, or whom history knows to be so; who is away may come, if the way is not longer than the
 *   turn. Who is away nobody knows where may be near. The player is never judged.
 * - The dead do not rise, and answer nothing. What is gone is not used, and does not come back; what somebody elsewhere holds is not at hand.
 * - A place is entered only in the time that its way takes, from the last one that the era knows. Where the way is known, who is not named as
 *   coming along stays behind; who stayed there is met again.
 * - What was opened stays open until it is closed. A question moves neither place nor hour, neither people nor things.
 *
 * What breaks a rule is told as a fault and not applied; the rest is. Pure.
 */
import { placeAfter, type PlaceAfter } from './place-after.js';
import {
  daysOf,
  isHere,
  isTooLong,
  wayBetween,
  type EraPresence,
  type SceneCircumstances,
} from './presence.js';
import { allOf, fuller, isSameName, mayMean, namedBy } from './same-name.js';
import { cutName, cutNames, cutText, withDeed, withMatter, withPerson } from './scene-bounds.js';
import {
  SCENE_REGARD_MAX,
  type ProposedScene,
  type Scene,
  type SceneMatter,
  type ScenePerson,
} from './scene.js';
import type { SceneFault } from './scene-fault.js';
import { thingsAfter } from './things-after.js';

export interface NextScene {
  readonly scene: Scene;
  readonly faults: readonly SceneFault[];
}

/** What the rules for people go by. */
interface Turn {
  readonly before: Scene;
  readonly after: PlaceAfter;
  /** As proposed, without the player. */
  readonly told: readonly ScenePerson[];
  readonly at: SceneCircumstances;
}

export function nextScene(before: Scene, proposed: ProposedScene, at: SceneCircumstances): NextScene {
  const after = placeAfter(before, proposed.place, at);
  const { place, cameFrom } = after;
  const isOther = (name: string) => name !== '' && !isPlayer(name, before, at);
  const told = proposed.people.map(cutPerson).filter(({ name }) => isOther(name));
  const speakers = proposed.speakers.map(cutName).filter(isOther);
  const turn: Turn = { before, after, told, at };
  const mute = [
    ...speakers.flatMap((name) => whyMute(name, turn)),
    ...heardFrom(proposed)
      .filter(isOther)
      .flatMap((name) => whyMute(name, turn))
      .filter(({ code }) => code === 'dead_speaks'),
  ];
  const { people, faults: ofPeople } = peopleAfter(turn, speakers);
  const holders = {
    place,
    elsewhere: (holder: string) => elsewhere(holder, turn),
    isPlayer: (name: string) => name !== '' && !isOther(name),
  };
  const { things, faults: ofThings } = thingsAfter(before.things, proposed, holders, at);
  const isMute = (name: string) => mute.some((fault) => mayMean(fault.name, name));
  return {
    scene: {
      place,
      ...(cameFrom && { cameFrom }),
      hour: (at.isQuestion ? null : proposed.hour) ?? before.hour,
      people,
      things,
      deeds: deedsAfter(before, proposed, isMute),
      open: mattersAfter(before.open, proposed, isMute),
    },
    faults: oncePerName([...ofPlace(after), ...mute, ...ofPeople, ...ofThings]),
  };
}

function ofPlace({ tooFar }: PlaceAfter): SceneFault[] {
  return tooFar === null ? [] : [{ code: 'too_far', name: tooFar }];
}

/** Whose answer the turn tells, and who opened what: the absent may have written, the dead have not. */
function heardFrom({ deed, opened }: ProposedScene): string[] {
  const answered = deed && cutText(deed.answer) !== '' ? [deed.to] : [];
  return [...answered, ...opened.map(({ from }) => from)].map(cutName);
}

/** Those who were here and are not named stay where they were; those who stayed where the player comes are met again. */
function peopleMet({ before, after, told }: Turn, speakers: readonly string[]): ScenePerson[] {
  const named = [...told.map(({ name }) => name), ...speakers];
  const { place, isEntered, leavesBehind } = after;
  return before.people.map((person): ScenePerson => {
    if (isEntered && person.state === 'away' && isSameName(person.where, place))
      return { ...person, state: 'here', where: '' };
    const stays =
      leavesBehind && isHere(person, before.place) && !named.some((name) => mayMean(person.name, name));
    if (!stays) return person;
    return { ...person, state: person.state === 'held' ? 'held' : 'away', where: before.place };
  });
}

/** Why a speaker cannot have spoken; empty: they can, or nobody knows them. Of several who may be meant, one who can is enough. */
function whyMute(name: string, turn: Turn): SceneFault[] {
  const meant = namedBy(turn.before.people, name);
  if (meant.length === 0) return whyMuteInEra(name, turn);
  const faults = meant.flatMap((person): SceneFault[] => {
    if (person.state === 'dead') return [{ code: 'dead_speaks', name: person.name }];
    return isElsewhere(person, turn) ? [{ code: 'absent_speaks', name: person.name }] : [];
  });
  return faults.length === meant.length ? faults.slice(0, 1) : [];
}

function whyMuteInEra(name: string, turn: Turn): SceneFault[] {
  const known = turn.at.inEra(name);
  if (!known) return [];
  if (known.isDead) return [{ code: 'dead_speaks', name: known.name }];
  return isFarInEra(known, turn) ? [{ code: 'absent_speaks', name: known.name }] : [];
}

/** Known to be out of reach for the whole turn. */
function isElsewhere(person: ScenePerson, turn: Turn): boolean {
  const { before, after, told, at } = turn;
  if (person.state === 'dead' || isHere(person, before.place) || person.where === '') return false;
  const way = wayBetween(person.where, after.place, at);
  if (after.isEntered && way === 0) return false;
  const comes = told.some((one) => mayMean(one.name, person.name) && isHere(one, after.place));
  return !comes || isTooLong(way, daysOf(at));
}

/** Wherever they are in these days, it is too far from where the turn begins and from where it ends. */
function isFarInEra({ places }: EraPresence, { before, after, at }: Turn): boolean {
  const isFar = (from: string) =>
    [before.place, after.place].every((place) => isTooLong(wayBetween(from, place, at), daysOf(at)));
  return places.length > 0 && places.every(isFar);
}

function elsewhere(holder: string, turn: Turn): readonly ScenePerson[] {
  const meant = namedBy(turn.before.people, holder);
  return meant.every((person) => isElsewhere(person, turn)) ? meant : [];
}

function peopleAfter(
  turn: Turn,
  speakers: readonly string[],
): { people: readonly ScenePerson[]; faults: SceneFault[] } {
  const { told, at } = turn;
  const faults: SceneFault[] = [];
  let people: readonly ScenePerson[] = peopleMet(turn, speakers);
  for (const person of told) {
    const meant = namedBy(people, person.name);
    const fault = whyNotSo(person, meant, turn);
    if (fault) faults.push(fault);
    else {
      const known = meant.length === 1 ? meant[0] : undefined;
      const whole = at.isQuestion ? asked(known, person) : merged(known, person);
      if (whole) people = withPerson(people, known, whole, turn.after.place);
    }
  }
  return { people, faults };
}

/** Why somebody cannot be what is proposed of them. */
function whyNotSo(person: ScenePerson, meant: readonly ScenePerson[], turn: Turn): SceneFault | null {
  const { before, after, at } = turn;
  const dead = allOf(meant, before.people, person.name, ({ state }) => state === 'dead');
  if (dead) return person.state === 'dead' ? null : { code: 'dead_rises', name: dead.name };
  if (meant.length === 0 && namedBy(before.people, person.name).length === 0)
    return whyNotSoInEra(person, turn);
  const known = meant.length === 1 ? meant[0] : undefined;
  const was = known && before.people.find(({ name }) => name === known.name);
  if (!was || was.state === 'dead' || isHere(was, before.place) || !isHere(person, after.place)) return null;
  const isLate = isTooLong(wayBetween(was.where, after.place, at), daysOf(at));
  return isLate ? { code: 'comes_too_soon', name: was.name } : null;
}

function whyNotSoInEra(person: ScenePerson, turn: Turn): SceneFault | null {
  const known = person.state === 'dead' ? null : turn.at.inEra(person.name);
  if (!known) return null;
  if (known.isDead) return { code: 'dead_rises', name: known.name };
  return isHere(person, turn.after.place) && isFarInEra(known, turn)
    ? { code: 'comes_too_soon', name: known.name }
    : null;
}

function merged(known: ScenePerson | undefined, person: ScenePerson): ScenePerson {
  if (!known) return person;
  return { ...person, name: fuller(known.name, person.name), note: person.note || known.note };
}

/** A question kills nobody, moves nobody and wins nobody: what is noted of somebody may be its answer. */
function asked(known: ScenePerson | undefined, person: ScenePerson): ScenePerson | null {
  if (known) return { ...known, note: person.note || known.note };
  return person.state === 'dead' ? null : { ...person, regard: 0 };
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
