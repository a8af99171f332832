/**
 * Results that are surely true of the act: a thing is told by the state that the player's own verb leaves it in ("the dike is broken"), and acts of a
 * kind of their own within their class ("sit down" is no sleep) by lines that are theirs.
 */
import type { Happening } from '../deciding/happening.js';
import { headNoun } from '../deciding/stage.js';
import type { FinerAct, ResultBank } from '../eras/results.js';
import { upperFirst } from '../plain-text.js';
import { toSecondPerson } from '../reading/second-person.js';
import type { Step } from '../reading/steps.js';
import type { Pen, Slots } from './pen.js';

/** What a thing is after it: only where the verb says it. */
const states: readonly (readonly [state: string, verbs: string])[] = [
  [
    'open',
    'open|throw open|push open|kick open|break open|open up|fling open|unlock|unbar|unbolt|force open',
  ],
  ['shut', 'close|shut|close up|slam'],
  ['locked', 'lock|lock up'],
  ['barred', 'bar|bolt|barricade|block|block up'],
  ['sealed', 'seal'],
  ['signed', 'sign'],
  ['broken', 'break|snap|break up|break down'],
  ['in pieces', 'smash|shatter|tear up|rip up|rip|tear|blow up|chop up|cut up|hack'],
  ['crushed', 'crush|trample'],
  ['down', 'cut down|pull down|tear down|demolish|raze|knock down|topple|fell|chop down|take down'],
  ['overturned', 'overturn|upset|tip over|knock over'],
  ['burned', 'burn|burn down|burn up'],
  ['on fire', 'set fire|set alight|set on fire|torch'],
  ['alight', 'light|kindle|ignite'],
  ['out', 'put out|extinguish|douse|quench|blow out|snuff'],
  ['at the bottom', 'sink|scuttle'],
  ['under water', 'flood|submerge'],
  ['ruined', 'destroy|wreck|ruin|spoil|sabotage'],
  ['full', 'fill|fill up'],
  ['empty', 'empty|empty out|drain'],
  ['on the ground', 'drop|throw down|fling down|lay down|cast down'],
  ['clean', 'wash|clean|scrub|sweep|polish'],
  ['sharp', 'sharpen|whet|grind'],
  ['loaded', 'load'],
  ['ready to ride', 'saddle|saddle up'],
  ['packed', 'pack|pack up'],
  ['folded', 'fold|fold up'],
  ['tied fast', 'tie|tie up|fasten|knot'],
  ['loose', 'untie|loosen|unfasten|unhitch'],
  ['covered', 'cover|cover up'],
  ['mended', 'mend|repair|fix|patch|patch up'],
  ['up', 'nail|glue|pin|paste|post|put up|hang up|pin up|hoist'],
  ['out of sight', 'hide|conceal|tuck away|stash'],
  ['in the earth', 'bury'],
  ['back where it belongs', 'put back|replace'],
  ['out of your hands', 'throw away|discard'],
  ['finished', 'build|carve|sew|forge|knit|weave|cook|bake|brew|paint|dig|construct|erect'],
];
const stateOf: ReadonlyMap<string, string> = new Map(
  states.flatMap(([state, verbs]) => verbs.split('|').map((verb) => [verb, state] as const)),
);

/** A noun phrase of one piece: article, at most three words, and what it is of. */
const plainThing =
  /^(?:the|an?|my|our|your|his|her|their|this|that|these|those|all (?:the|my|his|their)|every|both|some|two|three|four|five|six|ten)(?: [\p{L}\p{M}’'-]+){1,3}(?: of (?:the |an? |my |his |her |their )?[\p{L}’'-]+)?$/iu;
const notPartOfIt =
  /\b(?:it|them|him|me|us|who|that|which|and then|before|after|so|because|up|down|out|off|away|at|until|if|when|is|are|was)\b$/i;

export interface SureThing {
  readonly thing: string;
  readonly isMany: boolean;
  readonly state: string;
}

/** As much of a happening as tells how a thing is left. */
type Deed = Pick<Happening, 'step' | 'actClass'> & {
  readonly roles: Pick<Happening['roles'], 'who' | 'what'>;
};

/** Null: nobody can tell, by the verb alone, how the thing is left. */
export function sureThing({ step, actClass, roles }: Deed): SureThing | null {
  const state = stateOf.get(`${step.verb} ${particleOf(step)}`) ?? stateOf.get(step.verb);
  if (!state || step.isNegated || /^(?:kill|arrest|attack|strike|steal|send|order|go)$/.test(actClass))
    return null;
  // "drop the letter into the river" leaves it elsewhere.
  if (
    state === 'on the ground' &&
    step.phrases.some(({ prep }) => /^(?:in|into|on|onto|at|to|over|from|off|through)$/.test(prep))
  )
    return null;
  // "tear a leaf from the tree" takes it away whole.
  if (step.phrases.some(({ prep }) => prep === 'from' || prep === 'off')) return null;
  const objects = step.phrases.filter(({ prep }) => prep === '').map(({ text }) => text.trim());
  const [typed] = objects;
  if (!typed || objects.length > 1) return null;
  // What "it" is may be unsure; that it is broken is not.
  if (/^it$/i.test(typed)) return { thing: 'it', isMany: false, state };
  if (/^them$/i.test(typed) && !roles.who) return { thing: 'they', isMany: true, state: ofMany(state) };
  if (!plainThing.test(typed) || notPartOfIt.test(typed)) return null;
  return withNumber(toSecondPerson(typed).replace(/^an? /i, 'the '), state);
}

