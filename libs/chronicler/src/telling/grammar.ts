/** Clauses of a telling: as typed, told to the player, or in the past. */
import nlp from 'compromise';
import { lowerFirst } from '../plain-text.js';
import { baseForm } from '../reading/base-form.js';
import { toSecondPerson } from '../reading/second-person.js';

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
