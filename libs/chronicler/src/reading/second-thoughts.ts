/** "Arrest him. No, wait, let him go": of two deeds that cannot both be, the last word counts. */
import type { ActClass } from '../eras/bank.js';
import { lowerFirst } from '../plain-text.js';
import type { Step } from './steps.js';

const turning =
  /^(?:(?:oh|but|hm+|ah|wait|hold on)[,.!… ]+)?(?:no(?=[,.!;:…—–-]|$| wait| don['’]?t)|actually(?=[,.! ]+no|,)|on second thoughts?|scratch that|never ?mind|(?:i['’]?(?:ve)? |i have )?changed? my mind|or rather)[,.!:;…—– ]*(?:(?:wait|no|actually|stop)(?=[,.!;:…—– ]|$)[,.!:;…—– ]*)*/i;
const harm: readonly ActClass[] = ['kill', 'strike', 'arrest', 'attack', 'threaten', 'steal', 'insult'];
const mercy: readonly ActClass[] = ['free', 'heal', 'love', 'give', 'praise', 'defend'];
const opposites: readonly (readonly [readonly ActClass[], readonly ActClass[]])[] = [
  [harm, mercy],
  [
    ['go', 'flee', 'attack', 'send'],
    ['wait', 'rest'],
  ],
  [
    ['give', 'use', 'destroy', 'trade'],
    ['take', 'bury'],
  ],
  [
    ['send', 'free'],
    ['summon', 'arrest'],
  ],
  [['accept', 'promise'], ['refuse']],
  [['surrender'], ['defend', 'attack', 'flee']],
];

/** "No, wait. I …", "Hold on, I …": nothing is held and nobody waits, something else follows. */
export function behindHold(sentence: string, goesOn: boolean): string {
  const isHold =
    /^(?:(?:no|oh|ah|hm+|hey|but),? )?(?:(?:wait|hold on|hang on)(?: a (?:moment|minute|second|bit))?|one moment|stop)/i;
  if (goesOn && new RegExp(`${isHold.source}[.!…]+$`, 'i').test(sentence) && !/^wait[.!]+$/i.test(sentence))
    return '';
  const rest = new RegExp(`(?:${isHold.source}|^actually)[,.!…—– ]+(.+)$`, 'isu').exec(sentence)?.at(-1);
  const isMore =
    rest !== undefined &&
    /^(?:I|we|let|don['’]t|do not|no,|that (?:was|is)|this (?:was|is)|it (?:was|is)|not)\b/iu.test(rest);
  const isActual = rest !== undefined && /^actually,/i.test(sentence) && !/^no\b/i.test(rest);
  return isMore || isActual ? rest.charAt(0).toUpperCase() + rest.slice(1) : sentence;
}

/** What stands behind the change of mind; null: there is none. */
export function behindTurn(sentence: string): string | null {
  const found = turning.exec(sentence);
  return found ? sentence.slice(found[0].length) : null;
}

export function isChangeOfMind(sentence: string): boolean {
  return /\b(?:chang|second thought|scratch|never ?mind|actually,? no)/i.test(
    turning.exec(sentence)?.[0] ?? '',
  );
}

/** "don’t": the deed before it is dropped, and no other takes its place. */
export function isCancelling(rest: string): boolean {
  return /^(?:do not|don['’]t|stop|leave (?:it|him|her|them)(?: be| alone)?|not (?:that|him|her|it)|forget (?:it|that))[.!]*$/i.test(
    rest,
  );
}

export function isInstead(earlier: Step, later: Step): boolean {
  if (earlier.actClass === later.actClass) return earlier.verb === later.verb;
  return opposites.some(
    ([one, other]) =>
      (one.includes(earlier.actClass) && other.includes(later.actClass)) ||
      (other.includes(earlier.actClass) && one.includes(later.actClass)),
  );
}

/** The later deed, with the earlier one as what was first meant; "him" is whom that one named. */
export function inItsPlace(earlier: Step, later: Step): Step {
  const named = earlier.phrases.find(({ prep, text }) => prep === '' && !/^(?:him|her|it|them)$/i.test(text));
  const lead = `After first meaning to ${lowerFirst(earlier.clause.replace(/[.!?…]+$/u, ''))}`;
  const pronoun = /\b(?:him|her|it|them)\b(?! \p{L}+ (?:of|to))/iu;
  const pointsBack =
    later.phrases.length === 0 || later.phrases.some(({ text }) => /^(?:him|her|it|them)$/i.test(text));
  if (!named || !pointsBack || !pronoun.test(later.clause)) return { ...later, lead };
  return {
    ...later,
    lead,
    clause: later.clause.replace(pronoun, named.text),
    phrases:
      later.phrases.length === 0
        ? [named]
        : later.phrases.map((phrase) =>
            /^(?:him|her|it|them)$/i.test(phrase.text) ? { ...phrase, text: named.text } : phrase,
          ),
  };
}
