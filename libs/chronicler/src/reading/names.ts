/** Names typed in haste: "slap favonius" means Favonius. */
import { isQuality, isVerb, nounKindsOf } from './wordnet.js';

/** Shorter ones are too easily other words. */
const LETTERS_MIN = 4;
const titles =
  /^(?:monsieur|madame|citizen|citizeness|king|queen|prince|princess|lord|lady|louis|emperor|empress|consul|dictator|president|doctor|abbé|father|mother|friend)$/;

interface Named {
  readonly name: string;
  readonly also: readonly string[];
}

/** Whom and what an era has a name for. */
export interface NamedWorld {
  readonly people: readonly Named[];
  readonly places: readonly Named[];
}

/** An era's are many, and always the same. */
const ofWorlds = new WeakMap<NamedWorld, ReadonlyMap<string, string>>();

/** @param others names that only the scene knows */
export function withNames(asTyped: string, world: NamedWorld, others: readonly string[] = []): string {
  const typed = decapitalised(asTyped);
  const small = /(?<![\p{L}\p{M}’'-])\p{Ll}[\p{Ll}\p{M}]{3,}(?![\p{L}\p{M}-])/gu;
  if (!small.test(typed)) return typed;
  const known = ofWorlds.get(world) ?? knownWords(namesIn(world));
  ofWorlds.set(world, known);
  const besides = knownWords(others);
  return typed.replace(small, (word) => known.get(word) ?? besides.get(word) ?? word);
}

function namesIn({ people, places }: NamedWorld): readonly string[] {
  return [...people, ...places].flatMap(({ name, also }) => [name, ...also]);
}

function knownWords(names: readonly string[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const name of names)
    for (const [word] of name.matchAll(/\p{Lu}[\p{L}\p{M}]+/gu)) {
      const lower = word.toLowerCase();
      if (word.length < LETTERS_MIN || !isName(lower, word === name)) continue;
      known.set(lower, word);
      // "mori" for "Mōri"
      const plain = lower.normalize('NFD').replace(/\p{M}/gu, '');
      if (isName(plain, false)) known.set(plain, word);
    }
  return known;
}

/** What is a word besides is a name only where somebody is called so and nothing else: "Caesar", and not the Friend of the People. */
function isName(word: string, isWhole: boolean): boolean {
  if (isVerb(word) || isQuality(word) || titles.test(word)) return false;
  const kinds = nounKindsOf(word);
  return kinds.length === 0 || (isWhole && kinds.every((kind) => kind === 'person' || kind === 'place'));
}

/** "KILL HIM NOW" is no name. */
function decapitalised(text: string): string {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= 2 && words.every((word) => word === word.toUpperCase()) && /[A-Z]/.test(text)
    ? text.toLowerCase()
    : text;
}
