/** How long it takes, when the player says so: "I wait three days", "until morning". */
import { hours, type Hour } from '../scene-data.js';

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  half: 0.5,
  several: 3,
  few: 3,
  couple: 2,
};
const unitDays: Readonly<Record<string, number>> = {
  hour: 1 / 6,
  day: 1,
  night: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  season: 60,
  year: 60,
};
const MOST_DAYS = 60;

export interface TimeTaken {
  readonly days: number;
  readonly hours: number;
  /** Null: as many hours as that. */
  readonly until: Hour | null;
}

export function timeIn(text: string): TimeTaken | null {
  const counted =
    /\b(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half an?|several|a few|a couple of|the)\s+(hour|day|night|week|fortnight|month|season|year)s?\b/i.exec(
      text,
    );
  if (
    counted &&
    !/\b(?:the|that|this) (?:hour|day|night|week|month|year)\b(?! (?:through|long))/i.test(counted[0])
  ) {
    const word = counted[1]!
      .toLowerCase()
      .replace(/^half an?$/, 'half')
      .replace(/^a few$/, 'few')
      .replace(/^a couple of$/, 'couple');
    const count = /^\d+$/.test(word) ? Number(word) : Object.hasOwn(numbers, word) ? numbers[word]! : 1;
    const days = count * unitDays[counted[2]!.toLowerCase()]!;
    return days < 1
      ? { days: 0, hours: Math.max(1, Math.round(days * hours.length)), until: null }
      : { days: Math.min(MOST_DAYS, Math.round(days)), hours: 0, until: null };
  }
  const until =
    /\b(?:until|till|through to|for|by)\s+(?:the |tomorrow |next |first )*(dawn|daybreak|sunrise|daylight|light|morning|noon|midday|afternoon|evening|dusk|sunset|dark|nightfall|night|midnight|tomorrow)\b/i
      .exec(text)?.[1]
      ?.toLowerCase();
  if (!until) return null;
  const hour: Hour = /dawn|daybreak|sunrise|light/.test(until)
    ? 'dawn'
    : /morning|tomorrow/.test(until)
      ? 'morning'
      : /noon|midday/.test(until)
        ? 'noon'
        : until === 'afternoon'
          ? 'afternoon'
          : /evening|dusk|sunset/.test(until)
            ? 'evening'
            : 'night';
  return { days: 0, hours: 0, until: hour };
}

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "three days", "a day and a night" stays plain: "a day". */
export function timeOf(days: number): string {
  if (days <= 0) return 'an hour';
  if (days === 1) return 'a day';
  if (days % 7 === 0 && days >= 14) return `${numberWords[days / 7] ?? days / 7} weeks`;
  return `${numberWords[days] ?? days} days`;
}
