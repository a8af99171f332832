/** Whether a page keeps to its scene: no place without a way there, no dead or absent hands, nothing gone in use. Pure. */
import { isHere, isSameName, mayMean, namedBy, type ScenePerson } from '@rubicon/domain';
import type { EraPerson, Place, Scenario } from '@rubicon/scenarios';
import {
  placeAfter,
  seenOf,
  stagedTurns,
  wordsOfPlayer,
  type ActedTurn,
  type StagedTurn,
} from './acted-turn.js';
import { isQuestion } from './measure-acts.js';
import { none, type Measure } from './measure-story.js';
import {
  allSentences,
  escaped,
  foldedText,
  isCapitalised,
  standsIn,
  stemsIn,
  wholeWords,
  withoutSpeech,
  wordsIn,
} from './page-text.js';

export type SceneWorld = Pick<Scenario, 'timeline'> & {
  readonly world: Pick<Scenario['world'], 'places' | 'people'>;
};

export function measureScene(turns: readonly ActedTurn[], era: SceneWorld): Measure[] {
  const staged = stagedTurns(turns);
  const places = era.world.places.map(nameable);
  const told = era.timeline.map(({ text }) => newsOf(text));
  const found = (look: (turn: StagedTurn, sentences: readonly string[]) => readonly Offence[]) =>
    staged.flatMap((turn) =>
      look(turn, allSentences(withoutSpeech(turn.narrative)))
        .filter(({ sentence }) => !isOfAnotherTime(sentence, turn, told))
        .map(({ what, sentence }) => `turn ${turn.number}: “${what}” in: ${sentence.slice(0, SHOWN)}`),
    );
  const ways = waysToSay(era.world.places);
  return [
    none(
      'named places without a way there',
      found((turn, sentences) => placesWithoutWay(turn, sentences, ways, places, era)),
    ),
    none(
      'dead, absent or gone that act or are used',
      found((turn, sentences) => [
        ...actsOfTheMissing(turn, sentences, era.world.people),
        ...usesOfTheGone(turn, sentences),
      ]),
    ),
  ].map((measure) => seenOf(turns, measure));
}

interface Offence {
  readonly what: string;
  readonly sentence: string;
}

const SHOWN = 140;

/** News of the era, or what the scene remembers: deeds, open matters, what must not be forgotten of somebody. */
function isOfAnotherTime(
  sentence: string,
  { elsewhere, before }: StagedTurn,
  timeline: readonly News[],
): boolean {
  const folded = foldedText(sentence);
  const remembered = [...before.deeds, ...before.open, ...before.people.map(({ note }) => ({ text: note }))];
  if (remembered.some(({ text }) => wordsIn(text).length > 2 && folded.includes(foldedText(text))))
    return true;
  const stems = stemsIn(sentence);
  const news = [...elsewhere.map(({ text }) => newsOf(text)), ...timeline];
  return news.some((one) => isTelling(folded, stems, one));
}

interface News {
  readonly text: string;
  /** A longer piece is told in parts, too: the words of each. */
  readonly parts: readonly (readonly string[])[];
}

function newsOf(text: string): News {
  const folded = foldedText(text).replace(/[.!]$/, '');
  const parts = folded.split(/[;:]/).map((part) => [...stemsIn(part)]);
  return { text: folded, parts: parts.filter((words) => words.length > 3) };
}

/** Most of its words. */
const NEWS_SHARE = 0.6;

function isTelling(sentence: string, stems: ReadonlySet<string>, { text, parts }: News): boolean {
  return (
    (text !== '' && sentence.includes(text)) ||
    parts.some((words) => words.filter((word) => stems.has(word)).length / words.length >= NEWS_SHARE)
  );
}

/* ---- places ---- */

