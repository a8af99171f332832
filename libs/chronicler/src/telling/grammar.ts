/** Clauses of a telling: as typed, or told to the player. */
import { lowerFirst } from '../plain-text.js';
import { toSecondPerson } from '../reading/second-person.js';

/** As typed, from the verb on, said to the player; without a stop. */
export function actOf(clause: string): string {
  return lowerFirst(toSecondPerson(clause)).replace(/[.!?…,;:]+$/u, '');
}

/** As much of a deed as a sentence bears. */
export function firstOf(text: string): string {
  const [first = text] = text.split(/[:;]|,? so that | that |, because /);
  return first.length > 140 ? `${first.slice(0, 140).replace(/\s+\S*$/, '')} …` : first.trim();
}
