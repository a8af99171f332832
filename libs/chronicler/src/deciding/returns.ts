/** Who was written to, sent for or sent out is heard of again when their time has come: by letter, in person, with an answer. */
import type { Situation } from '../eras/bank.js';
import { numberFor } from '../random.js';
import { classOfWords } from '../reading/class-of-words.js';
import { answerClause } from './answer-clauses.js';
import type { Being } from './beings.js';
import type { Fact } from './happening.js';
import type { Stage } from './stage.js';

/** What a note says of somebody who is awaited. */
export const awaited = {
  letter: (day: number) => `has your letter; answers by day ${day}`,
  coming: (day: number) => `is on the way to you; comes by day ${day}`,
  sent: (day: number) => `carries your words; is back by day ${day}`,
};
const due = /^(has your letter|is on the way to you|carries your words); [a-z ]+ by day (\d+)$/;

export function isAwaited({ note }: Pick<Being, 'note'>): boolean {
  return due.test(note);
}

/** Until the first of those awaited is heard of; 0: nobody is. */
export function daysUntilNext(stage: Stage): number {
  const today = stage.of.ordinal + stage.days;
  const days = stage.beings.flatMap(({ note, state }) => {
    const day = due.exec(note)?.[2];
    return day !== undefined && state === 'away' ? [Number(day) - today] : [];
  });
  return days.length === 0 ? 0 : Math.max(0, Math.min(...days));
}

const MOST_AT_ONCE = 2;

/** Changes the scene by what came; few come at once, the others later. */
export function returnsOf(stage: Stage, key: string): Fact[] {
  const today = stage.of.ordinal + stage.days;
  return stage.beings
    .flatMap((who) => {
      const [, what, day] = due.exec(who.note) ?? [];
      // Nobody answers in the breath in which one writes to them.
      const isDue =
        what !== undefined && Number(day) <= today && who.state === 'away' && stage.wasAwaited(who);
      return isDue ? [{ who, what }] : [];
    })
    .slice(0, MOST_AT_ONCE)
    .map(({ who, what }) => {
      if (what === 'has your letter') return answered(who, stage, key);
      who.state = 'here';
      who.where = '';
      who.note = '';
      if (what === 'is on the way to you') {
        close(stage, `whether ${who.name} comes`);
        return { kind: 'arrives', who };
      }
      close(stage, `what answer ${who.name} brings back`);
      return { kind: 'brought', who, isYes: numberFor(`${key} ${who.name} brings`, 5) > 1 };
    });
}

function answered(who: Being, stage: Stage, key: string): Fact {
  close(stage, `what ${who.name} answers to your letter`);
  const letter = stage.deeds.findLast(({ act, to }) => act === 'letter' && to === who.name);
  const isYes = who.regard > 0 || (who.regard === 0 && numberFor(`${key} ${who.name} answers`, 5) > 1);
  const situation = answersTo(letter?.text ?? '')[isYes ? 0 : 1];
  who.note = `answered your letter: ${answerClause(situation, who)}`;
  return { kind: 'answeredLetter', who, situation };
}

function answersTo(letter: string): readonly [Situation, Situation] {
  switch (classOfWords(letter)) {
    case 'love':
      return ['loving', 'unloving'];
    case 'threaten':
      return ['afraid', 'defiant'];
    case 'promise':
    case 'confess':
      return ['trusts', 'mistrusts'];
    case 'insult':
      return ['insulted', 'insulted'];
    default:
      return /\b(?:offer|propose|terms|peace|alliance|ally|truce|half|in exchange|in return)\b/i.test(letter)
        ? ['strikesBargain', 'refusesBargain']
        : ['agrees', 'declines'];
  }
}

function close(stage: Stage, text: string): void {
  // Opened in this very turn: it need not be opened.
  const opened = stage.opened.findIndex((matter) => matter.text === text);
  if (opened >= 0) stage.opened.splice(opened, 1);
  if (stage.open.some((matter) => matter.text === text)) stage.closed.push(text);
}
