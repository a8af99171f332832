/** Men who are moved about: an army that is marched somewhere, a part of it left behind, a prisoner handed to somebody. */
import type { ActClass } from '../eras/bank.js';
import type { Phrase, Step } from '../reading/steps.js';

type IsPerson = (words: string) => boolean;

/** What is done with people as one does it with things; null: nothing of the kind. */
export function movedPeople(step: Step, isPerson: IsPerson): ActClass | null {
  const { verb, phrases } = step;
  const [first] = phrases;
  if (first?.prep !== '' || !isPerson(first.text)) return null;
  // "leave one cohort behind to hold the bridge"
  if (isLeftBehind(step)) return 'order';
  // "hand him over to the Electors": he goes to them.
  if (
    /^(?:hand|hand over|turn over|deliver|deliver up|give up)$/.test(verb) &&
    phrases.some(({ prep, text }) => prep === 'to' && isPerson(text))
  )
    return 'send';
  return null;
}

/** Whether who is taken is given into other hands at once. */
export function isHandedOver(clause: string): boolean {
  return /\b(?:handed|delivered|turned|given|sent|brought|taken)\b(?: over| up)? to\b/i.test(clause);
}

/** Of an army on its way: it is led, and the end of the way is where it comes to; a river is only crossed. */
export function wayOfArmy(phrases: readonly Phrase[], isPerson: IsPerson): readonly Phrase[] {
  const ends = phrases.some(({ prep }) => prep === 'to');
  if (!ends) return phrases;
  return phrases.flatMap((phrase) => {
    if (/^(?:across|over|through)$/.test(phrase.prep)) return [];
    return phrase.prep === '' && isPerson(phrase.text) ? [{ ...phrase, prep: 'with' }] : [phrase];
  });
}

/** "leave Hidemitsu to hold Kyoto", "leave my brother in charge of the camp" */
export function isLeftBehind({ verb, clause, purpose }: Pick<Step, 'verb' | 'clause' | 'purpose'>): boolean {
  return (
    /^leave/.test(verb) &&
    (purpose !== null ||
      /\bbehind\b|\bin (?:charge|command)\b|\bto (?:hold|guard|watch|keep|defend|mind|look|govern|rule|wait)\b|\b(?:here|there)\b/i.test(
        clause,
      ))
  );
}
