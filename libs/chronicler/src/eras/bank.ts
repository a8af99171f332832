/**
 * The material of the local narrator: sentences by class of act and outcome, and voices of people. One set for each era; no sentence belongs
 * to two of them. See `README.md` beside this file for slots and rules.
 */
import type { Particulars } from './particulars.js';
import type { AnswerBank } from './answers.js';
import type { ResultBank } from './results.js';

/** What kind of act a step of the player's is. */
export const actClasses = [
  // words
  'speak',
  'tell',
  'lie',
  'ask',
  'persuade',
  'bargain',
  'promise',
  'threaten',
  'insult',
  'joke',
  'praise',
  'confess',
  'refuse',
  'accept',
  'write',
  'read',
  'order',
  'summon',
  'send',
  'vote',
  // force
  'strike',
  'kill',
  'attack',
  'defend',
  'arrest',
  'free',
  'flee',
  'hide',
  'surrender',
  'steal',
  'destroy',
  'betray',
  // things
  'give',
  'take',
  'trade',
  'bribe',
  'bury',
  'make',
  'use',
  // life
  'go',
  'rest',
  'wait',
  'eat',
  'pray',
  'love',
  'heal',
  'mourn',
  'play',
  'study',
  'teach',
  'gesture',
  // whatever else a person does
  'other',
] as const;
export type ActClass = (typeof actClasses)[number];

/** How acts of a class are told. */
export interface ActTellings {
  /** What comes of it when it is done: the visible result, right after the deed has been told. */
  readonly done: readonly string[];
  /** When it works in part, with what is wanting. */
  readonly partly: readonly string[];
  /** When it does not work, with the reason. */
  readonly failed: readonly string[];
  /** What has changed by it when it worked, in the place, in people, in purse or name. */
  readonly after: readonly string[];
}

/** Why an act cannot be done. */
export const refusals = [
  'absent',
  'dead',
  'gone',
  'notYours',
  'rank',
  'impossible',
  'beyond',
  'undone',
  'held',
  'both',
] as const;
export type Refusal = (typeof refusals)[number];

/** In what situation somebody speaks. */
export const situations = [
  'counsel',
  'unknown',
  'decline',
  'agrees',
  'declines',
  'thanks',
  'spurns',
  'obeys',
  'balks',
  'believes',
  'doubts',
  'moved',
  'unmoved',
  'afraid',
  'defiant',
  'insulted',
  'amused',
  'unamused',
  'greets',
  'loving',
  'unloving',
  'struck',
  'pleads',
  'freed',
  'trusts',
  'mistrusts',
  'strikesBargain',
  'refusesBargain',
  'grieves',
  'devout',
  'remarks',
] as const;
export type Situation = (typeof situations)[number];

export type Voice = Readonly<Partial<Record<Situation, readonly string[]>>>;

/** Frames that hold a page together, by what they say. Slots in braces beside each. */
export const frames = [
  // The deed. {deed}: "you give him the ring", {Deed} the same with a capital; {act}: "give him the ring".
  'deed',
  'tried',
  'meant',
  // What is said. {words}: as typed, with its own stop, without quotation marks; {who}, {line}.
  'said',
  'saidAloud',
  'asked',
  'oneWord',
  // {who}: who hears it, and not what it is about.
  'puzzled',
  'reply',
  'replyOfMany',
  'narratorUnsure',
  'foreign',
  // {condition}: "you find a sentry asleep".
  // Facts of the scene. {time}: "three days"; {points}: "that the doors be locked; that the list be read".
  'arrivedNear',
  'arrivedFar',
  'folk',
  'holds',
  'youHold',
  // {sight}: "shepherds and the ford".
  'sees',
  'found',
  'notFound',
  'foundWho',
  'reads',
  'wokeNext',
  'waited',
  'killed',
  'gone',
  'came',
  'sentFor',
  'arrives',
  'broughtYes',
  'broughtNo',
  'letterAnswered',
  'left',
  'leftFor',
  'prisoner',
  'prisonerOf',
  'captive',
  'letterSoon',
  'letterFar',
  'noAnswerYet',
  'did',
  'silent',
  'soItIs',
  'notSo',
  'prevented',
  'taken',
  'heldOut',
  'carried',
  'struckOut',
  'answeredYes',
  'answeredNo',
  // What cannot be read as an act.
  'strange',
  'injection',
  // {words}: a few of them, without a stop; what comes of it follows.
  'uttered',
  // Around it. {open}: "whether you will lead them"; {news}: a sentence; {from}: a place.
  'stillOpen',
  'news',
  // {hour}: a phrase of hours; {sight}: who and what is there.
  'around',
  'hours',
] as const;
export type Frame = (typeof frames)[number];

export interface EraBank {
  readonly answers: AnswerBank;
  readonly particulars: Particulars;
  readonly frames: Readonly<Record<Exclude<Frame, 'hours'>, readonly string[]>> & {
    /** By hour of the day: when it is, as a phrase within a sentence (“at the hour of dinner”), true everywhere in that era. */
    readonly hours: Readonly<
      Record<'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night', readonly string[]>
    >;
  };
  readonly tellings: Readonly<Record<ActClass, ActTellings>>;
  readonly results: ResultBank;
  readonly refusals: Readonly<Record<Refusal, readonly string[]>>;
  /** By id: kinds of people, and named ones. A named voice lacks what its kind has. */
  readonly voices: Readonly<Record<string, Voice>>;
}
