/** What people say, in their own voice or their kind's; and how they address the player. */
import type { GameType } from '@rubicon/scenarios';
import type { EraBank, Situation } from '../eras/bank.js';
import type { Being } from '../deciding/beings.js';
import { slotsOf } from '../agreement.js';
import { fill, type Pen, type Slots } from './pen.js';

export interface SpeechOf {
  readonly bank: EraBank;
  readonly pen: Pen;
  readonly title: string;
}

/** Direct speech with how it is said; empty: nothing new to say. */
export function speech(of: SpeechOf, being: Being, situation: Situation, slots: Slots): string {
  const line = lineOf(of, being, situation, slots);
  return line === '' ? '' : spoken(of, being, line);
}

/** What they say, or write; empty: nothing new. */
export function lineOf(
  { bank, pen, title }: SpeechOf,
  being: Being,
  situation: Situation,
  slots: Slots,
): string {
  const banks = [...new Set(being.voices)].flatMap((voice) =>
    bank.voices[voice]?.[situation] ? [bank.voices[voice][situation]] : [],
  );
  // Many say "we".
  const fit = being.is === 'they' ? banks.map(ofMany) : banks;
  // Who answers says something; who only looks on need not.
  const canBeSpared = situation === 'remarks';
  return pen.choose(`voice ${situation} ${being.name}`, fit, { ...slots, title }, undefined, canBeSpared);
}

function ofMany(bank: readonly string[]): readonly string[] {
  const many = bank.filter((line) => !/\b(?:I|me|my|mine|myself)\b/.test(line));
  return many.length > 0 ? many : bank;
}

/** Words of somebody's, with how they are said. */
export function spoken({ bank, pen }: SpeechOf, being: Being, line: string): string {
  const frames = being.is === 'they' ? bank.frames.replyOfMany : bank.frames.reply;
  if (line.trim() === '') return '';
  const slots = { ...slotsOf(being), line: line.trim() };
  // Who speaks is mostly said in three words; a "Yes." beside them would be anybody’s sentence.
  const isPlain = !/^\S+[.!?…]/u.test(slots.line) && pen.number(`plain ${being.name} ${line}`, 2) > 0;
  return (
    (isPlain ? '' : pen.write(`reply ${being.name}`, frames, slots)) ||
    pen.add(fill('{Who} say{s}: “{line}”', slots)) ||
    pen.write(`reply ${being.name}`, frames, slots)
  );
}

const cognomina = /^(?:\p{Lu}\p{L}+ )*(\p{Lu}\p{L}+)$/u;
const women =
  /^(?:Manon|Olympe|Servilia|Théroigne|Charlotte|Lucile|Oichi|Nene|Fulvia|Terentia|Marie|Madame|Lady|Julie|Jeanne|Claire|Sophie)\b/;

export function titleOf(
  gameType: GameType,
  { name, estate }: { readonly name: string; readonly estate: string },
): string {
  const isWoman = women.test(name);
  switch (gameType) {
    case 'french_revolution':
      if (estate === 'First Estate') return 'Father';
      if (isWoman) return 'Madame';
      return estate === 'Second Estate' ? 'Monsieur' : 'citizen';
    case 'roman_republic':
      return isWoman
        ? 'lady'
        : (cognomina.exec(name.replace(/ Magnus$/, ''))?.[1] ?? 'friend')
            .replace(/^Pompeius$/, 'Pompey')
            .replace(/^Antonius$/, 'Antony');
    case 'sengoku_japan':
      if (isWoman) return 'my lady';
      return estate === 'peasant' ? 'friend' : 'my lord';
  }
}
