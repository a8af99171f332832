/**
 * Where history has its people in the days of a turn, for those of whom the story has told nothing. In doubt it knows nobody: a name that
 * several bear, an office, somebody of whom the chronicle speaks, and whatever follows the first event that went otherwise.
 */
import { isSameName, mayMean, type ChronicleLine, type EraPresence } from '@rubicon/domain';
import type { EraPerson, Scenario } from '@rubicon/scenarios';

export interface EraDays {
  /** On which the turn begins. */
  readonly ordinal: number;
  readonly days: number;
  /** Ids of events that went otherwise. */
  readonly bent: readonly string[];
  readonly chronicle: readonly ChronicleLine[];
}

export function eraPresence(
  { world: { people }, timeline }: Pick<Scenario, 'world' | 'timeline'>,
  { ordinal, days, bent, chronicle }: EraDays,
): (name: string) => EraPresence | null {
  const bentFrom = Math.min(...timeline.filter(({ id }) => bent.includes(id)).map((event) => event.ordinal));
  return (name) => {
    const person = bearerOf(people, name);
    if (!person || chronicle.some((line) => speaksOf(line, person))) return null;
    return {
      name: person.name,
      // On the day itself they are still to be met.
      isDead: person.diesOn !== null && person.diesOn < Math.min(ordinal, bentFrom),
      places: bentFrom === Infinity ? placesOf(person, ordinal, ordinal + days) : [],
    };
  };
}

/** The only one who is called so: by their whole name, or, of a man, by the last word of it. */
function bearerOf(people: readonly EraPerson[], name: string): EraPerson | null {
  const isWhole = wordsIn(name).length > 1;
  const isCalled = (person: EraPerson) => (isWhole ? hasWhole(person, name) : hasLast(person, name));
  const called = people.filter(isCalled);
  const isShared = !isWhole && people.some((one) => !called.includes(one) && hasWord(one, name));
  return called.length === 1 && !isShared ? called[0]! : null;
}

function hasWhole({ name, also }: EraPerson, whole: string): boolean {
  return isSameName(name, whole) || also.some((alias) => isOwnName(alias) && isSameName(alias, whole));
}

/** Women are called by first names, or by those of their families, which others bear. */
function hasLast({ name, is }: EraPerson, word: string): boolean {
  return is === 'he' && isSameName(wordsIn(name).at(-1)!, word);
}

function hasWord({ name, also }: EraPerson, word: string): boolean {
  return [name, ...also].some((called) => wordsIn(called).some((one) => isSameName(one, word)));
}

/** Three names with a capital: with two, the first may be a title that others of the house bear. */
function isOwnName(alias: string): boolean {
  const words = wordsIn(alias);
  return words.length > 2 && words.every((word) => word[0] !== word[0]!.toLowerCase());
}

function speaksOf({ subject, text }: ChronicleLine, { name, also }: EraPerson): boolean {
  return [name, ...also].some((called) => mayMean(called, subject) || text.includes(wordsIn(called).at(-1)!));
}

function placesOf({ whereabouts }: EraPerson, from: number, until: number): string[] {
  return whereabouts
    .filter(({ fromOrdinal }, index) => {
      const next = whereabouts[index + 1]?.fromOrdinal ?? Infinity;
      return fromOrdinal <= until && next > from;
    })
    .map(({ place }) => place);
}

function wordsIn(name: string): string[] {
  return name.split(' ');
}
