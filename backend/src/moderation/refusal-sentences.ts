/**
 * What a player reads. Only a text that was refused for self-harm comes with the offer of help: with any other it would say of the
 * player what is not so.
 */
import { refusals } from '../platform/refusals/index.js';
import type { ModerationCategory } from './moderation.js';

const HELP =
  'You do not have to bear it alone: findahelpline.com lists people near you who listen, free and at any hour.';

/** Of a move. */
export const TEXT_REFUSED =
  'The chronicler does not take up this text: it was refused, not played, and not charged.';

/** Of a name, a correction or a character. */
export const WORDS_REFUSED = refusals.text_refused;

export const ANSWER_REFUSED =
  'The chronicler’s answer was not fit to be shown and was put aside. Please try again, or say it differently.';

export function withHelp(sentence: string, categories: readonly ModerationCategory[]): string {
  return categories.includes('self-harm') ? `${sentence} ${HELP}` : sentence;
}
