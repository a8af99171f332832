/** "have the man who carried it killed by my guards": what is done, to whom or what, and by whom. */
import type { ActClass } from '../eras/bank.js';
import { baseForm, isPastForm } from '../reading/base-form.js';
import { classFor, stepsOf, type Phrase, type Step } from '../reading/steps.js';
import { isConfining } from './confining.js';
import { isHandedOver } from './forces.js';

export interface Caused {
  readonly actClass: ActClass;
  readonly phrases: readonly Phrase[];
  /** What somebody who is named is to do. */
  readonly inner: Step | null;
}

/** What one can be made to do to somebody: "have him beheaded". */
const causable: ReadonlySet<ActClass> = new Set([
  'kill',
  'strike',
  'arrest',
  'free',
  'destroy',
  'use',
  'heal',
  'defend',
  'give',
  'send',
  'summon',
  'steal',
  'bury',
  'make',
  'hide',
  'attack',
  'teach',
  'take',
  'eat',
  'love',
  'mourn',
  'read',
  'write',
  'study',
  'threaten',
  'go',
  'trade',
  'bribe',
]);

/** Others do it, whoever it is that stands by. */
const menial: ReadonlySet<ActClass> = new Set(['use', 'make', 'take', 'gesture', 'other', 'go']);

/** Whoever has it done to somebody means their death. */
const deadly = /^(?:stab|shoot|spear|knife|bayonet|drown|poison|cut down|run through)$/;

const causing = /^(?:have|get|order|make|see|want|let|command)$/;
const auxiliary =
  /^(?:is|are|was|were|be|been|has|have|had|will|would|can|could|may|might|must|do|does|did|not|never)$/i;

/** Null: nothing is caused. */
export function causedBy(step: Step, isPerson: (words: string) => boolean): Caused | null {
  if (!causing.test(step.verb)) return null;
  const words = step.clause.split(' ');
  const at = participleIn(words);
  if (at === null) return null;
  const done = words[at]!.toLowerCase().replace(/[,;]$/, '');
  const object = words.slice(1, at).join(' ');
  // "that not one arrow is shot" forbids, and does nothing.
  if (object === '' || /^(?:that|not|no|none|nothing|nobody)\b/i.test(object)) return null;
  const base = baseForm(done);
  const rest = words.slice(at + 1);
  // "arrested and handed over to the Electors": that says where they go.
  const tail = (isHandedOver(step.clause) ? rest : untilNext(rest)).join(' ');
  const [read] = stepsOf(`${base} ${object}${tail === '' ? '' : ` ${tail}`}`);
  if (!read) return null;
  const isOfPerson = isPerson(bareObject(object));
  const actClass = isOfPerson && isConfining(base) ? 'arrest' : deadly.test(base) ? 'kill' : classFor(base);
  // "by two men": theirs is the deed.
  const by = read.phrases.find(({ prep, text }) => prep === 'by' && isPerson(text));
  const phrases = [
    { prep: '', text: object },
    ...read.phrases.filter((one) => one !== by && !isPartOf(one, object)),
  ];
  const deed: Step = { ...read, verb: base, actClass, phrases, clause: `${base} ${object}` };
  if (by) return { actClass: 'order', phrases: [{ prep: '', text: by.text }], inner: deed };
  if (!causable.has(actClass))
    // "have him watched": it is not he who watches.
    return isOfPerson ? { actClass: 'order', phrases: phrases.slice(1), inner: null } : null;
  return { actClass: menial.has(actClass) ? 'order' : actClass, phrases, inner: null };
}

/** Where the participle stands behind whom or what it is done to; a clause that says who they are is passed over. */
function participleIn(words: readonly string[]): number | null {
  let isWithin = false;
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at]!.toLowerCase().replace(/[,;]$/, '');
    if (/^(?:who|whom|which|that)$/.test(word)) {
      isWithin = true;
      // "who had carried it": its own verb.
      while (at + 1 < words.length && auxiliary.test(words[at + 1]!)) at += 1;
      at += 1;
      continue;
    }
    if (/^(?:i|we|he|she|they|you)$/.test(word)) {
      // "the man I caught beheaded"
      if (!isWithin && at === 1) return null;
      at += 1;
      while (at < words.length && auxiliary.test(words[at]!)) at += 1;
      continue;
    }
    if (/^(?:is|are|be|was|were|to|so|if|when|because|while)$/.test(word)) return null;
    if (at === 1 || !isPastForm(word) || /^(?:the|an?|my|his|her|their|our|your)$/i.test(words[at - 1]!))
      continue;
    return at;
  }
  return null;
}

/** "killed quietly and buried": the first is what is done to them. */
function untilNext(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      /^(?:and|then|so|until|till|because|before|after|while|when|if)$/i.test(word.replace(/[,;]$/, '')) &&
      (!/^(?:and|then)$/i.test(word) || words.slice(index + 1, index + 3).some((next) => isPastForm(next))),
  );
  return (at < 0 ? words : words.slice(0, at)).map((word, index, all) =>
    index === all.length - 1 ? word.replace(/[,;.]$/, '') : word,
  );
}

function bareObject(object: string): string {
  return object.replace(/,? (?:who|whom|which|that) .*$/i, '');
}

function isPartOf({ prep, text }: Phrase, object: string): boolean {
  return prep === '' ? object.includes(text) : object.includes(`${prep} ${text}`);
}
