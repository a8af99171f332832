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
    const terms = turn.isSensible && !isQuestion(turn.action) ? termsOf(turn.action) : [];
    return terms.length === 0 ? [] : [{ turn, number: index + 1, terms }];
  });
  const missed = acts.flatMap(({ turn, number, terms }) => {
    const stems = stemsIn(headOf(turn.narrative));
    const lost = terms.filter((term) => !namesOf(term).some((name) => stands(name, stems)));
    const needed = terms.length <= 2 ? 1 : Math.ceil(terms.length / 2);
    return terms.length - lost.length >= needed
      ? []
      : [
          `turn ${number}: ${lost.join(', ')} (${turn.action.slice(0, 60)}): ${headOf(turn.narrative).slice(0, 120)}`,
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

/** Proper names and the head nouns of noun phrases in the first clause. */
export function termsOf(action: string): string[] {
  const clause = firstClause(action);
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
  return [...new Set([...names, ...nouns])];
}

/** Up to the first stop, or to the next thing that is done. */
function firstClause(action: string): string {
  const [sentence = ''] = allSentences(action);
  const clause = sentence.split(
    /[,;:—–.!?]|\s+(?:and|but|then|so that|because)\s+(?=(?:then )?(?:I|we)\b)/i,
  )[0]!;
  const isBare = wordsIn(clause).length < 2;
  const text = isBare ? sentence : clause;
  // "bribe a clerk and read his letters": a verb follows the "and" when no noun phrase does.
  const doc = nlp(text);
  const parts = text.split(/\s+and\s+/);
  if (parts.length === 1 || doc.verbs().length < 2) return text;
  const next = nlp(`I ${parts[1]!}`).verbs().out('array') as string[];
  const isVerb = next[0] !== undefined && foldedText(`I ${parts[1]!}`).startsWith(`i ${foldedText(next[0])}`);
  return isVerb ? parts[0]! : text;
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
export function askedIn(turn: StagedTurn): readonly ScenePerson[] | null {
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
const PRONOUN = /\b(?:he|she|they|him|her|them|nobody)\b/i;

/** In words that are not the player's own, or by a sentence that says why not. */
function isAnswered({ narrative, action }: StagedTurn, who: readonly ScenePerson[]): boolean {
  const typed = new Set(stemsIn(action));
  const isTheirs = (said: string) => {
    const stems = [...stemsIn(said)];
    return stems.length > 0 && stems.some((stem) => !typed.has(stem));
  };
  if (speechIn(narrative).some((said) => isTheirs(said) && !foldedText(action).includes(foldedText(said))))
    return true;
  return allSentences(withoutSpeech(narrative)).some(
    (sentence) =>
      NO_ANSWER.test(sentence) &&
      (PRONOUN.test(sentence) ||
        who.some(({ name }) => namesIn(name).some((one) => standsIn(one, sentence)))),
  );
}
