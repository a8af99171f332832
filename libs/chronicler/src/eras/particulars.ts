/** Small things that anybody would know about themselves or what is before them: of each era's own words, chosen by the game's seed and the same when asked again. */

/** In direct speech, of the one who is asked. */
export const spokenParticulars = [
  'age',
  'home',
  'kinsfolk',
  'business',
  'wants',
  'sender',
  'gotFrom',
  'cameBy',
  'orders',
  'fears',
  'moods',
  'reasons',
  'judgement',
  'yesOfMe',
  'noOfMe',
  // {wants}: what the player wants.
  'motiveOf',
] as const;

/** By anybody, or by the narrator: without "I" and "you". */
export const plainParticulars = [
  // {price}
  'price',
  // {count}
  'people',
  'things',
  'measure',
  'duration',
  'past',
  'future',
  'weather',
  'condition',
  'contents',
  'whereabouts',
  // {someone}
  'someone',
  'atDoor',
  'meaning',
  'manner',
  'whyThey',
  'wordsOf',
  // {who}, {Who}: a name; what they answered to what was sent to them.
  'errandGood',
  'errandEven',
  'errandBad',
] as const;

export type SpokenParticular = (typeof spokenParticulars)[number];
export type PlainParticular = (typeof plainParticulars)[number];
export type Particular = SpokenParticular | PlainParticular;

export interface Particulars {
  readonly lines: Readonly<Record<Particular, readonly string[]>>;
  /** Of those whom nobody names. */
  readonly names: { readonly he: readonly string[]; readonly she: readonly string[] };
  /** What is bought, as a pattern of words, and what it may cost; the last is for whatever else. */
  readonly prices: readonly (readonly [RegExp, readonly string[]])[];
  /** How far a weapon carries. */
  readonly ranges: readonly (readonly [RegExp, string])[];
}
