/** What came of a step, and the facts of the scene that the story must tell. */
import type { ActClass, Refusal, Situation } from '../eras/bank.js';
import type { Step } from '../reading/steps.js';
import type { Outcome } from '../scene-data.js';
import type { Being } from './beings.js';
import type { ClassRule, Moves } from './class-rules.js';
import type { Roles } from './roles.js';

export interface Circumstances {
  readonly stats: { readonly influence?: number; readonly reputation?: number; readonly resources?: number };
  readonly difficulty: 'easy' | 'normal' | 'hard';
  readonly historicalAccuracy: boolean;
  readonly estate: string;
  /** The same for the same request of the same game. */
  readonly key: string;
  /** Added to every chance, in percent: what was prepared or remembered. */
  readonly favour: number;
}

/** A fact of the scene that the story must tell. */
export type Fact =
  /** A hand turned against oneself is caught. */
  | { readonly kind: 'prevented' }
  | { readonly kind: 'taken'; readonly what: string; readonly isTaken: boolean }
  | { readonly kind: 'arrived'; readonly days: number; readonly far: boolean }
  | { readonly kind: 'holds'; readonly who: string; readonly what: string }
  | { readonly kind: 'reads'; readonly what: string; readonly says: string }
  | { readonly kind: 'woke'; readonly days: number }
  | { readonly kind: 'waited'; readonly days: number }
  | { readonly kind: 'killed'; readonly who: Being }
  | { readonly kind: 'gone'; readonly what: string }
  | { readonly kind: 'came'; readonly who: Being }
  /** Sent for before, and here now. */
  | { readonly kind: 'arrives'; readonly who: Being }
  | { readonly kind: 'brought'; readonly who: Being; readonly isYes: boolean }
  | { readonly kind: 'answeredLetter'; readonly who: Being; readonly situation: Situation }
  | { readonly kind: 'sentFor'; readonly who: Being; readonly days: number }
  | { readonly kind: 'left'; readonly who: Being; readonly where: string }
  | { readonly kind: 'prisoner'; readonly of: Being | null }
  | { readonly kind: 'captive'; readonly who: Being }
  | { readonly kind: 'letter'; readonly who: Being; readonly days: number | null }
  | { readonly kind: 'did'; readonly who: Being; readonly what: string }
  | { readonly kind: 'silent'; readonly who: Being }
  /** Who hears a word, and not what it is about. */
  | { readonly kind: 'puzzled'; readonly who: Being }
  /** Whom or what was searched for. */
  | { readonly kind: 'found'; readonly what: string; readonly isFound: boolean; readonly isSomebody: boolean }
  /** "shepherds and the ford" */
  | { readonly kind: 'sees'; readonly sight: string }
  | { readonly kind: 'answered'; readonly open: string; readonly isYes: boolean };

export interface Happening {
  readonly step: Step;
  readonly roles: Roles;
  readonly actClass: ActClass;
  readonly rule: ClassRule;
  readonly outcome: Outcome;
  readonly refusal: Refusal | null;
  /** Whom or what the refusal is about. */
  readonly about: { readonly who?: string; readonly what?: string; readonly where?: string };
  readonly answer: Situation | null;
  readonly facts: readonly Fact[];
  readonly moves: Moves;
}
