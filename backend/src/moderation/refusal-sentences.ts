/**
 * What a player reads. One sentence for every refused text: which rule it was is not stored, since that could say something about a
 * person's health, so whoever may need help is told where it is.
 */
const HELP =
  'If it was about hurting yourself: you do not have to bear it alone, and findahelpline.com lists people near you who listen, free and at any hour.';

export const TEXT_REFUSED = `The chronicler does not take up this text, so it was not played. ${HELP}`;

/** Of a name or a correction. */
export const WORDS_REFUSED = `The chronicler does not take up these words, so they were not kept. ${HELP}`;

export const ANSWER_REFUSED =
  'The chronicler’s answer was not fit to be shown and was put aside. Please try again, or say it differently.';