interface Ways {
  readonly pattern: RegExp;
  /** By what is said, folded. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
}

/** "at the Bastille", "in the Bastille": each place's own phrase and, for a proper name, its neighbours. */
function waysToSay(places: readonly Place[]): Ways {
  const known = new Map<string, Place[]>();
  for (const place of places) {
    const said = isNamed(place)
      ? ['at', 'in', 'on', 'inside', 'within'].map((where) => `${where} ${place.name}`)
      : [];
    for (const phrase of new Set([place.at, ...said].map(foldedText)))
      known.set(phrase, [...(known.get(phrase) ?? []), place]);
  }
  const phrases = [...known.keys()].sort((one, other) => other.length - one.length);
  return {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:${phrases.map(escaped).join('|')})(?![\\p{L}])(?!['’]s(?![\\p{L}]))`,
      'giu',
    ),
    places: known,
  };
}

/** "the Bastille", not "the street". */
function isNamed({ name }: Place): boolean {
  return wordsIn(name).some(isCapitalised);
}

/** What is only spoken of: no sign that anybody is there now. */
const REPORTED =
  /\b(?:will|would|may|might|could|shall|news|hears?|heard|rumou?rs?|words?|reports?|letters?|talk|says?|said|tells?|told|writes?|if|of you|once|was|were|had|not|never|nowhere)\b/i;
/** "Danton is", "she stays" before the place: where somebody else is. */
const SOMEBODY_IS =
  /(?<![\p{L}])(?!(?:It|There|This|That|All|Nothing|The|At|In|On|By|For|From|With)\b)(?:he|she|they|He|She|They|\p{Lu}[\p{L}’-]+) [^]*?\b(?:is|are|stay(?:s|ed)?|remain(?:s|ed)?|lives?|lies|waits?|sits?)\b/u;

const LOOKS = /\b(?:look|glance|gaze|stare|smile|laugh|nod|shout|point)(?:s|ed|ing)? $/i;

function placesWithoutWay(
  turn: StagedTurn,
  sentences: readonly string[],
  { pattern, places }: Ways,
  known: readonly NameablePlace[],
  { world }: SceneWorld,
): Offence[] {
  const reached = placesInReach(turn, known);
  return sentences.flatMap((sentence) =>
    Array.from(sentence.matchAll(pattern)).flatMap((match) => {
      const meant = places.get(foldedText(match[0])) ?? [];
      if (meant.length === 0 || meant.some(({ id }) => reached.has(id))) return [];
      const { clause, ahead } = clauseAround(sentence, match.index);
      // "You look at the Jacobins", who are here and meet at a place of that name.
      if (LOOKS.test(ahead) && turn.before.people.some(({ name }) => isSameName(match[0], `at ${name}`)))
        return [];
      const isOfPlayer = /\byou\b/i.test(clause) && !REPORTED.test(clause);
      if (isOfPlayer) return [{ what: match[0], sentence }];
      // A question is answered with what is elsewhere.
      if (isQuestion(turn.action)) return [];
      // In the street, in the garden: of somebody else's, or of a way of speaking.
      if (!meant.some(isNamed) || REPORTED.test(clause)) return [];
      if (meant.some((place) => isNewsPlace(place, turn))) return [];
      if (tellsOfSomebody(ahead, turn) && meant.some((place) => somebodyIsAt(place, turn, world))) return [];
      return [{ what: match[0], sentence }];
    }),
  );
}

function tellsOfSomebody(ahead: string, { before }: StagedTurn): boolean {
  const isTold = SOMEBODY_IS.test(ahead);
  return isTold || (/\b(?:is|are)\b/.test(ahead) && before.people.some(({ name }) => standsIn(name, ahead)));
}

function clauseAround(sentence: string, at: number): { clause: string; ahead: string } {
  const ends = Array.from(sentence.matchAll(/[,;:—–()]/g), ({ index }) => index);
  const from = ends.findLast((end) => end < at) ?? -1;
  // "At the Louvre, you wait": what leads in belongs to what follows.
  const isLead = sentence.slice(from + 1, at).trim() === '';
  const following = ends.filter((end) => end > at);
  const to = following[isLead ? 1 : 0] ?? sentence.length;
  return { clause: sentence.slice(from + 1, to), ahead: sentence.slice(from + 1, at) };
}

interface NameablePlace {
  readonly place: Place;
  /** Folded, without article, between spaces. */
  readonly names: readonly string[];
}

function nameable(place: Place): NameablePlace {
  return { place, names: [place.name, place.at, ...place.also].map(spaced) };
}

/** As folded words between spaces, without the article that leads in: one is in another as whole words. */
function spaced(text: string): string {
  const words = wordsIn(foldedText(text).replace(/^(?:the|an?|your) /, '')).map((word) =>
    word.replace(/’s$/, ''),
  );
  return ` ${words.join(' ')} `;
}

/** Where the player is, was, or says to be, and what these lie in. */
function placesInReach(turn: StagedTurn, known: readonly NameablePlace[]): ReadonlySet<string> {
  const words = spaced(wordsOfPlayer(turn));
  const spots = [turn.before.place, placeAfter(turn)].filter((spot) => spot !== '').map(spaced);
  const reached = new Set<string>();
  const add = (id: string): void => {
    const place = known.find((one) => one.place.id === id)?.place;
    if (!place || reached.has(id)) return;
    reached.add(id);
    add(place.within);
  };
  for (const { place, names } of known) {
    const isReached =
      names.some((name) => words.includes(name) || spots.includes(name)) ||
      // "the inner court of the Bastille"
      (isNamed(place) && spots.some((spot) => spot.includes(names[0]!)));
    if (isReached) add(place.id);
  }
  return reached;
}

function isNewsPlace(place: Place, { elsewhere }: StagedTurn): boolean {
  return elsewhere.some((news) => standsIn(place.name, `${news.place} ${news.text}`));
}

function somebodyIsAt(
  place: Place,
  { before, proposed, world: { ordinal } }: StagedTurn,
  world: SceneWorld['world'],
): boolean {
  const isCalled = (where: string) =>
    where !== '' && [place.id, place.name, place.at, ...place.also].some((name) => isSameName(name, where));
  return (
    [...before.people, ...proposed.people].some(({ where }) => isCalled(where)) ||
    world.people.some(
      ({ whereabouts }) =>
        whereabouts.findLast(({ fromOrdinal }) => fromOrdinal <= ordinal)?.place === place.id,
    )
  );
}

/* ---- people ---- */

const living =
  'says asks answers replies speaks tells whispers shouts cries calls mutters murmurs adds repeats explains declares smiles nods laughs ' +
  'bows kneels rises turns looks watches shakes shrugs frowns sighs weeps comes enters arrives returns appears approaches steps walks ' +
  'runs rides follows joins leads takes gives hands holds pulls pushes draws strikes hits grabs seizes lifts opens closes shuts reads ' +
  'writes signs swears promises refuses agrees accepts obeys orders listens begins puts lays raises lowers offers thanks embraces kisses ' +
  'touches points eats drinks considers hesitates stares glances clears greets waits stops';
const bareLiving = living
  .split(' ')
  .map((verb) => verb.replace(/(?<=(?:sh|ss|ch|o))es$|(?<!s)s$/, '').replace(/i$/, 'y'))
  .join('|');
const SINGULAR = living.replaceAll(' ', '|');
const BODY = 'lips|mouth|eyes?|hands?|face|voice|shoulders?|head|fingers|brows?|smile|jaw';
const SAYING =
  'says|asks|answers|replies|speaks|whispers|shouts|cries|calls|mutters|murmurs|adds|repeats|declares|explains';
/** Before a name that is no subject, or of something that is not so, or of somebody else. */
const NO_SUBJECT = `(?<!(?<![\\p{L}])(?:${[
  'of for to from about with by on upon over against at behind beside like than as',
  'that if whether when where until before after what how why let lets make makes see sees hear hears had have has another',
]
  .join(' ')
  .split(' ')
  .map((word) => `[${word[0]!.toUpperCase()}${word[0]!}]${word.slice(1)}`)
  .join('|')}) (?:the |your |our )?)`;
const BY_LETTER =
  /\b(?:letters?|notes?|messages?|messengers?|couriers?|repl(?:y|ies)|rider|dispatch|lines?|paper|ink|hand(?:writing)?|writ(?:es?|ing|ten))\b/i;

/** The dead always; the absent unless the answer brings them here or kills them, or the player goes to them. */
function missingIn(turn: StagedTurn): ScenePerson[] {
  const { before, proposed } = turn;
  const place = placeAfter(turn);
  return before.people.filter((person) => {
    if (person.state === 'dead') return true;
    if (isHere(person, before.place)) return false;
    // Who dies by this turn was there to be killed.
    const isBrought = namedAlike(proposed.people, person).some(
      (one) => isHere(one, place) || one.state === 'dead',
    );
    return !isBrought && !(person.where !== '' && isSameName(person.where, place));
  });
}

function namedAlike(people: readonly ScenePerson[], { name }: ScenePerson): ScenePerson[] {
  return people.filter((one) => mayMean(one.name, name));
}

function actsOfTheMissing(
  turn: StagedTurn,
  sentences: readonly string[],
  known: readonly EraPerson[],
): Offence[] {
  const everybody = [...turn.before.people, ...turn.proposed.people];
  return missingIn(turn).flatMap((person) => {
    const forms = formsOf(person, everybody, known).map(wholeWords).join('|');
    if (forms === '') return [];
    const isPlural =
      /(?<!s)s$|men$|people$|folk$/i.test(person.name) && !isCapitalised(wordsIn(person.name).at(-1) ?? '');
    const verbs = isPlural ? `${SINGULAR}|${bareLiving}` : SINGULAR;
    const who = `(?:the |The |your |Your )?(?:${forms})`;
    const acts = new RegExp(
      `${NO_SUBJECT}(?:${who}(?:,[^,.“”]*,)? (?:\\p{Ll}+ly |then |only |still |now )?(?:${verbs})|(?:(?:[Tt]he|[Bb]oth) (?:${BODY}) of ${who}|${who}’s (?:${BODY})) (?!in\\b|on\\b|and\\b|is\\b|are\\b)\\p{Ll}+)(?![\\p{L}])`,
      'u',
    );
    const speaks = new RegExp(`“”[,.]? (?:${SAYING}) ${who}|^${who}: “”`, 'u');
    return sentences.flatMap((sentence, index) => {
      const act = acts.exec(sentence) ?? speaks.exec(sentence);
      if (!act || isUntrue(sentence.slice(0, act.index))) return [];
      const isWritten =
        person.state !== 'dead' && BY_LETTER.test(`${sentences[index - 1] ?? ''} ${sentence}`);
      const isThere = person.where !== '' && standsIn(person.where, sentence);
      return isWritten || (isThere && person.state !== 'dead') ? [] : [{ what: act[0], sentence }];
    });
  });
}

/** "If he came", "you dream": told as what is not. */
function isUntrue(sentence: string): boolean {
  return /\b(?:would|dreams?|imagines?|as if|as though|remembers?|used to|no longer|cannot)\b/i.test(
    sentence,
  );
}

/** Their name, what the era calls them, and each part of it that means nobody else here. */
function formsOf(
  { name }: ScenePerson,
  everybody: readonly ScenePerson[],
  known: readonly EraPerson[],
): string[] {
  const bare = name.replace(/^(?:the|an?|your|my) /i, '');
  const era = known.filter((one) => one.name === name).flatMap(({ also }) => also);
  const parts = wordsIn(bare).filter(
    (part) =>
      part !== bare &&
      mayMean(part, name) &&
      namedBy(everybody, part).every((one) => mayMean(one.name, name)),
  );
  const others = everybody.filter((one) => !mayMean(one.name, name)).map((one) => one.name);
  const forms = [bare, ...era.filter((also) => wordsIn(also).some(isCapitalised)), ...parts];
  return [...new Set(forms)].filter((form) => !others.some((other) => mayMean(other, form)));
}

/* ---- things ---- */

const USE =
  'give|take|read|hold|hand|show|wear|use|drink|eat|open|light|draw|raise|lift|pass|offer|sell|throw|carry|fold|unfold|put on|pick up';

/** A definite one: "the ring", "your ring", "Pollio’s ring"; a new one may be like the old. */
function usesOfTheGone({ before, proposed }: StagedTurn, sentences: readonly string[]): Offence[] {
  const here = [...before.things, ...proposed.things].filter(({ gone }) => !gone);
  return before.things
    .filter(({ gone }) => gone)
    .flatMap(({ name }) => {
      const bare = name.replace(/^(?:the|an?|your|my|his|her|their) /i, '');
      const head = wordsIn(bare).at(-1) ?? bare;
      // Another one of its kind is there, or it is a different one that is meant.
      if (here.some((thing) => standsIn(head, thing.name))) return [];
      const own = /^\p{Lu}/u.test(bare)
        ? '(?:the |your )?'
        : '(?:the|your|his|her|their|my|this|that|\\p{Lu}[\\p{L}]*’s) (?:\\p{Ll}+ )?';
      const uses = new RegExp(
        `\\b(?:[Yy]ou(?: \\p{Ll}+ly| then| now)?|and(?: then)?) (?:${USE})\\b(?: \\p{Ll}+| \\p{Lu}[\\p{L}’-]*){0,4}? ${own}${wholeWords(bare)}`,
        'u',
      );
      return sentences.flatMap((sentence) => {
        const use = uses.exec(sentence);
        return use && /\byou\b/i.test(sentence) && !isUntrue(sentence) && !IS_GONE.test(sentence)
          ? [{ what: use[0], sentence }]
          : [];
      });
    });
}

const IS_GONE =
  /\b(?:gone|burn(?:ed|t)|ash(?:es)?|spent|lost|not|never|another|new|other|again have|mean to|try|tries)\b/i;
