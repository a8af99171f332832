/**
 * Which sentence of a bank stands in which turn, by the number of the turn alone: the prompt shows the last answers only, and no sentence
 * may come again within thirty turns.
 *
 * A bank is laid out as a circle of places. A template whose sentences all hold a slot stands there several times, each time with another
 * filling; all templates stand once before any stands twice. A circle that is too short is stretched by empty places.
 */
import type { EraWords } from './data/era-voice.js';

/** Turns after which a sentence may come again. */
export const REST_TURNS = 31;

/** Fewer than the answers that any prompt shows. */
const SHARED_TURNS_MAX = 9;

export interface Place {
  readonly template: string;
  /** Which of the template's fillings. */
  readonly filling: number;
}

/** Sentences of a text; what is quoted ends with its quotation mark. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["”’]?)\s+/u).filter((one) => one !== '');
}

const known = new WeakMap<readonly string[], Map<string, readonly (Place | null)[]>>();

/** @param every the bank is asked for at most once in so many turns */
export function circleOf(bank: readonly string[], words: EraWords, every = 1): readonly (Place | null)[] {
  const ofBank = known.get(bank) ?? new Map<string, readonly (Place | null)[]>();
  known.set(bank, ofBank);
  const key = `${every} ${words.place[0]}`;
  const circle = ofBank.get(key) ?? laidOut(bank, words, every);
  ofBank.set(key, circle);
  return circle;
}

function laidOut(bank: readonly string[], words: EraWords, every: number): readonly (Place | null)[] {
  // A bank that is asked for late in one stretch and early in another must not come round too soon.
  const needed = Math.ceil((REST_TURNS + every - 1) / every);
  const fillings = bank.map((template) => fillingsOf(template, words));
  const most = Math.max(0, ...fillings);
  const places: Place[] = [];
  for (let filling = 0; filling < most && places.length < needed; filling += 1) {
    bank.forEach((template, index) => {
      if (filling < (fillings[index] ?? 0)) places.push({ template, filling });
    });
  }
  if (places.length >= needed || places.length === 0) return places;
  // All of a place's turns but the last may pass unused: they count as rest.
  const mostShared = Math.floor(SHARED_TURNS_MAX / every);
  const length = needed + mostShared;
  const shared = Math.max(1, Math.min(mostShared, Math.floor(length / places.length)));
  return Array.from({ length }, (_, turn) => places[Math.floor(turn / shared)] ?? null);
}

/** In how many ways all of its sentences can be made to differ. */
function fillingsOf(template: string, words: EraWords): number {
  const perSentence = sentencesOf(template).map((sentence) =>
    Math.max(
      1,
      ...[...sentence.matchAll(/\{(\w+?)2?\}/g)].map(
        ([, slot]) => words[slot as keyof EraWords]?.length ?? 1,
      ),
    ),
  );
  return Math.min(...perSentence);
}
