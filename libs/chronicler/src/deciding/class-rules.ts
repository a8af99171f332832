/** What acts of each class take and move: data. Effects are proposals; the game weighs and bounds them. */
import type { ActClass, Situation } from '../eras/bank.js';

export interface Moves {
  readonly influence?: number;
  readonly reputation?: number;
  readonly resources?: number;
}

export interface ClassRule {
  /** The game's kind of act. */
  readonly kind: string;
  /** Null: it is simply done. Else the chance of success at even odds, in percent. */
  readonly odds: number | null;
  readonly carriedBy: 'influence' | 'reputation' | 'resources';
  /** Steps of the day's six; 6 and more are days. */
  readonly hours: number;
  readonly done: Moves;
  readonly failed: Moves;
  /** How the one it is done to answers; null: they need not. */
  readonly answer: readonly [done: Situation | null, failed: Situation | null];
  /** How their regard moves. */
  readonly regard: readonly [done: number, failed: number];
}

type Row = readonly [
  kind: string,
  odds: number | null,
  carriedBy: ClassRule['carriedBy'],
  hours: number,
  done: readonly [influence: number, reputation: number, resources: number],
  failed: readonly [influence: number, reputation: number, resources: number],
  answer: ClassRule['answer'],
  regard: ClassRule['regard'],
];

const rows: Readonly<Record<ActClass, Row>> = {
  speak: ['word', 74, 'reputation', 1, [4, 3, 0], [-2, -2, 0], ['moved', 'unmoved'], [0, 0]],
  tell: ['word', null, 'reputation', 1, [1, 1, 0], [0, -1, 0], ['believes', 'doubts'], [0, 0]],
  lie: ['lie', 68, 'influence', 1, [3, -1, 0], [-2, -4, 0], ['believes', 'doubts'], [0, -1]],
  ask: ['inquiry', null, 'influence', 1, [1, 0, 0], [0, 0, 0], [null, 'decline'], [0, 0]],
  persuade: ['word', 66, 'influence', 1, [3, 1, 0], [-2, 0, 0], ['moved', 'unmoved'], [1, 0]],
  bargain: ['word', 64, 'influence', 1, [4, 1, -1], [-2, 0, 0], ['strikesBargain', 'refusesBargain'], [1, 0]],
  promise: ['oath', null, 'reputation', 1, [1, 2, 0], [0, -1, 0], ['trusts', 'mistrusts'], [1, 0]],
  threaten: ['word', 68, 'influence', 1, [3, -3, 0], [-3, -2, 0], ['afraid', 'defiant'], [-1, -2]],
  insult: ['word', null, 'reputation', 1, [-1, -2, 0], [-1, -2, 0], ['insulted', 'insulted'], [-2, -2]],
  joke: ['word', 74, 'reputation', 1, [0, 2, 0], [0, -1, 0], ['amused', 'unamused'], [1, 0]],
  praise: ['word', null, 'reputation', 1, [1, 1, 0], [0, 0, 0], ['greets', 'greets'], [1, 0]],
  confess: ['word', null, 'reputation', 1, [-1, 2, 0], [-1, -1, 0], ['trusts', 'mistrusts'], [0, 0]],
  refuse: ['word', null, 'influence', 1, [1, -1, 0], [0, -1, 0], ['remarks', 'remarks'], [-1, -1]],
  accept: ['word', null, 'influence', 1, [1, 1, 0], [0, 0, 0], ['agrees', 'agrees'], [1, 0]],
  write: ['letter', null, 'influence', 2, [2, 1, 0], [0, 0, 0], [null, null], [0, 0]],
  read: ['inquiry', null, 'influence', 1, [1, 1, 0], [0, 0, 0], [null, null], [0, 0]],
  order: ['order', 84, 'influence', 1, [3, 0, -1], [-3, -1, 0], ['obeys', 'balks'], [0, -1]],
  summon: ['order', 86, 'influence', 1, [1, 0, 0], [-1, 0, 0], ['agrees', null], [0, 0]],
  send: ['order', 88, 'influence', 1, [1, 0, 0], [-1, 0, 0], ['obeys', 'balks'], [0, 0]],
  vote: ['law', 62, 'influence', 2, [5, 2, 0], [-3, -1, 0], ['agrees', 'declines'], [0, 0]],
  strike: ['blood', 78, 'influence', 1, [0, -3, 0], [-2, -3, 0], ['struck', 'defiant'], [-3, -2]],
  kill: ['blood', 68, 'influence', 1, [2, -7, 0], [-4, -6, 0], [null, 'defiant'], [-3, -3]],
  attack: ['war', 62, 'influence', 3, [7, 2, -3], [-6, -3, -5], [null, 'defiant'], [-3, -3]],
  defend: ['guard', 78, 'resources', 2, [2, 2, -2], [-1, -1, -2], ['obeys', 'balks'], [1, 0]],
  arrest: ['arrest', 76, 'influence', 1, [4, -1, 0], [-3, -2, 0], ['pleads', 'defiant'], [-3, -2]],
  free: ['mercy', 90, 'reputation', 1, [-1, 5, 0], [-2, 0, 0], ['freed', 'remarks'], [2, 0]],
  flee: ['flight', 70, 'influence', 1, [-3, -2, 0], [-4, -2, -1], [null, 'defiant'], [0, -1]],
  hide: ['flight', 80, 'influence', 1, [-2, -1, 0], [-3, -2, 0], [null, 'remarks'], [0, 0]],
  surrender: ['surrender', null, 'reputation', 1, [-9, -3, -4], [-6, -3, -2], ['agrees', 'declines'], [1, 0]],
  steal: ['theft', 66, 'influence', 1, [0, -4, 5], [-2, -6, -1], [null, 'insulted'], [-2, -3]],
  destroy: ['destruction', null, 'influence', 1, [0, -1, -3], [0, -1, -1], [null, null], [0, 0]],
  betray: ['betrayal', 66, 'influence', 2, [3, -9, 2], [-6, -9, -2], ['insulted', 'defiant'], [-3, -3]],
  give: ['gift', null, 'resources', 1, [0, 3, -4], [0, 0, 0], ['thanks', 'spurns'], [1, 0]],
  take: ['craft', null, 'resources', 0, [0, 0, 1], [0, 0, 0], [null, null], [0, 0]],
  trade: ['trade', 88, 'resources', 1, [1, 0, -4], [0, 0, -1], ['strikesBargain', 'refusesBargain'], [1, 0]],
  bribe: [
    'bribe',
    68,
    'resources',
    1,
    [4, -2, -6],
    [-2, -5, -3],
    ['strikesBargain', 'refusesBargain'],
    [0, -1],
  ],
  bury: ['craft', null, 'resources', 1, [0, 0, 0], [0, 0, 0], [null, null], [0, 0]],
  make: ['craft', 88, 'resources', 6, [1, 2, -3], [0, -1, -3], ['remarks', 'remarks'], [0, 0]],
  use: ['craft', null, 'influence', 1, [1, 0, 0], [0, 0, 0], [null, null], [0, 0]],
  go: ['travel', null, 'influence', 1, [1, 0, 0], [-1, 0, -1], [null, null], [0, 0]],
  rest: ['rest', null, 'resources', 1, [0, 0, 0], [0, 0, 0], [null, null], [0, 0]],
  wait: ['rest', null, 'influence', 2, [-1, 0, 0], [-1, 0, 0], [null, null], [0, 0]],
  eat: ['rest', null, 'resources', 1, [0, 1, -1], [0, 0, -1], ['remarks', 'remarks'], [0, 0]],
  pray: ['faith', null, 'reputation', 1, [0, 3, 0], [0, 1, 0], ['devout', 'devout'], [0, 0]],
  love: ['love', 72, 'reputation', 1, [0, 2, 0], [0, -2, 0], ['loving', 'unloving'], [2, 0]],
  heal: ['care', 88, 'reputation', 1, [0, 4, -1], [0, 1, -1], ['freed', 'grieves'], [2, 0]],
  mourn: ['care', null, 'reputation', 1, [-1, 3, 0], [0, 1, 0], ['grieves', 'grieves'], [1, 0]],
  play: ['rest', null, 'reputation', 1, [0, 1, 0], [0, -1, -1], ['amused', 'unamused'], [0, 0]],
  study: ['inquiry', 88, 'influence', 2, [2, 0, 0], [0, 0, -1], [null, null], [0, 0]],
  teach: ['craft', null, 'reputation', 6, [1, 2, -1], [0, 0, -1], ['agrees', 'declines'], [1, 0]],
  gesture: ['other', null, 'reputation', 0, [0, 1, 0], [0, 0, 0], ['remarks', 'remarks'], [0, 0]],
  other: ['other', null, 'influence', 1, [1, 0, 0], [0, -1, 0], ['remarks', 'remarks'], [0, 0]],
};

