/** Answers questions: from the era's own answers, its people, factions and past, and from what the chronicle remembers. All of it is true. */
import type { Scenario } from '@rubicon/scenarios';
import { factionNamed, inSentence, regardOf } from './factions.js';
import { isTrue } from './history.js';
import {
  contentWords,
  lowerFirst,
  sharesWord,
  upperFirst,
  withoutStop,
  lowerFirstUnlessName,
} from './plain-text.js';
import type { Scene } from './prompt.js';
import type { Reading } from './reading.js';
import { sentencesOf } from './rotation.js';

export interface Answer {
  /** One true sentence each, the most telling first. */
  readonly facts: readonly string[];
  /** Nobody can know what was asked; the facts say how things stand. */
  readonly isUnknown: boolean;
}

const FACTS_MAX = 3;
const FACT_CHARACTERS_MAX = 260;
const presetShare = 0.5;
const LONG_AGO_DAYS = 60;
const ofThatDay = /\b(ago|today|yesterday|tomorrow|this morning|tonight|now)\b/i;

export function answerTo(scene: Scene, scenario: Scenario, reading: Reading): Answer {
  const asked = reading.words;
  const found = [
    ...fromChronicle(scene, reading),
    ...fromStanding(scene, reading),
    ...(/\b(want|aim|seek|demand)/i.test(reading.plain) ? fromFactions(scene, scenario, asked) : []),
    ...fromPresets(scene, scenario, asked),
    // What one was at the beginning says less and less.
    ...(scene.ordinal >= LONG_AGO_DAYS ? fromPast(scene, scenario, reading).slice(0, 2) : []),
    ...fromPeople(scene, scenario, asked),
    ...fromFactions(scene, scenario, asked),
    ...fromElsewhere(scene, scenario, reading),
    ...fromPast(scene, scenario, reading),
  ].map(tidy);
  const [first, ...others] = [...new Set(found)];
  const general = [...new Set([...howThingsStand(scene, scenario)].map(tidy))];
  if (first === undefined) return { facts: turned(general, scene.turn).slice(0, 2), isUnknown: true };
  const rest = [...turned(others, scene.turn), ...turned(general, scene.turn)].filter((one) => one !== first);
  const facts = [first];
  for (const fact of rest) {
    const words = [...facts, fact].join(' ').split(' ').length;
    if (facts.length < FACTS_MAX && words <= 85) facts.push(fact);
  }
  return { facts, isUnknown: false };
}

function fromChronicle({ memory }: Scene, { plain, words }: Reading): string[] {
  const topic = /\bpromis|\bsw(ea|o)r/i.test(plain)
    ? 'promise'
    : /\b(owe|debt)/i.test(plain)
      ? 'debt'
      : /\bwound|\bhurt|\binjur/i.test(plain)
        ? 'wound'
        : /\bsecret/i.test(plain)
          ? 'secret'
          : null;
  const byTopic = topic ? memory.open(topic) : [];
  const bySubject = memory.lines.filter(({ subject }) => sharesWord(contentWords(subject), words));
  return [...bySubject, ...byTopic].map(({ subject, text }) =>
    sharesWord(contentWords(subject), contentWords(text))
      ? text
      : `${upperFirst(subject)}: ${lowerFirst(text)}`,
  );
}

function fromStanding({ stats, factions }: Scene, { plain }: Reading): string[] {
  if (!/\b(my|do I|am I|have I)\b/i.test(plain)) return [];
  const levels: [number, string][] = [
    [15, 'next to nothing'],
    [35, 'little'],
    [60, 'enough to be reckoned with'],
    [80, 'a great deal'],
    [101, 'as much as one person can have'],
  ];
  const level = (value: number) => levels.find(([below]) => value < below)?.[1] ?? '';
  const told: string[] = [];
  if (/influence|power|stand/i.test(plain) && stats.influence !== undefined)
    told.push(`Of influence you have ${level(stats.influence)}.`);
  if (/reputation|name|think of me|stand/i.test(plain) && stats.reputation !== undefined)
    told.push(`Of good name you have ${level(stats.reputation)}.`);
  if (/resources|money|gold|means|afford|rich/i.test(plain) && stats.resources !== undefined)
    told.push(`Of means you have ${level(stats.resources)}.`);
  if (/\b(friends?|enem|trust|stand|factions?|parties)/i.test(plain)) {
    const sorted = [...factions].sort((one, other) => other.standing - one.standing);
    const [best] = sorted;
    const worst = sorted.at(-1);
    if (best && worst && best !== worst)
      told.push(`Best you stand with ${inSentence(best.name)}, and worst with ${inSentence(worst.name)}.`);
  }
  return told;
}

function fromPresets({ ordinal }: Scene, scenario: Scenario, asked: ReadonlySet<string>): string[] {
  const share = (text: string) => {
    const words = [...contentWords(text)];
    return words.filter((word) => asked.has(word)).length / Math.max(1, words.length);
  };
  const [best] = [...scenario.questions].sort((one, other) => share(other.question) - share(one.question));
  return best && share(best.question) >= presetShare
    ? sentencesOf(best.answer).filter((sentence) => !tellsAhead(sentence, scenario.dateLabel(ordinal)))
    : [];
}

