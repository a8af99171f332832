/** What a question comes to, and what it is answered from. */
import type { Fact } from '@rubicon/scenarios';
import type { AnswerPart } from '../../eras/answers.js';
import type { Being } from '../beings.js';
import type { Stage } from '../stage.js';

/** What went before, as the prompt shows it, oldest first. */
export interface Pages {
  readonly pages: readonly string[];
  /** What the player typed. */
  readonly actions: readonly string[];
}

export interface QuestionWorld {
  /** Of the game. */
  readonly seed: number;
  readonly before: Pages;
  /** The moves that the last page offered. */
  readonly offered: readonly string[];
  readonly factions: readonly { readonly name: string; readonly standing: number }[];
  /** News of these days, the latest last. */
  readonly elsewhere: readonly { readonly place: string; readonly text: string }[];
  readonly date: string;
  readonly facts: readonly Fact[];
  /** The era's own questions and answers. */
  readonly preset: readonly { readonly question: string; readonly answer: string }[];
  /** Lines of the chronicle about these words. */
  readonly remembered: readonly string[];
  /** 0 to 100. */
  readonly resources: number;
  readonly character: { readonly name: string; readonly estate: string; readonly profession: string };
}

export type QuestionAnswer =
  /** Somebody says it, or, when `by` is null, the narrator. */
  | { readonly kind: 'told'; readonly by: Being | null; readonly line: string; readonly topic: string }
  /** What they say is for their voice: their advice, their yes or no. */
  | {
      readonly kind: 'voiced';
      readonly by: Being;
      readonly situation:
        'counsel' | 'agrees' | 'declines' | 'unknown' | 'decline' | 'loving' | 'unloving' | 'remarks';
      readonly topic: string;
    }
  /** For the era's answers: said by somebody, or, when `by` is null, by the narrator. */
  | {
      readonly kind: 'part';
      readonly by: Being | null;
      readonly part: AnswerPart;
      /** {who} and what agrees with it. */
      readonly about: Being | null;
      readonly slots: Readonly<Record<string, string>>;
      readonly topic: string;
    }
  | { readonly kind: 'noAnswerYet'; readonly from: Being; readonly topic: string }
  | { readonly kind: 'dead'; readonly by: Being; readonly topic: string }
  | { readonly kind: 'absent'; readonly by: Being; readonly topic: string }
  | { readonly kind: 'unsure'; readonly topic: string };

/** One question, put to somebody or to the story. */
export interface Put {
  readonly question: string;
  readonly to: Being | null;
  /** Whom it is about, besides who is asked. */
  readonly subject: Being | null;
  readonly topic: string;
  readonly stage: Stage;
  readonly world: QuestionWorld;
}

export function told({ topic }: Put, line: string, by: Being | null = null): QuestionAnswer {
  return { kind: 'told', by, line, topic };
}

export function part(
  { topic }: Put,
  name: AnswerPart,
  {
    by = null,
    about = null,
    slots = {},
  }: { by?: Being | null; about?: Being | null; slots?: Record<string, string> } = {},
): QuestionAnswer {
  return { kind: 'part', by, part: name, about, slots, topic };
}

export function sentence(text: string): string {
  return `${upper(text.trim().replace(/[.]+$/, ''))}.`;
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export function whoIs(being: Being): string {
  const verb = being.is === 'they' ? 'are' : 'is';
  const they = being.is === 'they' ? 'They' : being.is === 'she' ? 'She' : 'He';
  const state =
    being.state === 'dead'
      ? `${they} ${verb} dead.`
      : being.wants === ''
        ? ''
        : `${they} ${being.is === 'they' ? 'want' : 'wants'} ${being.wants}.`;
  return `${upper(being.name)} ${verb} ${being.who}. ${state}`.trim();
}
