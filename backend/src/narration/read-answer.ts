/**
 * Reads the narrator's answer: the narrative out of JSON that is still being written, and in the end all of it, checked. A model
 * that writes plain text is read by the specification's rules (numbered options, markers).
 */
import { parseResponse } from '@rubicon/contracts';
import { MAX_DAYS_PER_TURN, MAX_PROPOSED_EFFECT, type Stats, type Suggestion } from '@rubicon/domain';
import { Allow, parse } from 'partial-json';
import {
  NARRATIVE_CHARACTERS_MAX,
  SUGGESTION_TEXT_CHARACTERS_MAX,
  SUGGESTION_TITLE_CHARACTERS_MAX,
} from './answer-schema.js';
import { wellFormed } from '../platform/text/index.js';

export interface NarratorAnswer {
  readonly narrative: string;
  /** Three, with titles that differ. */
  readonly suggestions: readonly Suggestion[];
  /** Proposed changes, each within ±MAX_PROPOSED_EFFECT; the game decides. */
  readonly effects: Stats;
  /** 0 to MAX_DAYS_PER_TURN. */
  readonly daysPassed: number;
}

export type AnswerReading =
  | { readonly kind: 'answer'; readonly answer: NarratorAnswer }
  /** `why` is for the log: it holds nothing of the text. */
  | { readonly kind: 'malformed'; readonly why: string };

const SUGGESTIONS = 3;
/** What a model that only writes text says nothing about. */
const UNTOLD = { effects: { influence: 0, reputation: 0, resources: 0 }, daysPassed: 1 };

/** The narrative as far as it is written. Each reading begins with the one before, so that pieces can be sent on. */
export function narrativeSoFar(written: string): string {
  const body = withoutFence(written);
  if (body === '') return '';
  return body.startsWith('{') ? partialJsonNarrative(body) : partialTextNarrative(body);
}

export function readAnswer(written: string): AnswerReading {
  const body = withoutFence(written).trim();
  if (body === '') return malformed('empty');
  return body.startsWith('{') ? readJson(body) : readText(body);
}

function partialJsonNarrative(body: string): string {
  let narrative: unknown;
  try {
    narrative = asRecord(parse(body, Allow.STR | Allow.OBJ | Allow.ARR))?.['narrative'];
  } catch {
    return '';
  }
  return typeof narrative === 'string' ? wellFormed(withoutHalfPair(narrative)).trimStart() : '';
}

/** Whole lines only: the last one may turn out to be the heading above the options. */
function partialTextNarrative(body: string): string {
  const wholeLines = body.slice(0, body.lastIndexOf('\n') + 1);
  return wellFormed(parseResponse(wholeLines).narrative);
}

function readJson(body: string): AnswerReading {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return malformed('not JSON');
  }
  const fields = asRecord(parsed);
  if (typeof fields?.['narrative'] !== 'string') return malformed('no narrative');
  const effects = asRecord(fields['effects']);
  const days = fields['daysPassed'];
  if (!effects || typeof days !== 'number' || !Number.isFinite(days)) return malformed('no effects or days');
  const proposed = [effects['influence'], effects['reputation'], effects['resources']];
  if (!proposed.every((value) => typeof value === 'number' && Number.isFinite(value)))
    return malformed('effects are no numbers');
  const [influence = 0, reputation = 0, resources = 0] = (proposed as number[]).map((value) =>
    within(value, -MAX_PROPOSED_EFFECT, MAX_PROPOSED_EFFECT),
  );
  const options = Array.isArray(fields['suggestions']) ? fields['suggestions'] : [];
  return checked({
    narrative: parseResponse(fields['narrative']).narrative,
    suggestions: options.flatMap((option) => {
      const { title, text } = asRecord(option) ?? {};
      return typeof title === 'string' && typeof text === 'string' ? [{ title, text }] : [];
    }),
    effects: { influence, reputation, resources },
    daysPassed: within(days, 0, MAX_DAYS_PER_TURN),
  });
}

function readText(body: string): AnswerReading {
  return checked({ ...parseResponse(body), ...UNTOLD });
}

function checked(answer: NarratorAnswer): AnswerReading {
  const narrative = wellFormed(answer.narrative).trim();
  if (narrative === '') return malformed('empty narrative');
  if (narrative.length > NARRATIVE_CHARACTERS_MAX) return malformed('narrative too long');
  const suggestions = distinct(
    answer.suggestions.map(({ title, text }) => ({
      title: wellFormed(title).trim(),
      text: wellFormed(text).trim(),
    })),
  ).slice(0, SUGGESTIONS);
  if (suggestions.length < SUGGESTIONS) return malformed('fewer than three different suggestions');
  return { kind: 'answer', answer: { ...answer, narrative, suggestions } };
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

/** Some models wrap their JSON in a Markdown fence. */
function withoutFence(written: string): string {
  const opened = /^\s*```(?:json)?[ \t]*\n/.exec(written);
  if (!opened) return /^\s*`{1,3}(?:json)?$/.test(written) ? '' : written.trimStart();
  return written
    .slice(opened[0].length)
    .replace(/\n?```\s*$/, '')
    .trimStart();
}

function withoutHalfPair(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function malformed(why: string): AnswerReading {
  return { kind: 'malformed', why };
}
