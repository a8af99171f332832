/** A question as the books would write it: names with their capitals, and an office in one word. */
import type { Scenario } from '@rubicon/scenarios';
import { nounKindsOf } from '../../reading/wordnet.js';
import type { Stage } from '../stage.js';

const namesOf = new WeakMap<Scenario, ReadonlyMap<string, string>>();

/** "who is in charge of noailles" → "who commands Noailles". */
export function asWritten(question: string, { of: { scenario } }: Stage): string {
  const names = namesOf.get(scenario) ?? namesIn(scenario);
  namesOf.set(scenario, names);
  return question
    .replace(
      /,? (?:by|in) (?:numbers?|names?|places?)(?: and (?:numbers?|names?|places?))?(?=[?.!,]|$)/gi,
      '',
    )
    .replace(/\b(?:is|are) in (?:charge|command) of\b/gi, 'commands')
    .replace(/\b(?:was|were) in (?:charge|command) of\b/gi, 'commanded')
    .replace(
      /(?<![\p{L}’'-])\p{Ll}[\p{Ll}\p{M}-]{4,}(?![\p{L}-])/gu,
      (word) => names.get(plain(word)) ?? word,
    );
}

/** Single words that are names and nothing else. */
function namesIn({ world: { people, places } }: Scenario): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { name, also } of [...people, ...places])
    for (const word of [name, ...also].flatMap((one) => one.split(' ')))
      if (/^\p{Lu}[\p{Ll}\p{M}]{4,}$/u.test(word) && isNameOnly(word)) names.set(plain(word), word);
  return names;
}

function isNameOnly(word: string): boolean {
  const kinds = nounKindsOf(word.toLowerCase());
  return kinds.length === 0 && !titles.test(word);
}

const titles =
  /^(?:Marquis|Comte|Comtesse|Vicomte|Baron|Abbé|Mother|Father|Captain|General|Young|Elder|Younger|Great|First|Third|Other|Guard|Guards|French|Roman|German|Gallic|Royal|Under|House|Church|Upper|Lower|North|South|East|West|Little|Women|Children)$/;

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
