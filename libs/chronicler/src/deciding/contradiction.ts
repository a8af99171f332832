/** "I give my ring away and keep it": two steps of one breath that cannot both be. */
import type { ActClass } from '../eras/bank.js';
import { contentWords } from '../plain-text.js';
import type { Step } from '../reading/steps.js';

const parting: ReadonlySet<ActClass> = new Set(['give', 'trade', 'destroy', 'bribe']);
const leaving: ReadonlySet<ActClass> = new Set(['go', 'flee', 'attack']);
const keeping = /^(?:keep|hold on to|retain)\b/;
const staying = /^(?:stay|remain|stand still|keep still|wait here)\b/;
const stirring = /^(?:move|stir|go|leave|budge)\b/;

export function isContradiction(steps: readonly Step[]): boolean {
  return steps.some((one, index) => steps.slice(index + 1).some((other) => undoes(one, other)));
}

function undoes(one: Step, other: Step): boolean {
  if (one.isNegated) return false;
  const isSame = sharesObject(one, other);
  // "I speak and do not speak."
  if (other.isNegated && one.verb === other.verb && (isSame || one.phrases.length === 0)) return true;
  if (
    leaving.has(one.actClass) &&
    ((other.isNegated && stirring.test(other.verb)) || staying.test(other.verb))
  )
    return !other.lead && other.phrases.every(({ text }) => !/\p{Lu}/u.test(text));
  if (!isSame) return false;
  if (parting.has(one.actClass) && !other.isNegated && keeping.test(other.verb)) return true;
  const isSpared = other.actClass === 'free' || /\b(?:live|alive|unharmed)\b/i.test(other.clause);
  return one.actClass === 'kill' && isSpared && !other.isNegated;
}

function sharesObject(one: Step, other: Step): boolean {
  const objects = one.phrases.filter(({ prep }) => prep === '').map(({ text }) => contentWords(text));
  const words = contentWords(other.clause);
  return (
    /\b(?:him|her|it|them)\b/i.test(other.clause) ||
    objects.some((object) => [...object].some((word) => words.has(word)))
  );
}
