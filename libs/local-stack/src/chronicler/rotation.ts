/**
 * Which sentence of a bank stands in which turn, by the number of the turn alone: the prompt shows the last answers only, and no sentence
 * may come again within thirty turns.
 *
 * Every turn has its own place, witness and so on, which change from turn to turn in circles of their own. A bank is laid out as a circle
 * of turns, too: a template may stand in it several times, where each of its sentences is filled differently. Where the templates are too
 * few for that, each stands for some turns on end, of which it is told in one: as many as the prompt surely shows.
 */
import type { EraWords } from './data/era-voice.js';

/** Turns after which a sentence may come again. */
export const REST_TURNS = 31;
/** Fewer than the answers that any prompt shows. */
const SHARED_TURNS_MAX = 9;
const LONGEST_CIRCLE = 47;
/** Of a circle that is not laid out anew. */
const FULL_ENOUGH = 0.85;

export interface Circle {
  /** Templates, one for each turn. */
  readonly places: readonly (string | null)[];
  /** A template stands for some turns on end, and is told in one of them. */
  readonly isShared: boolean;
}

/** Sentences of a text; what is quoted ends with its quotation mark. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["”’]?)\s+/u).filter((one) => one !== '');
}

const known = new WeakMap<readonly string[], Map<string, Circle>>();

/** @param every the bank is asked for at most once in so many turns */
export function circleOf(bank: readonly string[], words: EraWords, every = 1): Circle {
  const ofBank = known.get(bank) ?? new Map<string, Circle>();
  known.set(bank, ofBank);
  const key = `${every} ${words.place[0]}`;
  const circle = ofBank.get(key) ?? (every === 1 ? filledCircle(bank, words) : sharedCircle(bank, every));
  ofBank.set(key, circle);
  return circle;
}

function filledCircle(bank: readonly string[], words: EraWords): Circle {
  const templates = bank.map((template) => ({ template, cycles: cyclesOf(template, words) }));
  let best: (string | null)[] = [];
  // Banks of different lengths never meet in the same order again.
  const shortest = REST_TURNS + ((bank[0]?.length ?? 0) % 8);
  for (let length = shortest; length <= LONGEST_CIRCLE; length += 1) {
    const places = laidOut(templates, length);
    const filled = (list: readonly (string | null)[]) =>
      list.filter((one) => one !== null).length / Math.max(1, list.length);
    if (filled(places) > filled(best)) best = places;
    if (filled(best) === 1) break;
  }
  const told = best.filter((one) => one !== null).length;
  return told >= FULL_ENOUGH * best.length && told > 0
    ? { places: best, isShared: false }
    : sharedCircle(bank, 1);
}

interface Cycling {
  readonly template: string;
  /** Of each sentence, the lengths of the circles of its words. */
  readonly cycles: readonly (readonly number[])[];
}

/** Each turn gets the template that has rested longest and is filled differently from where it stands already. */
function laidOut(templates: readonly Cycling[], length: number): (string | null)[] {
  const standsAt = new Map<string, number[]>();
  return Array.from({ length }, (_, at) => {
    const fit = templates.filter(({ template, cycles }) =>
      (standsAt.get(template) ?? []).every(
        (other) => differs(cycles, at - other) && differs(cycles, length - at + other),
      ),
    );
    const lastAt = ({ template }: Cycling) => standsAt.get(template)?.at(-1) ?? -1;
    const next = fit.reduce<Cycling | null>(
      (least, one) => (least && lastAt(least) <= lastAt(one) ? least : one),
      null,
    );
    if (!next) return null;
    standsAt.set(next.template, [...(standsAt.get(next.template) ?? []), at]);
    return next.template;
  });
}

/** Whether all sentences of a template differ from themselves so many turns before. */
function differs(cycles: readonly (readonly number[])[], turns: number): boolean {
  return turns >= REST_TURNS || cycles.every((sentence) => sentence.some((length) => turns % length !== 0));
}

function cyclesOf(template: string, words: EraWords): number[][] {
  return sentencesOf(template).map((sentence) =>
    [...sentence.matchAll(/\{(\w+?)2?\}/g)].flatMap(
      ([, slot]) => words[slot as keyof EraWords]?.length ?? [],
    ),
  );
}

/** All of a template's turns but the last may pass unused: they count as rest. */
function sharedCircle(bank: readonly string[], every: number): Circle {
  const mostShared = Math.floor(SHARED_TURNS_MAX / every);
  const needed = Math.ceil((REST_TURNS + every - 1) / every);
  if (bank.length >= needed || bank.length === 0) return { places: bank, isShared: false };
  const length = needed + mostShared;
  const shared = Math.max(1, Math.min(mostShared, Math.floor(length / bank.length)));
  return {
    places: Array.from({ length }, (_, turn) => bank[Math.floor(turn / shared)] ?? null),
    isShared: true,
  };
}