const moves = ([influence, reputation, resources]: Row[4]): Moves => ({ influence, reputation, resources });

export const classRules: Readonly<Record<ActClass, ClassRule>> = Object.fromEntries(
  Object.entries(rows).map(([actClass, [kind, odds, carriedBy, hours, done, failed, answer, regard]]) => [
    actClass,
    { kind, odds, carriedBy, hours, done: moves(done), failed: moves(failed), answer, regard },
  ]),
) as Record<ActClass, ClassRule>;

const tried: ReadonlySet<ActClass> = new Set([
  'kill',
  'steal',
  'free',
  'arrest',
  'flee',
  'hide',
  'bribe',
  'destroy',
  'make',
  'heal',
  'go',
  'love',
  'trade',
  'strike',
  'betray',
]);
/** Verbs of other classes that say that it worked. */
const succeeding =
  /^(?:persuade|convince|win over|convert|recruit|dissuade|seduce|enlist|calm|reconcile|pacify|make peace|strike a deal|ally|come to terms|intimidate|frighten|scare|terrify|coerce|have|get|make|deceive|trick|mislead|fool|dupe|find|find out|discover|take|capture|conquer|storm|sack|overthrow|rally|rouse|incite|save|rescue|pass|elect|summon|bring|fetch)\b/;

/** Whether a failure of it is told as a try: "You try to kill him". */
export function isTried(actClass: ActClass, verb: string): boolean {
  return tried.has(actClass) || succeeding.test(verb);
}
