/** What of a turn is worth remembering: lines for the chronicle, two at most. */
import type { TimelineEvent } from '@rubicon/scenarios';
import { debtWords, healedAfter, healing, promiseWords, repayWords, wounds } from './data/remembering.js';
import type { Topic } from './memory.js';
import {
  contentWords,
  lowerFirst,
  sharesWord,
  upperFirst,
  withoutStop,
  lowerFirstUnlessName,
  secondPerson,
} from './plain-text.js';
import type { Being } from './deciding/beings.js';
import type { Scene } from './prompt.js';
import { isOwnWound } from './wounds.js';
import type { DeedIntent } from './intent.js';
import { placeOrPerson, type Reading } from './reading.js';
import { numberFor } from './random.js';

export interface ChronicleItem {
  /** The line of the prompt's chronicle that it is about; empty for something new. */
  readonly line: string;
  readonly topic: Topic;
  readonly subject: string;
  readonly text: string;
  readonly change: 'new' | 'changed' | 'settled';
}

export interface Remembering {
  readonly scene: Scene;
  readonly reading: Reading;
  readonly intent: DeedIntent;
  readonly goesWell: boolean;
  /** How much of all that was set out for came to pass. */
  readonly achieved: 'all' | 'some' | 'nothing';
  readonly key: string;
  readonly date: string;
  readonly bent: TimelineEvent | null;
  /** Of places that everyone knows. */
  readonly isPlace: (name: string) => boolean;
}

const ITEMS_MAX = 2;
const SUBJECT_CHARACTERS_MAX = 80;
const TEXT_CHARACTERS_MAX = 240;

export function remember(turn: Remembering): ChronicleItem[] {
  const items = [
    ...historyOf(turn),
    ...deathsOf(turn),
    ...keptOf(turn),
    ...promisesOf(turn),
    ...debtsOf(turn),
    ...woundsOf(turn),
    ...secretsOf(turn),
    ...peopleOf(turn),
    ...placesOf(turn),
  ];
  const subjects = new Set<string>();
  return items
    .filter(({ subject, topic }) => {
      const isFirst = !subjects.has(`${topic} ${subject}`);
      subjects.add(`${topic} ${subject}`);
      return isFirst && subject.trim() !== '';
    })
    .slice(0, ITEMS_MAX)
    .map((item) => ({
      ...item,
      subject: item.subject.slice(0, SUBJECT_CHARACTERS_MAX).trim(),
      text:
        item.text.length <= TEXT_CHARACTERS_MAX
          ? item.text
          : `${item.text.slice(0, TEXT_CHARACTERS_MAX - 1).replace(/\s+\S*$/, '')}…`,
    }));
}

function fresh(topic: Topic, subject: string, text: string): ChronicleItem {
  return { line: '', topic, subject, text: upperFirst(text), change: 'new' };
}

function historyOf({ bent, date }: Remembering): ChronicleItem[] {
  if (!bent) return [];
  return [
    fresh(
      'history',
      `what was to come in ${bent.place}`,
      `Through you it went otherwise by ${date}; this no longer holds: ${lowerFirst(withoutStop(bent.text))}.`,
    ),
  ];
}

/** Of whom the player says so; whom they kill is told by what came of it. */
function deathsOf({ scene, reading, date }: Remembering): ChronicleItem[] {
  const mourned = reading.names.find((name) => isSaidDead(name, reading.plain));
  if (mourned && !scene.memory.isDead(mourned))
    return [
      fresh(
        'death',
        mourned,
        `${withoutStop(lowerFirstUnlessName(secondPerson(reading.plain)))}; told on ${date}.`,
      ),
    ];
  return [];
}