/** "put it back": the particle may stand behind the thing. */
function particleOf({ clause, phrases }: Step): string {
  const thing = phrases.find(({ prep }) => prep === '')?.text ?? '';
  const at = thing === '' ? -1 : clause.toLowerCase().indexOf(thing.toLowerCase());
  if (at < 0) return '';
  return (
    /^ (up|down|back|out|off|away|open|shut)\b/i.exec(clause.slice(at + thing.length))?.[1]?.toLowerCase() ??
    ''
  );
}

function withNumber(thing: string, state: string): SureThing {
  const isMany = isPlural(thing);
  return { thing, isMany, state: isMany ? ofMany(state) : state };
}

function ofMany(state: string): string {
  return state.replace('it belongs', 'they belong');
}

const singular = /(?:ss|us|is|news|canvas|compass|atlas|gas)$/i;

/** "the sheets", "both men". */
export function isPlural(phrase: string): boolean {
  const head = headNoun(phrase.replace(/ of .*$/, ''));
  return (
    /^(?:these|those|all|both|some|two|three|four|five|six|ten)\b/i.test(phrase) ||
    (/s$/i.test(head) && !singular.test(head)) ||
    (/(?:men|people|children|feet|teeth|oxen)$/i.test(head) && !/^(?:omen|specimen|regimen)$/i.test(head))
  );
}

const finer: readonly (readonly [act: FinerAct, verbs: RegExp, classes: RegExp])[] = [
  ['sit', /^(?:sit|sit down|be seated|take a seat|lean back)$/, /^(?:rest|gesture|wait|other|use)$/],
  [
    'wash',
    /^(?:wash|bathe|bath|take a bath|shave|comb|have a bath|scrub)\b/,
    /^(?:rest|gesture|use|other|heal)$/,
  ],
  ['laugh', /^(?:laugh|smile|grin|chuckle|giggle|burst out laughing)$/, /^(?:gesture|other|joke|play)$/],
  ['weep', /^(?:cry|weep|sob|burst into tears|shed)$/, /^(?:gesture|other|mourn)$/],
  ['bow', /^(?:bow|kneel|nod|salute|curtsy|prostrate|bow down|kneel down)$/, /^(?:gesture|other|praise)$/],
];

/** Null: its class has all that there is to tell. */
export function finerOf({
  step,
  actClass,
  facts,
}: Pick<Happening, 'step' | 'actClass' | 'facts'>): FinerAct | null {
  if (step.isNegated) return null;
  if (isSilence(step)) return 'silent';
  if (/\bdrunk\b/i.test(step.clause) && /^(?:eat|play|rest|gesture|other)$/.test(actClass)) return 'drunk';
  if (actClass === 'write' && !facts.some(({ kind }) => kind === 'letter')) return 'draft';
  if (
    actClass === 'hide' &&
    /\b(?:disguise|dress|clothes|hat|mud|soot|beard|wig|uniform|cloak|mask|robes?|costume)\b/i.test(
      step.clause,
    )
  )
    return 'disguise';
  const isOfOneself = step.phrases.every(
    ({ prep, text }) => prep !== '' || /^(?:my|your|our) |^(?:myself|a bath|a seat)$/i.test(text),
  );
  return (
    finer.find(
      ([act, verbs, classes]) =>
        verbs.test(step.verb) && classes.test(actClass) && (act !== 'wash' || isOfOneself),
    )?.[0] ?? null
  );
}

function isSilence({ clause }: Step): boolean {
  return /^(?:say nothing|say not a word|(?:keep|stay|remain|am) (?:quiet|silent|still and say nothing)|keep silence|hold my (?:tongue|peace)|stay quiet)\b/i.test(
    clause,
  );
}

/** Empty: there is nothing surer than the lines of the class. */
export function sureResult(happening: Happening, bank: ResultBank, pen: Pen, slots: Slots): string {
  if (happening.outcome !== 'done') return '';
  const act = finerOf(happening);
  if (act) return pen.write(`sure ${act}`, bank.acts[act], slots);
  const left = sureThing(happening);
  if (!left) return '';
  const { thing, isMany, state } = left;
  return pen.write('states', bank.states, {
    ...slots,
    thing,
    Thing: upperFirst(thing),
    be: isMany ? 'are' : 'is',
    state,
  });
}