/** Whether a sentence names a year that has not come. */
function tellsAhead(sentence: string, date: string): boolean {
  const before = /(\d+) BC/.exec(date)?.[1];
  if (before) return [...sentence.matchAll(/(\d+) BC/g)].some(([, year]) => Number(year) < Number(before));
  const now = Number(/\b(1[4-9]\d\d)\b/.exec(date)?.[1] ?? NaN);
  return [...sentence.matchAll(/\b(1[4-9]\d\d)\b/g)].some(([, year]) => Number(year) > now);
}

function fromPeople(scene: Scene, scenario: Scenario, asked: ReadonlySet<string>): string[] {
  const person = scenario.characters.find(({ name }) =>
    sharesWord(new Set([...contentWords(name)].filter((word) => word.length > 3)), asked),
  );
  if (!person) return [];
  const { description, situation } = person;
  const name = person.name.replace(/^(Marquis|Comte|Duc|Duke|Count|Abbé)\b/, 'the $1');
  const then = scenario.dateLabel(0);
  const isOwn = person.name === scene.characterName;
  const portrait = `${isOwn ? 'You are' : `${name} was known, when it began, as`} ${lowerFirst(description)}`;
  const isStale = scene.ordinal >= LONG_AGO_DAYS && ofThatDay.test(description);
  return [
    ...(isStale
      ? []
      : [scene.ordinal < LONG_AGO_DAYS && !isOwn ? `${name} is ${lowerFirst(description)}` : portrait]),
    ...sentencesOf(situation).map((sentence) => `Of ${name}, ${then}: ${lowerFirstUnlessName(sentence)}`),
  ];
}

function fromFactions(scene: Scene, scenario: Scenario, asked: ReadonlySet<string>): string[] {
  const standing = factionNamed(scene, scenario, asked);
  const faction = scenario.factions.find(({ id }) => id === standing?.id);
  if (!faction || !standing) return [];
  const regard = { hostile: 'a enemy', neutral: 'neither friend nor foe', friendly: 'a friend' }[
    regardOf(standing.standing)
  ].replace('a e', 'an e');
  return [
    `${faction.name}: ${lowerFirstUnlessName(faction.aims.replace(/,? and end (?:when|with) .*$/, '.'))}`,
    `To ${inSentence(faction.name)} you are ${regard}.`,
  ];
}

function fromElsewhere(scene: Scene, scenario: Scenario, { plain }: Reading): string[] {
  if (!/\b(elsewhere|news|happen|going on|latest|world)/i.test(plain)) return [];
  const past = scenario.timeline.filter((event) => event.ordinal <= scene.ordinal && isTrue(event, scene));
  const isPast = (text: string) => past.some((event) => event.text === text);
  return scene.elsewhere
    .filter(({ text }) => isPast(text))
    .map(({ date, place, text }) => `${upperFirst(date)}, ${place}: ${lowerFirstUnlessName(text)}`);
}

function fromPast(scene: Scene, scenario: Scenario, { words, names }: Reading): string[] {
  const nameWords = contentWords(names.join(' '));
  return scenario.timeline
    .filter((event) => event.ordinal <= scene.ordinal && isTrue(event, scene))
    .map((event) => {
      const own = contentWords(`${event.place} ${event.text} ${event.people.join(' ')}`);
      const hits = [...own].filter((word) => words.has(word)).length;
      const named = sharesWord(own, nameWords) ? 2 : 0;
      return { event, hits: hits + named };
    })
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits || other.event.ordinal - one.event.ordinal)
    .slice(0, 4)
    .map(({ event }) => dated(scenario, event));
}

/** The age's unrest, and the latest of what happened. */
function howThingsStand(scene: Scene, scenario: Scenario): string[] {
  const latest = scenario.timeline
    .filter((event) => event.ordinal <= scene.ordinal && isTrue(event, scene))
    .slice(-3)
    .reverse();
  return [
    scene.tension || scenario.phaseAt(scene.ordinal).tension,
    ...latest.map((event) => dated(scenario, event)),
  ];
}

function dated(scenario: Scenario, { ordinal, place, text }: Scenario['timeline'][number]): string {
  return `${upperFirst(scenario.dateLabel(ordinal))}, ${place}: ${lowerFirstUnlessName(text)}`;
}

/** One sentence to stand between quotation marks of ours. */
function tidy(fact: string): string {
  const plain = fact.replace(/[“”]/g, '’').replace(/\s+/g, ' ').trim();
  const short =
    plain.length <= FACT_CHARACTERS_MAX
      ? plain
      : `${plain.slice(0, FACT_CHARACTERS_MAX).replace(/[,;:]?\s+\S*$/, '')}…`;
  const joined = sentencesOf(short).map(withoutStop).join('; ');
  return `${upperFirst(joined)}.`;
}

function turned<T>(list: readonly T[], by: number): T[] {
  return list.map((_, index) => list[(index + by) % list.length]!);
}