/** "My cousin Bastien Roche is dead, shot at the gate." */
function isSaidDead(name: string, plain: string): boolean {
  const at = plain.indexOf(name);
  const sentence = plain.slice(0, at).split(/[.!?]/).at(-1) ?? '';
  // "until Mitsuhide is dead", "tell them that he is dead": waited for or said, and not so for that.
  if (
    /\b(?:until|till|when|if|once|unless|whether|after|before|that|say|says?|tell|claim|announce|pretend|swear|hear|believe|think|write|shout|cry|spread|wish|hope|ask|lie)\b/i.test(
      sentence,
    )
  )
    return false;
  return /^,? (?:(?:is|lies|are) (?:now )?(?:dead|slain)|(?:was|has been|is) (?:killed|murdered|slain|executed)|(?:has )?died)\b/i.test(
    plain.slice(at + name.length),
  );
}

/** An open promise or debt is settled by a deed that does what it says. */
function keptOf({ scene, reading, intent, goesWell }: Remembering): ChronicleItem[] {
  if (!goesWell || reading.refusal || promiseWords.test(reading.plain)) return [];
  const says = (text: string) => [...contentWords(text)].filter((word) => reading.words.has(word)).length;
  const kept = scene.memory
    .open('promise')
    .find(
      ({ subject, text }) =>
        sharesWord(contentWords(subject), reading.words) &&
        (/\b(keep|kept|honou?r|fulfil|redeem|make good)\w*/i.test(reading.plain) ||
          says(text) > says(subject)),
    );
  if (kept)
    return [
      {
        line: kept.id,
        topic: 'promise',
        subject: kept.subject,
        text: `You kept your word: ${lowerFirst(withoutStop(kept.text))}.`,
        change: 'settled',
      },
    ];
  if (!repayWords.test(reading.plain) && intent !== 'trade') return [];
  const paid = scene.memory
    .open('debt')
    .find(
      ({ subject }) => sharesWord(contentWords(subject), reading.words) && repayWords.test(reading.plain),
    );
  return paid
    ? [
        {
          line: paid.id,
          topic: 'debt',
          subject: paid.subject,
          text: `You have paid what you owed to ${paid.subject}.`,
          change: 'settled',
        },
      ]
    : [];
}

function promisesOf({ scene, reading }: Remembering): ChronicleItem[] {
  if (!promiseWords.test(reading.plain) || !reading.act || reading.refusal) return [];
  const subject = reading.names[0] ?? reading.target ?? 'your word';
  const known = scene.memory
    .open('promise')
    .some(
      (line) => sharesWord(contentWords(line.subject), contentWords(subject)) || line.subject === subject,
    );
  return known || scene.memory.isDead(subject)
    ? []
    : [fresh('promise', subject, `You ${inThePast(reading.act)}.`)];
}

function debtsOf({ scene, reading, goesWell }: Remembering): ChronicleItem[] {
  if (!debtWords.test(reading.plain) || !reading.act || !goesWell) return [];
  const subject = reading.names[0] ?? reading.target;
  if (!subject || scene.memory.about(subject, 'debt')?.settled === false) return [];
  return [fresh('debt', subject, `You ${inThePast(reading.act)}; it has to be paid back.`)];
}

/** A fight that ends badly, now and then; rest heals. */
function woundsOf({ scene, reading, intent, goesWell, key, date }: Remembering): ChronicleItem[] {
  const open = scene.memory.open('wound').find(({ subject }) => isOwnWound(subject));
  if (open) {
    const isSeenTo = goesWell && healing.test(reading.plain);
    if (isSeenTo)
      return [
        {
          line: open.id,
          topic: 'wound',
          subject: open.subject,
          text: `${upperFirst(open.subject)} was seen to on ${date}, and heals.`,
          change: 'settled',
        },
      ];
    const heals = healedAfter.has(intent) && numberFor(`${key} heal`, 100) < 60;
    return heals
      ? [
          {
            line: open.id,
            topic: 'wound',
            subject: open.subject,
            text: `${upperFirst(open.subject)} has healed; the scar will tell the weather.`,
            change: 'settled',
          },
        ]
      : [];
  }
  if (intent !== 'fight' || goesWell || numberFor(`${key} wound`, 100) >= 45) return [];
  // Nobody has the same one twice.
  const had = scene.memory.lines.filter(({ topic }) => topic === 'wound').map((line) => line.subject);
  const left = wounds.filter((one) => !had.includes(one.subject));
  const from = left.length > 0 ? left : wounds;
  const { subject, by } = from[numberFor(`${key} where`, from.length)]!;
  return [fresh('wound', subject, `You were wounded on ${date}: ${by}.`)];
}

