/** What can be reckoned from the scene: ways, where somebody or something is, who lives, the day and hour, how one stands with whom, the news. */
import { contentWords } from '../../plain-text.js';
import type { Place } from '@rubicon/scenarios';
import type { Stage } from '../stage.js';
import { timeOf } from '../time-taken.js';
import { upper, type Put } from './answer.js';

const KM_A_LEAGUE = {
  french_revolution: ['leagues', 4],
  roman_republic: ['miles', 1.48],
  sengoku_japan: ['ri', 3.93],
} as const;

/** Of how far it is, or how long one is on the way, with or without an army. */
export const asksWay =
  /\bhow (?:far|many (?:leagues|miles|ri|kilomet\p{L}*|days|hours)\b.*\b(?:to|from|away|is it|march|ride|reach|get|take (?:me|us|them|him))|long (?:is|does|would|will|do|must|have) (?:it|the|a|my|our|I|we|one)\b.*\b(?:to|from|ride|way|road|march|journey|take|reach|get|walk|sail|voyage))/iu;
const KM_A_DAY_OF_ARMY = 24;
const KM_AN_HOUR_ON_FOOT = 4.5;
const KM_AN_HOUR_RIDING = 9;

/** A distance between places that are named, or from here. */
export function wayOf({ question: asked, stage }: Put): string | null {
  // The way goes through it, not to it.
  const question = asked.replace(/\b(?:through|by way of|via|over|across) (?:the )?\p{Lu}[\p{L}’'-]+/gu, '');
  const era = stage.of.scenario.public.id;
  if (asksWay.test(question)) {
    const places = stage.of.scenario.world.places
      .flatMap((place) =>
        [place.name, ...place.also].map((name) => ({
          place,
          at: question.toLowerCase().indexOf(name.toLowerCase().replace(/^the /, '')),
          length: name.length,
        })),
      )
      .filter(({ at, length }) => at >= 0 && length > 3)
      .sort((one, other) => one.at - other.at || other.length - one.length);
    const named = [...new Map(places.map(({ place }) => [place.id, place])).values()];
    // "and how long would the ride be?": there, too.
    const found = named.length > 0 ? named : askedOfBefore(stage);
    const of = found.length > 1 ? null : whereIs(question, stage);
    const from = found.length > 1 ? found[0]! : (of ?? stage.place);
    const to = found.length > 1 ? found[1]! : found[0];
    if (from && to && from.id !== to.id) {
      const kilometres = Math.hypot(from.east - to.east, from.north - to.north) * 1.2;
      const [unit, length] = KM_A_LEAGUE[era];
      if (
        /\b(?:army|armies|march|men|troops|legions?|soldiers|host|force)\b/i.test(question) &&
        kilometres > 12
      )
        return `From ${from.name} to ${to.name} is some ${Math.max(1, Math.round(kilometres / length))} ${unit}: ${timeOf(Math.max(1, Math.round(kilometres / KM_A_DAY_OF_ARMY)))} for an army with its baggage, ${timeOf(Math.max(1, Math.round(kilometres / (KM_A_DAY_OF_ARMY * 1.6))))} if it is driven hard.`;
      const onFoot = lasting(kilometres, KM_AN_HOUR_ON_FOOT, 38);
      const riding = lasting(kilometres, KM_AN_HOUR_RIDING, 75);
      const distance = Math.max(1, Math.round(kilometres / length));
      return kilometres < 4
        ? `From ${from.name} to ${to.name} is a walk of less than an hour.`
        : `From ${from.name} to ${to.name} is some ${distance} ${unit}: ${onFoot} on foot, ${riding === onFoot ? 'little less' : riding} on a good horse.`;
    }
  }
  return null;
}

/** Whether they live. */
export function stateOf({ question, subject }: Put): string | null {
  if (!subject || !/\b(?:alive|dead|still live|living|survived?|die|died)\b/i.test(question)) return null;
  if (!/^(?:and |so |but |then )?(?:is|are|was|were|did|does|do|has|have)\b/i.test(question)) return null;
  return subject.state === 'dead'
    ? `${upper(subject.name)} ${subject.is === 'they' ? 'are' : 'is'} dead.`
    : `${upper(subject.name)} ${subject.is === 'they' ? 'live' : 'lives'}, so far as anybody knows.`;
}

/** "Is the Queen at Versailles?", "Is Tsutsui coming?" */
function thereOf({ question, subject, stage }: Put): string | null {
  if (!subject || subject.state === 'dead') return null;
  const is = subject.is === 'they' ? 'are' : 'is';
  const place = subject.where === '' ? null : stage.placeNamed(subject.where);
  const at = place?.at ?? subject.where;
  if (
    /^(?:is|are|will|has|have) [^?]*\b(?:coming|come|on (?:the|his|her|their) way|join(?:ing|ed)?)\b/i.test(
      question,
    )
  ) {
    if (subject.state === 'here') return `${upper(subject.call)} ${is} here.`;
    if (/^(?:is on the way|has your letter|carries)/.test(subject.note))
      return `${upper(subject.call)} ${subject.note.replace(/; (?:answers|comes|is back) by day \d+$/, '')}, and ${is} awaited.`;
    return at === ''
      ? null
      : `${upper(subject.call)} ${is} ${at}, as far as anyone has heard, and no word has come that ${subject.is} will stir.`;
  }
  const asked = /^(?:[Ii]s|[Aa]re) [^?]*?\b(?:still )?((?:in|at|on|near|with) (?:the )?\p{Lu}[^?]*)\?/u.exec(
    question,
  )?.[1];
  const meant = asked ? stage.placeNamed(asked.replace(/^(?:in|at|on|near|with) /, '')) : null;
  if (!meant || at === '') return null;
  const isThere =
    place !== null &&
    (place.id === meant.id || place.within === meant.id || stage.townOf(place).id === meant.id);
  return isThere
    ? `Yes: ${subject.call} ${is} ${at}, as far as anyone has heard.`
    : `No: ${subject.call} ${is} ${at}, as far as anyone has heard.`;
}

/** "Who has the paper now?" */
export function holderOf({ question, stage }: Put): string | null {
  const asked =
    /^(?:and |so |but )?who(?:['’]s| has| is| holds| keeps| carries| got| took)(?: now)?(?: got| holding| keeping| carrying)? ((?:the|my|his|her|your|that|this|\p{Lu}[\p{L}]+['’]s) [\p{L}’' -]{2,40}?)(?: now| at present| at the moment)?\??$/iu.exec(
      question.trim(),
    )?.[1];
  if (!asked) return null;
  const bare = asked.toLowerCase().replace(/^(?:the|my|his|her|your|that|this) /, '');
  const thing = stage.things.findLast(({ name }) => {
    const own = name.toLowerCase().replace(/^(?:the|your|an?|my|his|her) /, '');
    return own === bare || own.endsWith(` ${bare}`) || bare.endsWith(` ${own}`);
  });
  if (!thing) return null;
  if (thing.gone) return `${upper(thing.name)}: ${thing.note || 'gone'}, and nobody has it any more.`;
  if (thing.holder === 'you') return `You have ${thing.name} yourself.`;
  const holder = stage.beings.find(({ name }) => name === thing.holder);
  return holder
    ? `${upper(holder.name)} ${holder.is === 'they' ? 'have' : 'has'} ${thing.name}.`
    : `${upper(thing.name)} ${/^hidden/.test(thing.note) ? `is ${thing.note}; nobody else has it` : 'lies where it was put, in nobody’s hand'}.`;
}

export function reckoned(put: Put): string | null {
  const { question, subject, stage, world } = put;
  if (/\bwhere(?:['’]s| is| are| was)\b(?!.*\bfrom\W*$)/i.test(question)) {
    if (subject && subject.state === 'dead')
      return `${upper(subject.name)} ${subject.is === 'they' ? 'are' : 'is'} dead.`;
    if (subject && subject.state !== 'away')
      return `${upper(subject.name)} ${subject.is === 'they' ? 'are' : 'is'} here${subject.state === 'held' ? ', under guard' : ''}.`;
    if (subject && subject.where !== '') {
      const place = stage.placeNamed(subject.where);
      return `${upper(subject.name)} ${subject.is === 'they' ? 'are' : 'is'} ${place?.at ?? subject.where}, as far as anyone has heard.`;
    }
    if (subject && subject.state === 'away')
      return `${upper(subject.name)} ${subject.is === 'they' ? 'are' : 'is'} gone from here, and nobody has seen which way.`;
    const thing = stage.things.find(({ name }) =>
      question.toLowerCase().includes(name.toLowerCase().replace(/^(?:the|your|a) /, '')),
    );
    if (thing)
      return thing.gone
        ? `${upper(thing.name)}: ${thing.note || 'gone'}, and not to be had again.`
        : thing.holder === 'you'
          ? `You have ${thing.name} yourself.`
          : `${upper(thing.name)} ${thing.note ? `${thing.note}, ` : ''}with ${thing.holder}.`;
  }
  const state = stateOf(put);
  if (state) return state;
  const there = thereOf(put);
  if (there) return there;
  if (
    /\b(?:what (?:day|date|year|month)|which (?:day|date|year)|when is it|what time)\b/i.test(question) &&
    !/\b(?:did|was|were|carry|bear|dated|on it)\b/i.test(question)
  )
    return `It is ${world.date.replace(/^(?=\d+(?:st|nd|rd|th) day )/, 'the ')}, ${stage.hour === 'night' ? 'at night' : stage.hour === 'noon' ? 'at noon' : `in the ${stage.hour === 'dawn' ? 'first light' : stage.hour}`}.`;
  if (
    /\b(?:how do (?:I|we) stand|what do .* think of (?:me|us)|stand with|standing|trust me|think of me)\b/i.test(
      question,
    )
  ) {
    const words = contentWords(question);
    const faction = world.factions.find(({ name }) =>
      [...contentWords(name)].some((word) => words.has(word)),
    );
    if (faction) return regardLine(faction.name, faction.standing);
  }
  if (/\b(?:want|aim|seek|after|who are|believe in|stand for)\b/i.test(question)) {
    const words = contentWords(question);
    const faction = stage.of.scenario.factions.find(
      ({ name, fromOrdinal, untilOrdinal }) =>
        fromOrdinal <= stage.of.ordinal &&
        stage.of.ordinal <= untilOrdinal &&
        [...contentWords(name)].some((word) => words.has(word)),
    );
    if (faction && !subject) return faction.aims;
  }
  if (/\b(?:news|happening|elsewhere|going on|happened lately|in the world)\b/i.test(question)) {
    const last = world.elsewhere.at(-1);
    if (last) return `From ${last.place}: ${last.text}`;
  }
  return null;
}

/** "How far is Hideyoshi from Kyoto?": from where he is said to be. Null: nobody is meant, or nobody knows. */
function whereIs(question: string, stage: Stage): Place | null {
  const name = /\bhow far (?:away )?(?:is|was|are|were) (\p{Lu}[\p{L}’' -]*?) from\b/iu.exec(question)?.[1];
  const who = name === undefined ? null : stage.personNamed(name);
  if (!who || who.state === 'dead') return null;
  return who.state === 'away' ? stage.placeNamed(who.where) : stage.place;
}

/** The place of the question before. */
function askedOfBefore(stage: Stage): Place[] {
  const before = stage.asked.at(-2)?.toLowerCase() ?? '';
  const place = stage.of.scenario.world.places
    .flatMap((one) =>
      [one.name, ...one.also].map((name) => ({ one, name: name.toLowerCase().replace(/^the /, '') })),
    )
    .filter(({ name }) => name.length > 3 && before.includes(name))
    .sort((left, right) => right.name.length - left.name.length)[0];
  return place ? [place.one] : [];
}

/** In hours as long as it is less than a day. */
function lasting(kilometres: number, anHour: number, aDay: number): string {
  const hours = Math.round(kilometres / anHour);
  if (hours > 8) return timeOf(Math.max(1, Math.round(kilometres / aDay)));
  return hours <= 1 ? 'an hour' : timeOf(hours).replace('days', 'hours');
}

function regardLine(name: string, standing: number): string {
  const how =
    standing <= -40
      ? 'would see you hanged'
      : standing <= -15
        ? 'count you an enemy'
        : standing < 15
          ? 'have not made up their minds about you'
          : standing < 40
            ? 'are well disposed to you'
            : 'count you as one of their own';
  return `${name} ${how}.`;
}
