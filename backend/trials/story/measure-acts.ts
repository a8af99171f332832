/** Whether a page is about the act: what was acted upon stands at its head, and whoever was asked answers. Pure. */
import { isHere, mayMean, type ScenePerson } from '@rubicon/domain';
import type { Scenario } from '@rubicon/scenarios';
import nlp from 'compromise';
import { seenOf, stagedTurns, wordsOfPlayer, type ActedTurn, type StagedTurn } from './acted-turn.js';
import { percent, type Measure } from './measure-story.js';
import {
  allSentences,
  escaped,
  foldedText,
  isCapitalised,
  speechIn,
  standsIn,
  stemOf,
  stemsIn,
  wholeWords,
  withoutSpeech,
  wordsIn,
} from './page-text.js';

export type ActWorld = Pick<Scenario['world'], 'places' | 'people'>;

export function measureActs(turns: readonly ActedTurn[], world: ActWorld): Measure[] {
  return [actsAtTheHead(turns, world), seenOf(turns, questionsAnswered(turns))];
}

/* ---- what the act is about ---- */

const MOST_ACTS_MISSED = 0.05;
const MOST_QUESTIONS_MISSED = 0.1;
const HEAD_SENTENCES = 2;

function actsAtTheHead(turns: readonly ActedTurn[], world: ActWorld): Measure {
  const called = new Map<string, readonly string[]>();
  const namesOf = (term: string): readonly string[] => {
    const known = called.get(term) ?? alsoCalled(term, world);
    called.set(term, known);
    return known;
  };
  const acts = turns.flatMap((turn, index) => {
    const about = turn.isSensible && !isQuestion(turn.action) ? neededOf(turn) : [];
    return about.length === 0 ? [] : [{ turn, number: index + 1, about }];
  });
  const missed = acts.flatMap(({ turn, number, about }) => {
    const stems = stemsIn(headOf(turn.narrative));
    const lost = about.filter(
      (oneOf) => !oneOf.some((term) => namesOf(term).some((name) => stands(name, stems))),
    );
    return lost.length === 0
      ? []
      : [
          `turn ${number}: ${lost.map((oneOf) => oneOf.join(' or ')).join(', ')} (${turn.action.slice(0, 60)}): ${headOf(turn.narrative).slice(0, 120)}`,
        ];
  });
  return {
    name: 'acts that the first two sentences do not take up',
    value:
      acts.length === 0
        ? 'no act names anything'
        : `${percent(missed.length, acts.length)} of ${acts.length}`,
    aim: '≤ 5 %',
    met: missed.length <= MOST_ACTS_MISSED * acts.length,
    places: missed,
  };
}