/** What a page says of a wound that one has from this turn on; null: none. */
export function woundTold(items: readonly ChronicleItem[]): string | null {
  const fresh = items.find(({ topic, change }) => topic === 'wound' && change === 'new');
  return wounds.find(({ subject }) => subject === fresh?.subject)?.told ?? null;
}

function secretsOf({ scene, reading, intent, goesWell, key, date }: Remembering): ChronicleItem[] {
  if (intent !== 'scheme' || !goesWell || !reading.past || numberFor(`${key} secret`, 100) >= 50) return [];
  const subject = reading.names[0] ?? reading.target ?? 'what you did in the dark';
  return scene.memory.about(subject, 'secret')
    ? []
    : [fresh('secret', subject, `You ${reading.past} on ${date}, and nobody knows.`)];
}

function peopleOf({ scene, reading, achieved, date, isPlace }: Remembering): ChronicleItem[] {
  if (reading.intent === 'question') return [];
  const name = reading.names.find(
    (one) =>
      !isPlace(one) &&
      placeOrPerson(one, reading.plain) === null &&
      !scene.memory.about(one) &&
      !scene.characterName.includes(one),
  );
  if (!name || (!reading.act && !reading.refusal)) return [];
  const isGroup = new RegExp(`\\bthe ${name}`, 'i').test(reading.plain);
  if (isGroup) return [];
  return [fresh('person', name, howMet(name, reading, achieved, date))];
}

/** The deed itself, where it is short enough to be told in the past; what did not come to pass, as what was tried. */
function howMet(
  name: string,
  { act, past }: Reading,
  achieved: Remembering['achieved'],
  date: string,
): string {
  if (act && achieved === 'nothing') return `${upperFirst(date)}: you tried to ${act}, and could not.`;
  if (act && achieved === 'some')
    return `${upperFirst(date)}: you set out to ${act}, and not all of it was done.`;
  if (past && act && past.split(' ').length >= act.split(' ').length && past.includes(name))
    return `You ${past} on ${date}.`;
  return act ? `${upperFirst(date)}: you ${act}.` : `You had to do with ${name} on ${date}.`;
}

function placesOf({ scene, reading, intent, goesWell, date }: Remembering): ChronicleItem[] {
  if (intent !== 'build' || !goesWell || !reading.past || !reading.target || reading.names.length > 0)
    return [];
  return scene.memory.about(reading.target)
    ? []
    : [fresh('place', reading.target, `You ${reading.past}, by ${date}.`)];
}

/** Of the verbs that make a promise or a debt. */
function inThePast(act: string): string {
  return act
    .replace(/^(promise|vow|pledge|borrow|owe)\b/i, (verb) => (verb.endsWith('e') ? `${verb}d` : `${verb}ed`))
    .replace(/^swear\b/i, 'swore')
    .replace(/^(give|take)\b/i, (verb) => (verb.toLowerCase() === 'give' ? 'gave' : 'took'))
    .replace(/^ask\b/i, 'asked');
}

/** A death by the player's doing is remembered whatever else is. */
export function withDeaths(
  items: readonly ChronicleItem[],
  deaths: readonly Being[],
  scene: Scene,
): ChronicleItem[] {
  const own = deaths.map(({ name }): ChronicleItem => ({
    line: '',
    topic: 'death',
    subject: name,
    text: `${name.charAt(0).toUpperCase()}${name.slice(1)} died by your doing on ${scene.date}.`,
    change: 'new',
  }));
  const others = items.filter(
    ({ topic, subject }) =>
      topic !== 'death' ||
      !own.some(
        (one) => one.subject === subject || subject.includes(one.subject) || one.subject.includes(subject),
      ),
  );
  return [
    ...own,
    ...others.filter(
      ({ topic, subject }) =>
        topic !== 'death' || deaths.length === 0 || !own.some((one) => one.subject === subject),
    ),
  ].slice(0, 3);
}
