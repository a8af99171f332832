/** Verbs in the past. */
import nlp from 'compromise';
import { lowerFirst } from '../plain-text.js';
import { baseForm } from './base-form.js';

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
