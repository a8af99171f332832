/** What keeps a scene small: how long its texts may be, and who and what leaves it when it is full. Pure. */
import { isHere } from './presence.js';
import {
  SCENE_DEEDS_MAX,
  SCENE_MATTERS_MAX,
  SCENE_NAME_CHARACTERS_MAX,
  SCENE_PEOPLE_MAX,
  SCENE_TEXT_CHARACTERS_MAX,
  SCENE_THINGS_MAX,
  SCENE_WITNESSES_MAX,
  type SceneDeed,
  type SceneMatter,
  type ScenePerson,
  type SceneThing,
} from './scene.js';

/** The lower, the sooner they leave. */
const STAYS = 3;

/**
 * Adds or changes somebody, who is then the one told last. In a full scene somebody leaves; where nobody may, nobody comes.
 * @param place where the player is
 */
export function withPerson(
  people: readonly ScenePerson[],
  known: ScenePerson | undefined,
  person: ScenePerson,
  place: string,
): readonly ScenePerson[] {
  const others = people.filter((one) => one !== known);
  const all = [...others, person];
  if (all.length <= SCENE_PEOPLE_MAX) return all;
  const stays = (one: ScenePerson) => personStays(one, place);
  const first = Math.min(...all.map(stays));
  return first === STAYS ? others : without(all, (one) => stays(one) === first);
}

/** Adds or changes something, which is then the one told last. In a full scene something leaves. */
export function withThing(
  things: readonly SceneThing[],
  known: SceneThing | undefined,
  thing: SceneThing,
): readonly SceneThing[] {
  const all = [...things.filter((one) => one !== known), thing];
  if (all.length <= SCENE_THINGS_MAX) return all;
  const first = Math.min(...all.map(thingStays));
  return without(all, (one) => thingStays(one) === first);
}

export function withDeed(deeds: readonly SceneDeed[], deed: SceneDeed): readonly SceneDeed[] {
  return [...deeds, deed].slice(-SCENE_DEEDS_MAX);
}

export function withMatter(open: readonly SceneMatter[], matter: SceneMatter): readonly SceneMatter[] {
  return [...open, matter].slice(-SCENE_MATTERS_MAX);
}

/** Those away without note first, then those away, then the dead; nobody who is here. */
function personStays(person: ScenePerson, place: string): number {
  const { state, note } = person;
  if (isHere(person, place)) return STAYS;
  if (state === 'dead') return 2;
  return state === 'away' && note === '' ? 0 : 1;
}

/** What others hold first, then what is gone: forgotten, it could come back. */
function thingStays({ gone, holder }: SceneThing): number {
  if (gone) return 1;
  return holder.toLowerCase() === 'you' ? 2 : 0;
}

/** Without the first one, which is the oldest. */
function without<T>(all: readonly T[], leaves: (one: T) => boolean): T[] {
  const index = all.findIndex(leaves);
  return all.filter((_, place) => place !== index);
}

export function cutName(name: string): string {
  return cut(name, SCENE_NAME_CHARACTERS_MAX);
}

export function cutText(text: string): string {
  return cut(text, SCENE_TEXT_CHARACTERS_MAX);
}

export function cutNames(names: readonly string[]): string[] {
  return names
    .map(cutName)
    .filter((name) => name !== '')
    .slice(0, SCENE_WITNESSES_MAX);
}

/** On one line, inside no surrogate pair. */
function cut(text: string, most: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length <= most
    ? line
    : line
        .slice(0, most)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
}