export function isQuestion(action: string): boolean {
  return /\?[”"’']?\s*$/.test(action.trim());
}

function headOf(narrative: string): string {
  return allSentences(narrative).slice(0, HEAD_SENTENCES).join(' ');
}

/** Where a phrase ends, and what only says when. */
const WITHIN_PHRASE =
  /\s+(?:of|in|at|on|for|from|against|with|to|into|by|and|or|over|under|near|before|after|until|about|that|who|which|whoever|whom)\s+|\s*,\s*/i;
const saysNothing = new Set(
  'i me my you it anybody anyone whoever most he she him her they them we us this that these those what which who whom whose one ones somebody someone something nothing nobody everybody everything all both none other others dawn morning noon afternoon evening night midnight day days week weeks month months year years hour hours moment time tomorrow today yesterday'.split(
    ' ',
  ),
);

/** What comes after a deed that could not be done falls with it. */
function neededOf({ action, proposed }: ActedTurn): (readonly string[])[] {
  const isVain = proposed?.outcome === 'refused' || proposed?.outcome === 'failed';
  return neededIn(isVain ? (clausesOf(action).find((clause) => neededIn(clause).length > 0) ?? '') : action);
}

/**
 * What must stand at the head of a page: the object and the target of what is done first, and something of whatever is done besides. Of each, one
 * of these is enough.
 */
function neededIn(action: string): (readonly string[])[] {
  const [first = '', ...others] = clausesOf(action);
  const [object, ...rest] = termsIn(first.replace(BEHIND_IT, ''));
  const target = rest.find(isCapitalised) ?? rest[0];
  const known = [object, target].flatMap((term) => (term === undefined ? [] : [[term]]));
  return [...known, ...others.map((clause) => termsIn(clause.replace(BEHIND_IT, ''))).filter(isSomething)];
}

/** What tells no more than which one, when or why. */
const BEHIND_IT =
  /\s(?:that|who|whom|which|whose|whoever|where|before|after|until|while|if|so that|because|as)\s.*$/is;

function isSomething(terms: readonly string[]): boolean {
  return terms.length > 0;
}

/** Of the first clause. */
export function termsOf(action: string): string[] {
  return termsIn(clausesOf(action)[0] ?? '');
}

/** Proper names and the head nouns of noun phrases, in the order in which they stand. */
function termsIn(clause: string): string[] {
  const names = Array.from(
    clause.matchAll(
      /(?<=[\s“"(])\p{Lu}[\p{L}’-]*(?: (?:(?:de|du|des|la|of|the|d’|no) )*\p{Lu}[\p{L}’-]*)*/gu,
    ),
    ([name]) => name.replace(/’s$/, ''),
  ).filter((name) => !/^I(?:’|$)/.test(name));
  const first = wordsIn(clause)[0] ?? '';
  const nouns = (nlp(clause).nouns().out('array') as string[])
    .flatMap((phrase) => phrase.split(WITHIN_PHRASE))
    .map((phrase) => wordsIn(phrase).at(-1) ?? '')
    .filter(
      (noun) =>
        noun.length > 2 && (!isCapitalised(noun) || noun === first) && !saysNothing.has(noun.toLowerCase()),
    )
    .filter((noun) => !names.some((name) => standsIn(noun, name)));
  return [...new Set([...names, ...nouns])].sort((one, other) => clause.indexOf(one) - clause.indexOf(other));
}

/** What is done, one deed after the other: up to the first stop, and to each next thing that is done. */
function clausesOf(action: string): string[] {
  const [sentence = ''] = allSentences(action);
  const clauses = sentence.split(/[,;:—–.!?]|\s+(?:and|but|then)\s+(?=(?:then )?(?:I|we)\b)/i);
  const isBare = wordsIn(clauses[0]!).length < 2;
  return (isBare ? [sentence] : clauses).flatMap(withoutAnd);
}

/** "bribe a clerk and read his letters": a verb follows the "and" when no noun phrase does. */
function withoutAnd(text: string): string[] {
  const [one = '', ...others] = text.split(/\s+and\s+/);
  if (others.length === 0 || nlp(text).verbs().length < 2) return [text];
  const next = nlp(`I ${others[0]!}`).verbs().out('array') as string[];
  const isVerb =
    next[0] !== undefined && foldedText(`I ${others[0]!}`).startsWith(`i ${foldedText(next[0])}`);
  return isVerb ? [one, others.join(' and ')] : [text];
}

/** A name with what else it is called. */
function alsoCalled(term: string, { people, places }: ActWorld): string[] {
  if (!isCapitalised(term)) return [term];
  const called = [...people, ...places]
    .filter(({ name, also }) => [name, ...also].some((one) => mayMean(one, term)))
    .flatMap(({ name, also }) => [name, ...also]);
  return [term, ...called];
}

/** By stems; of a name, a part that is written with a capital. */
function stands(name: string, stems: ReadonlySet<string>): boolean {
  const words = wordsIn(name).filter((word) => word.length > 2);
  const proper = words.filter(isCapitalised);
  return (proper.length > 0 ? proper : words).some((word) => stems.has(stemOf(word)));
}

/* ---- who was asked ---- */

function questionsAnswered(turns: readonly ActedTurn[]): Measure {
  const asked = stagedTurns(turns).flatMap((turn) => {
    const who = askedIn(turn);
    return who === null ? [] : [{ turn, who }];
  });
  const missed = asked.filter(({ turn, who }) => !isAnswered(turn, who));
  return {
    name: 'questions to somebody present without an answer',
    value:
      asked.length === 0
        ? 'nobody present was asked'
        : `${percent(missed.length, asked.length)} of ${asked.length}`,
    aim: '≤ 10 %',
    met: missed.length <= MOST_QUESTIONS_MISSED * asked.length,
    places: missed.map(
      ({ turn }) =>
        `turn ${turn.number}: ${turn.action.slice(0, 60)}: ${turn.narrative.slice(0, 160).replaceAll('\n', ' ')}`,
    ),
  };
}

const BEFORE_A_CALL =
  'tell me|say|listen|well|now|so|and|but|oh?|yes|no|please|forgive me|excuse me|my|dear|good|old|de|the|your|monsieur|madame|citizen|lord|general|friend';

/** Who of those here is asked; "anybody": by "he", "she" or "you". Null: nobody is. */
function askedIn(turn: StagedTurn): readonly ScenePerson[] | null {
  const { before, isSensible } = turn;
  if (!isSensible) return null;
  const here = before.people.filter((person) => isHere(person, before.place));
  const text = foldedText(wordsOfPlayer(turn));
  if (here.length === 0) return null;
  const asks = /\b(?:ask|question|interrogate|inquire of|demand of|beg)\s+(.{2,60})/u.exec(text)?.[1];
  if (asks !== undefined) {
    if (/^(?:him|her|them)\b/.test(asks)) return here;
    const named = here.filter(({ name }) => namesIn(name).some((one) => foldedText(asks).startsWith(one)));
    return named.length > 0 ? named : null;
  }
  if (!text.includes('?')) return null;
  const called = here.filter(({ name }) =>
    namesIn(name).some((one) => {
      const said = escaped(one);
      // "De Launay, …", "Tell me, my dear Noailles, …", "…, Noailles?"
      return new RegExp(
        `^(?:(?:${BEFORE_A_CALL}),? ){0,3}${said}[,!]|, (?:(?:${BEFORE_A_CALL}) )?${said}[?!.]`,
        'u',
      ).test(text);
    }),
  );
  if (called.length > 0) return called;
  return /\byou(?:r|rs)?\b/.test(text) ? here : null;
}

/** Whole, without its article, and each capitalised word of it; folded. */
function namesIn(name: string): string[] {
  const bare = name.replace(/^(?:the|an?|your|my) /i, '');
  const parts = wordsIn(bare).filter((word) => isCapitalised(word) && mayMean(word, name));
  return [name, bare, `the ${bare}`, `my ${bare}`, ...parts].map(foldedText);
}

const NO_ANSWER =
  /\b(?:do(?:es)? not|doesn’t|don’t|will not|won’t|cannot|can’t|could not|would not)\s+(?:\p{Ll}+ly\s+)?(?:answer|reply|know|say|speak|tell|respond|look up|want to)|\b(?:says? nothing|said nothing|no answer|no reply|is silent|are silent|stays? silent|keeps? silen(?:t|ce)|in silence|refuses?|declines?|shakes? (?:his|her|their) head|turns? away|will have none|is not here|are not here|is absent|is away|is dead|are dead|out of reach|nobody answers|without (?:a word|an answer|answering))\b/iu;
const SAYS =
  'says?|asks?|answers?|replies|reply|tells?|adds?|repeats?|whispers?|shouts?|cries|cry|calls?|mutters?|murmurs?|explains?|admits?|confesses|confess|swears?|assures?|declares?|begins?|goes on|names?|agrees?|denies|deny|promises|promise|confirms?|nods?|points?|shrugs?';
const SAYING = new RegExp(`(?<![\\p{L}])(?:${SAYS})(?![\\p{L}])`, 'iu');
/** Such a gesture is an answer. */
const GESTURE = /(?<![\p{L}])(?:nods?|points?|agrees?)(?![\p{L}])/iu;
const PRONOUN = /(?<![\p{L}])(?:he|she|they)(?![\p{L}])/iu;
/** The player speaks, or somebody whom nobody asked: "a woman says". */
// Not in "those around you say".
const SAID_BY_PLAYER = new RegExp(
  `(?<![\\p{L}])(?<!(?:around|with|beside|near|behind|before) )you (?:\\p{Ll}+ly |then )?(?:${SAYS})(?![\\p{L}])`,
  'iu',
);
const SOMEBODY = '(?:an?|one|another|some(?:body|one)?|nobody|several|two|three)';
const SAID_BY_SOMEBODY = new RegExp(
  `(?<![\\p{L}])(?:${SOMEBODY}(?: \\p{L}+){0,4}? (?:${SAYS})|(?:${SAYS}) ${SOMEBODY})(?![\\p{L}])`,
  'iu',
);

/** How a page speaks of all who are there. */
const EVERYBODY_HERE = /\bthose around you\b/i;
/** "Of Launay you ask: “…” Launay says": the question's own stop stands within its marks, and the answer begins behind them. */
const BEHIND_THE_QUESTION = /(?<=\b[Yy]ou\b[^“”]*“”) (?=[\p{Lu}“])/u;

/** By the one who was asked, or told of them: in words that are not the player's own, or by a sentence that says why not. */
function isAnswered(turn: StagedTurn, who: readonly ScenePerson[]): boolean {
  const typed = new Set(stemsIn(turn.action));
  const action = foldedText(turn.action);
  const isOwn = (said: string) =>
    [...stemsIn(said)].some((stem) => !typed.has(stem)) && !action.includes(foldedText(said));
  const speech = speechIn(turn.narrative);
  let spoken = 0;
  const isOfThem = speakersIn(turn, who);
  // Nobody by name: whoever is there.
  const isOfAll = !who.some(({ name }) => namesIn(name).some((one) => action.includes(one)));
  const isTheirs = (sentence: string, before: string) =>
    EVERYBODY_HERE.test(sentence) ? isOfAll : isOfThem(sentence, before);
  const told = allSentences(withoutSpeech(turn.narrative)).flatMap((sentence) =>
    sentence.split(BEHIND_THE_QUESTION),
  );
  return told.some((sentence, index, sentences) => {
    const said = speech.slice(spoken, (spoken += sentence.split('“”').length - 1));
    const before = sentences.slice(0, index).join(' ');
    if (said.some(isOwn) && isTheirs(sentence, before)) return true;
    if (!isTheirs(sentence, before)) return NO_ANSWER.test(sentence) && /\bnobody\b/i.test(sentence);
    return NO_ANSWER.test(sentence) || isReport(sentence, typed);
  });
}

/** "He tells you that the tower has burned." */
function isReport(sentence: string, typed: ReadonlySet<string>): boolean {
  const verb = SAYING.exec(sentence);
  if (!verb || sentence.includes('“”')) return false;
  if (GESTURE.test(sentence)) return true;
  const said = wordsIn(sentence.slice(verb.index + verb[0].length)).filter((word) => word.length > 3);
  return said.some((word) => !typed.has(stemOf(word)));
}

/** Whether a sentence tells of those who were asked: by name, or by a pronoun when nobody else was named last. */
function speakersIn(
  { before, proposed }: StagedTurn,
  who: readonly ScenePerson[],
): (sentence: string, told: string) => boolean {
  const mentions = (people: readonly ScenePerson[]) => people.flatMap(({ name }) => namesIn(name));
  const theirs = mentions(who);
  const others = mentions([...before.people, ...proposed.people]).filter((name) => !theirs.includes(name));
  const last = (names: readonly string[], text: string) =>
    Math.max(-1, ...names.map((name) => lastPlaceOf(name, text)));
  return (sentence, told) => {
    if (SAID_BY_PLAYER.test(sentence)) return false;
    if (theirs.some((name) => standsIn(name, sentence))) return true;
    if (others.some((name) => standsIn(name, sentence)) || SAID_BY_SOMEBODY.test(sentence)) return false;
    const isMeant = PRONOUN.test(sentence) || sentence.includes('“”');
    return isMeant && last(theirs, told) >= last(others, told);
  };
}

function lastPlaceOf(name: string, text: string): number {
  return Array.from(text.matchAll(new RegExp(wholeWords(name), 'giu'))).at(-1)?.index ?? -1;
}
