/**
 * Reads the narrator's answer: the narrative out of JSON that is still being written, and in the end all of it, checked. An answer that
 * was cut off is good as soon as its story and its suggestions are whole, and with spare suggestions as far as its story goes. A model that
 * writes plain text is read by the specification's rules (numbered options, markers). What a model writes before its answer (its thoughts,
 * "Here is the JSON:") is passed over.
 */
import { parseResponse } from '@rubicon/contracts';
import type { Suggestion } from '@rubicon/domain';
import { Allow, parse } from 'partial-json';
import { wellFormed } from '../platform/text/index.js';
import {
  NARRATIVE_CHARACTERS_MAX,
  SUGGESTION_TEXT_CHARACTERS_MAX,
  SUGGESTION_TITLE_CHARACTERS_MAX,
} from './answer-schema.js';
import { firstObject } from './first-object.js';
import { untilPlayersStead, withoutPlayersStead } from './players-stead.js';
import { asRecord, listOf } from './read-fields.js';
import { NOTHING_PROPOSED, readProposals, type Proposals } from './read-proposals.js';
import { wholeSentences, wordsIn } from './sentences.js';
import { beginsWithThoughts, endOfThoughts } from './thought-tags.js';

export interface NarratorAnswer extends Proposals {
  readonly narrative: string;
  /** Three, with titles that differ. */
  readonly suggestions: readonly Suggestion[];
}

export type AnswerReading =
  | {
      readonly kind: 'answer';
      readonly answer: NarratorAnswer;
      /** How many of its suggestions are spare ones. */
      readonly spareSuggestions: number;
    }
  /** `why` is for the log: it holds nothing of the text. */
  | { readonly kind: 'malformed'; readonly why: string };

