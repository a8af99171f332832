/** How somebody answered, as a clause of the scene: "he thanked you and took it". */
import type { Situation } from '../eras/bank.js';
import { slotsOf } from '../agreement.js';
import type { Being } from './beings.js';

const answerClauses: Readonly<Partial<Record<Situation, string>>> = {
  thanks: '{they} thanked you and took it',
  spurns: '{they} would not have it',
  obeys: '{they} obeyed',
  balks: '{they} would not do it',
  believes: '{they} believed you',
  doubts: '{they} did not believe you',
  moved: '{they} let you have your way',
  unmoved: '{they} would not be moved',
  afraid: '{they} {was} afraid of you',
  defiant: '{they} defied you',
  insulted: '{they} took it as an insult',
  amused: '{they} laughed',
  unamused: '{they} did not laugh',
  greets: '{they} answered in kind',
  loving: '{they} returned it',
  unloving: '{they} drew back',
  struck: '{they} bore the blow, and will not forget it',
  pleads: '{they} begged for mercy',
  freed: '{they} {was} grateful',
  trusts: '{they} took you at your word',
  mistrusts: '{they} doubted your word',
  strikesBargain: '{they} agreed to it',
  refusesBargain: '{they} refused it',
  grieves: '{they} grieved with you',
  devout: '{they} bowed {their} head',
  agrees: '{they} said yes',
  declines: '{they} said no',
};

/** Empty: nothing that would be remembered. */
export function answerClause(situation: Situation, who: Being): string {
  return (answerClauses[situation] ?? '').replace(
    /\{(\w+)\}/g,
    (_whole, slot: string) => slotsOf(who)[slot] ?? '',
  );
}
