/** Small words that agree with whom a sentence is about. */
import type { Pronoun } from '@rubicon/scenarios';
import nlp from 'compromise';
import type { Being } from '../deciding/beings.js';
import { baseForm } from '../reading/base-form.js';
import { toSecondPerson } from '../reading/second-person.js';

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const pronouns: Readonly<Record<Pronoun, readonly [they: string, them: string, their: string]>> = {
  he: ['he', 'him', 'his'],
  she: ['she', 'her', 'her'],
  they: ['they', 'them', 'their'],
};

/** `{who}`, `{they}`, `{s}` and their like. */
export function slotsOf(being: Pick<Being, 'call' | 'is'> | null): Record<string, string> {
  if (!being) return {};
  const [they, them, their] = pronouns[being.is];
  const isMany = being.is === 'they';
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

/** "Pollio’s", "the soldiers’" */
export function possessive(name: string): string {
  return /(?<!s)s$/.test(name) && /^(?:the|your|those|all|his|her|their) /i.test(name)
    ? `${name}’`
    : `${name}’s`;
}

/** "give the ring to Pollio" → "gave the ring to Pollio". */
export function inThePast(clause: string): string {
  const [verb = '', ...rest] = clause.split(' ');
  const bare = verb.toLowerCase();
  const base = baseForm(bare);
  if (base !== bare) return lowerFirst(clause);
  const known = past.get(bare) ?? pastOf(bare);
  past.set(bare, known);
  return [known, ...rest].join(' ');
}

const past = new Map<string, string>([
  ['put', 'put'],
  ['let', 'let'],
  ['cut', 'cut'],
  ['set', 'set'],
  ['hit', 'hit'],
  ['shut', 'shut'],
  ['spread', 'spread'],
  ['lie', 'lay'],
  ['lay', 'laid'],
  ['ride', 'rode'],
  ['spit', 'spat'],
  ['swear', 'swore'],
  ['kneel', 'knelt'],
  ['bury', 'buried'],
  ['surrender', 'surrendered'],
]);

function pastOf(verb: string): string {
  const doc = nlp(verb);
  doc.tag('Verb');
  const [forms] = doc.verbs().conjugate() as { PastTense?: string }[];
  return forms?.PastTense ?? `${verb}ed`;
}

/** As typed, from the verb on, said to the player; without a stop. */
export function actOf(clause: string): string {
  return lowerFirst(toSecondPerson(clause)).replace(/[.!?…,;:]+$/u, '');
}

/** As much of a deed as a sentence bears. */
export function firstOf(text: string): string {
  const [first = text] = text.split(/[:;]|,? so that | that |, because /);
  return first.length > 140 ? `${first.slice(0, 140).replace(/\s+\S*$/, '')} …` : first.trim();
}
