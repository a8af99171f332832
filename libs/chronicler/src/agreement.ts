/** Small words that agree with whom a sentence is about. */
import type { Pronoun } from '@rubicon/scenarios';
import { upperFirst } from './plain-text.js';
import { isDescribedPeople } from './reading/described-people.js';

const pronouns: Readonly<Record<Pronoun, readonly [they: string, them: string, their: string]>> = {
  he: ['he', 'him', 'his'],
  she: ['she', 'her', 'her'],
  they: ['they', 'them', 'their'],
};

/** `{who}`, `{they}`, `{s}` and their like. */
export function slotsOf(
  being: { readonly call: string; readonly is: Pronoun } | null,
): Record<string, string> {
  if (!being) return {};
  const [they, them, their] = pronouns[being.is];
  // "Everybody nods", and they all do.
  const isMany = being.is === 'they' && !/^(?:every|each|any|some|no)(?:body|one)\b/i.test(being.call);
  return {
    who: being.call,
    Who: upperFirst(being.call),
    they,
    They: upperFirst(they),
    them,
    their,
    Their: upperFirst(their),
    whose: possessive(being.call),
    Whose: upperFirst(possessive(being.call)),
    theirs: isMany ? 'theirs' : being.is === 'he' ? 'his' : 'hers',
    s: isMany ? '' : 's',
    es: isMany ? '' : 'es',
    is: isMany ? 'are' : 'is',
    Is: isMany ? 'Are' : 'Is',
    has: isMany ? 'have' : 'has',
    does: isMany ? 'do' : 'does',
    was: isMany ? 'were' : 'was',
  };
}

/** "Pollio’s", "the soldiers’"; a clause has no such form. */
function possessive(name: string): string {
  if (isDescribedPeople(name)) return 'their';
  return /(?<!s)s$/.test(name) && /^(?:the|your|those|all|his|her|their) /i.test(name)
    ? `${name}’`
    : `${name}’s`;
}
