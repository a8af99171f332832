/** What somebody does at the player's word, said of them: "open the gate", ordered of the sergeant, is "the sergeant opens the gate". */
import type { Being } from '../deciding/beings.js';
import type { Happening } from '../deciding/happening.js';
import type { Situation } from '../eras/bank.js';
import { slotsOf } from '../agreement.js';
import { classOfVerb } from '../reading/verbs.js';
import { toSecondPerson } from '../reading/second-person.js';
import { thirdPerson } from '../reading/third-person.js';
import { isVerb } from '../reading/wordnet.js';

/** Of what is told again; more stands in the deed already. */
const WORDS_MAX = 12;

/** A clause within a sentence, without a stop; null: it was not done, or cannot be said so shortly. */
export function carriedOut({ step, actClass, outcome, roles: { who }, facts }: Happening): string | null {
  if (outcome !== 'done' || !who || who.state !== 'here' || step.isNegated) return null;
  if (actClass !== 'order' && actClass !== 'persuade') return null;
  if (step.content?.kind !== 'order' || facts.some(({ kind }) => kind === 'letter' || kind === 'sentFor'))
    return null;
  return doneBy(who, step.content.text);
}

export function doneBy(who: Being, bidding: string): string | null {
  const order =
    /^to (not )?(\p{Ll}+)(?: (.+))?$/isu.exec(bidding.trim().replace(/[.!…]+$/u, '')) ??
    /^(not )to (\p{Ll}+)(?: (.+))?$/isu.exec(bidding.trim().replace(/[.!…]+$/u, ''));
  if (!order) return null;
  const [, not, verb = '', rest = ''] = order;
  if (!isVerb(verb) && classOfVerb(verb) === undefined) return null;
  // Of two things the second would need its own ending, and whom "him" is would have to be known.
  if (
    rest.split(' ').length > WORDS_MAX ||
    /[,:;“”"()?!]|\b(?:and|or|but|if|because|so that|until|when|himself|herself|themselves)\b/i.test(rest)
  )
    return null;
  const { is, does } = slotsOf(who);
  const isOne = is === 'is';
  const finite = not ? `${does} not ${verb}` : verb === 'be' ? is! : isOne ? thirdPerson(verb) : verb;
  return `${who.call} ${finite}${rest === '' ? '' : ` ${toSecondPerson(rest)}`}`;
}

const pleas =
  /^(?:ask|beg|urge|invite|implore|entreat|plead|request|warn|advise|suggest|recommend|appeal|encourage|propose|beseech|counsel|want|need|hope)\b/;

/** Who is begged does not obey, and agrees or not. */
export function isPlea({ actClass, step }: Happening): boolean {
  return actClass === 'order' && pleas.test(step.verb);
}

export function answerToPlea(answer: Situation): Situation {
  return answer === 'obeys' ? 'agrees' : answer === 'balks' ? 'declines' : answer;
}
