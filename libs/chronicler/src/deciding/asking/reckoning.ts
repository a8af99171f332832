/** What can be reckoned from the scene: ways, where somebody or something is, who lives, the day and hour, how one stands with whom, the news. */
import { contentWords } from '../../plain-text.js';
import { timeOf } from '../time-taken.js';
import { upper, type Put } from './answer.js';

const KM_A_LEAGUE = {
  french_revolution: ['leagues', 4],
  roman_republic: ['miles', 1.48],
  sengoku_japan: ['ri', 3.93],
} as const;

/** A distance between places that are named, or from here. */
export function wayOf({ question, stage }: Put): string | null {
  const era = stage.of.scenario.public.id;
  if (
    /\bhow (?:far|many (?:leagues|miles|ri|kilomet|days)|long (?:is|does|would|will) (?:it|the))\b/i.test(
      question,
    )
  ) {
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
    const found = [...new Map(places.map(({ place }) => [place.id, place])).values()];
    const from = found.length > 1 ? found[0]! : stage.place;
    const to = found.length > 1 ? found[1]! : found[0];
    if (from && to && from.id !== to.id) {
      const kilometres = Math.hypot(from.east - to.east, from.north - to.north) * 1.2;
      const [unit, length] = KM_A_LEAGUE[era];
      const days = Math.max(1, Math.round(kilometres / 38));
      const riding = Math.max(1, Math.round(kilometres / 75));
      const distance = Math.max(1, Math.round(kilometres / length));
      return kilometres < 4
        ? `From ${from.name} to ${to.name} is a walk of less than an hour.`
        : `From ${from.name} to ${to.name} is some ${distance} ${unit}: ${timeOf(days)} on foot, ${riding === days ? 'little less' : timeOf(riding)} on a good horse.`;
    }
  }
  return null;
}

export function reckoned({ question, subject, stage, world }: Put): string | null {
  if (/\bwhere(?:['’]s| is| are| was)\b/i.test(question)) {
    if (subject && subject.state === 'dead')
      return `${upper(subject.name)} ${subject.is === 'they' ? 'are' : 'is'} dead.`;
    if (subject && subject.state !== 'away')
      return `${upper(subject.name)} ${subject.is === 'they' ? 'are' : 'is'} here${subject.state === 'held' ? ', under guard' : ''}.`;
    if (subject && subject.where !== '') {
      const place = stage.placeNamed(subject.where);
      return `${upper(subject.name)} ${subject.is === 'they' ? 'are' : 'is'} ${place?.at ?? subject.where}, as far as anyone has heard.`;
    }
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
  if (/\b(?:alive|dead|still live|living)\b/i.test(question) && subject)
    return subject.state === 'dead'
      ? `${upper(subject.name)} ${subject.is === 'they' ? 'are' : 'is'} dead.`
      : `${upper(subject.name)} ${subject.is === 'they' ? 'live' : 'lives'}, so far as anybody knows.`;
  if (
    /\b(?:what (?:day|date|year|month)|which (?:day|date|year)|when is it|what time)\b/i.test(question) &&
    !/\b(?:did|was|were|carry|bear|dated|on it)\b/i.test(question)
  )
    return `It is ${world.date}, ${stage.hour === 'night' ? 'at night' : stage.hour === 'noon' ? 'at noon' : `in the ${stage.hour === 'dawn' ? 'first light' : stage.hour}`}.`;
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