const SUGGESTIONS = 3;
/** With fewer words a text without suggestions is no turn. */
const STORY_WORDS_MIN = 40;
/** A line that some models say before their JSON, or an empty one. */
const PREAMBLE = /^(?:|(?:sure|certainly|of course|okay|ok|here|below)\b.*|.*:)$/i;
/** Thoughts, or JSON that cannot be read. */
const NO_PROSE = /<\/?think|"narrative"\s*:|^[ \t]*(?:[{}[\]]|```)/im;
const REFUSAL = /^\W*(?:(?:I[’']?m|I am) sorry|sorry|I (?:cannot|can[’']?t|won[’']?t)|as an AI)\b/i;

/** The narrative as far as it is written. Each reading begins with the one before, so that pieces can be sent on. */
export function narrativeSoFar(written: string): string {
  const body = bodyOf(written);
  if (body === '') return '';
  return body.startsWith('{') ? partialJsonNarrative(body) : partialTextNarrative(body);
}

export interface ReadingOptions {
  /** The end is missing: JSON shows by itself where it ends, plain text does not. */
  readonly cutOff?: boolean;
  /** Stand where an answer with a story has too few of its own. None: then it is malformed. */
  readonly spare?: readonly Suggestion[];
  /** Takes a story without an end, to its last whole sentence. */
  readonly takesHalf?: boolean;
}

export function readAnswer(
  written: string,
  { cutOff = false, spare = [], takesHalf = false }: ReadingOptions = {},
): AnswerReading {
  const body = bodyOf(written).trim();
  if (body === '')
    return malformed(`the model’s answer is ${written.trim() === '' ? 'empty' : 'nothing but thoughts'}`);
  if (body.startsWith('{')) return readJson(body, spare, takesHalf);
  return cutOff ? malformed('the model’s answer is cut off') : readText(body, spare);
}

function partialJsonNarrative(body: string): string {
  return untilPlayersStead(wellFormed(withoutHalfPair(unfinishedNarrative(body))).trimStart());
}

/** Of JSON without an end; empty: it has not come so far. */
function unfinishedNarrative(body: string): string {
  try {
    const narrative = asRecord(parse(body, Allow.STR | Allow.OBJ | Allow.ARR))?.['narrative'];
    return typeof narrative === 'string' ? narrative : '';
  } catch {
    return '';
  }
}

/** Whole lines only: the last one may turn out to be the heading above the options. */
function partialTextNarrative(body: string): string {
  const wholeLines = body.slice(0, body.lastIndexOf('\n') + 1);
  // It may be what stands before the object.
  if (wholeLines.split('\n').every((line) => PREAMBLE.test(line.trim())) || NO_PROSE.test(body)) return '';
  return untilPlayersStead(wellFormed(parseResponse(wholeLines).narrative));
}

function readJson(body: string, spare: readonly Suggestion[], takesHalf: boolean): AnswerReading {
  const whole = firstObject(body);
  let parsed: unknown;
  try {
    // Of one that was cut off, only what is whole: no half sentence and no half number.
    parsed = whole === null ? parse(body, Allow.OBJ | Allow.ARR) : JSON.parse(whole);
  } catch {
    return malformed('the model’s answer is no JSON');
  }
  const fields = asRecord(parsed) ?? {};
  const half = whole === null && fields['narrative'] === undefined ? unfinishedNarrative(body) : '';
  const story = half === '' ? fields['narrative'] : wholeSentences(half);
  if (typeof story !== 'string') return malformed('the model’s answer has no narrative');
  const answer = {
    ...readProposals(fields),
    narrative: parseResponse(story).narrative,
    suggestions: listOf(fields['suggestions']).flatMap((option) => {
      const { title, text } = asRecord(option) ?? {};
      return typeof title === 'string' && typeof text === 'string' ? [{ title, text }] : [];
    }),
  };
  if (half === '') return checked(answer, spare);
  const reading = checked(answer, takesHalf ? spare : []);
  return reading.kind === 'answer' ? reading : malformed('the model’s answer is cut off in its story');
}

function readText(body: string, spare: readonly Suggestion[]): AnswerReading {
  return checked({ ...NOTHING_PROPOSED, ...parseResponse(body) }, spare);
}

function checked(answer: NarratorAnswer, spare: readonly Suggestion[]): AnswerReading {
  const narrative = withoutPlayersStead(wellFormed(answer.narrative)).trim();
  if (narrative === '') return malformed('the model’s answer has an empty narrative');
  if (narrative.length > NARRATIVE_CHARACTERS_MAX) return malformed('the model’s narrative is too long');
  const own = distinct(
    answer.suggestions.map(({ title, text }) => ({
      title: wellFormed(title).trim(),
      text: wellFormed(text).trim(),
    })),
  ).slice(0, SUGGESTIONS);
  const isStory =
    wordsIn(narrative) >= STORY_WORDS_MIN && !NO_PROSE.test(narrative) && !REFUSAL.test(narrative);
  const suggestions = distinct([...own, ...(isStory ? spare : [])]).slice(0, SUGGESTIONS);
  if (suggestions.length < SUGGESTIONS)
    return malformed('the model offers fewer than three different suggestions');
  const spareSuggestions = SUGGESTIONS - own.length;
  return { kind: 'answer', answer: { ...answer, narrative, suggestions }, spareSuggestions };
}

/** Those fit to show, without those whose title came before. */
function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  const byTitle = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    const key = suggestion.title.toLocaleLowerCase('en');
    const fits =
      key !== '' &&
      suggestion.title.length <= SUGGESTION_TITLE_CHARACTERS_MAX &&
      suggestion.text.length <= SUGGESTION_TEXT_CHARACTERS_MAX;
    if (fits && !byTitle.has(key)) byTitle.set(key, suggestion);
  }
  return [...byTitle.values()];
}

/** The answer itself, as far as it is written. */
function bodyOf(written: string): string {
  const spoken = withoutThoughts(written);
  const body = withoutFence(spoken);
  if (body === '' || body.startsWith('{')) return body;
  const object = OBJECT.exec(spoken);
  return object ? spoken.slice(object.index) : body;
}

/** The object in it, as far as it is written; empty: none so far. */
export function objectSoFar(written: string): string {
  const body = bodyOf(written);
  return body.startsWith('{') ? body : '';
}

/** "Below is the turn:" may stand before it, and a fence. */
const OBJECT = /\{\s*"(?:scene|daysPassed|narrative)"\s*:/;

/** Models that think aloud do so first, and between tags; some servers swallow the first one. Within an answer's object such a tag is text. */
function withoutThoughts(written: string): string {
  if (/^\s*[{`]/.test(written)) return written;
  const end = endOfThoughts(written);
  if (end !== null) return written.slice(end);
  return beginsWithThoughts(written) ? '' : written;
}

/** Some models wrap their JSON in a Markdown fence. */
function withoutFence(written: string): string {
  const opened = /^\s*```(?:json)?[ \t]*\n/i.exec(written);
  if (!opened) return /^\s*`{1,3}(?:j|js|jso|json)?$/i.test(written) ? '' : written.trimStart();
  return written
    .slice(opened[0].length)
    .replace(/\n?```\s*$/, '')
    .trimStart();
}

function withoutHalfPair(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}

function malformed(why: string): AnswerReading {
  return { kind: 'malformed', why };
}
