/** Tells what cannot be read: the sounds of it, cut to a few words, and that nothing comes of them. */
import type { EraBank } from '../eras/bank.js';
import { lowerFirst, plainText } from '../plain-text.js';
import { startsSmall } from './joining.js';
import { fill, type Pen, type Slots } from './pen.js';

const WORDS_MAX = 4;
const LETTERS_MAX = 28;

/** @param kind no language, or an order to nobody in the story */
export function senseless(
  kind: 'strange' | 'injection',
  typed: string,
  bank: EraBank,
  pen: Pen,
  slots: Slots,
): string {
  const words = soundsOf(typed);
  const lines = bank.frames[kind];
  if (words === '') return pen.write(kind, lines, slots);
  const { uttered } = bank.frames;
  // Where all were told, the era's own all the same.
  const lead =
    pen.choose('uttered', [uttered], { ...slots, words }) ||
    fill(uttered[pen.number('uttered', uttered.length)] ?? '', { ...slots, words });
  return pen.write(
    kind,
    lines.map((line) => (startsSmall(line) ? `${lead}; ${lowerFirst(line)}` : `${lead}. ${line}`)),
    slots,
  );
}

/** "asdf qwer zxcv lkjh"; empty: there is nothing to say aloud. */
export function soundsOf(typed: string): string {
  const all = plainText(typed).match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  const first = all.slice(0, WORDS_MAX).join(' ');
  const isWhole = all.length <= WORDS_MAX && first.length <= LETTERS_MAX;
  return isWhole ? first : `${first.slice(0, LETTERS_MAX).trim()} …`;
}
