/**
 * Tells a turn in one order: the deed with its result, how the one it was done to answers, what it changed, and only then the hour, the news, what is
 * still open. What names nothing of the act, the scene or the change is not told.
 */
import { lowerFirst, upperFirst } from '../plain-text.js';
import { isPersonNoun, type Being } from '../deciding/beings.js';
import type { Fact, Happening } from '../deciding/happening.js';
import type { QuestionAnswer } from '../deciding/questions.js';
import { headNoun, type Stage } from '../deciding/stage.js';
import type { ActClass, EraBank, Refusal, Situation } from '../eras/bank.js';
import { isTried } from '../deciding/class-rules.js';
import { timeOf } from '../deciding/time-taken.js';
import { toSecondPerson } from '../reading/second-person.js';
import { slotsOf } from '../agreement.js';
import { isWord } from '../reading/spelling.js';
import { joinedClauses, leadOf, MIRRORED_WORDS_MAX, toldAct, toldClause } from './clauses.js';
import { answerToPlea, carriedOut, isPlea } from './carried-out.js';
import { joined, joinedInPairs, type IsName } from './joining.js';
import { sentencesOf, type Pen, type Slots } from './pen.js';
import { senseless } from './senseless.js';
import { finerOf, isPlural, sureResult, sureThing } from './sure-results.js';
import { surroundings } from './surroundings.js';
import { lineOf, speech, spoken, type SpeechOf } from './voices.js';

export type Told =
  | { readonly kind: 'deeds'; readonly happenings: readonly Happening[] }
  | {
      readonly kind: 'said';
      readonly text: string;
      readonly to: Being | null;
      readonly answer: Happening | null;
      readonly isForeign: boolean;
    }
  | {
      readonly kind: 'asked';
      readonly text: string;
      readonly to: Being | null;
      readonly answer: QuestionAnswer;
    }
  | { readonly kind: 'undone'; readonly refusal: string }
  /** What a deed was made to wait for, as typed without "if". */
  | { readonly kind: 'condition'; readonly text: string; readonly holds: boolean }
  /** More of the deed before it, as typed. */
  | { readonly kind: 'more'; readonly text: string }
  | {
      readonly kind: 'plan';
      readonly points: readonly { readonly text: string; readonly isCarried: boolean }[];
    }
  /** As typed. */
  | { readonly kind: 'strange' | 'injection'; readonly text: string };

export interface TellingOf extends SpeechOf {
  readonly bank: EraBank;
  readonly pen: Pen;
  readonly stage: Stage;
  /** As within a sentence: "14 July 1789". */
  readonly date: string;
  /** Who is heard of again in this turn. */
  readonly returns: readonly Fact[];
  /** What the player has had from this turn; null: none. */
  readonly wound: string | null;
  /** In the order in which it happened. */
  readonly news: readonly News[];
}

/** A sentence, and where it comes from. What is great is told however long the page is, and stands by itself. */
interface News {
  readonly from: string;
  readonly news: string;
  readonly isGreat: boolean;
}

export interface Page {
  readonly narrative: string;
  /** Who says something in it. */
  readonly speakers: readonly string[];
}

const LEAST_WORDS = 70;
/** Below it what is around is told, too: a page that says what came of the act needs no more. */
const FEW_WORDS = 20;
const MOST_WORDS = 190;
const LEAST_WORDS_OF_ALL = 15;
/** An answer is enough by itself. */
const LEAST_WORDS_ASKED = 16;
const POINT_WORDS_MAX = 36;
const OWN_WORDS_LEAST = 13;

export function tell(parts: readonly Told[], of: TellingOf): Page {
  const speakers = new Set<string>();
  const deed: string[] = [];
  const answers: string[] = [];
  const after: string[] = [];
  const main = weightiest(parts);
  for (const part of parts) tellPart(part, of, { deed, answers, after, speakers, main });
  if (of.wound !== null) after.unshift(of.pen.addKnown(of.wound));
  after.push(...of.returns.map((fact) => factText(fact, of)));
  for (const fact of of.returns)
    if ('who' in fact && typeof fact.who === 'object' && fact.kind !== 'answeredLetter')
      speakers.add(fact.who.name);
  const soFar = wordsIn([...deed, ...answers, ...after]);
  const isWitnessed =
    main !== null &&
    main.refusal === null &&
    seen.has(main.actClass) &&
    !main.facts.some(({ kind }) => kind === 'puzzled');
  const isDone = main !== null && main.refusal === null;
  const isAsked = parts.length > 0 && parts.every(({ kind }) => kind === 'asked');
  const around =
    isAsked && soFar >= LEAST_WORDS_ASKED
      ? []
      : aroundIt(of, soFar, speakers, { isWitnessed, isAsked, isDone });
  if (!isAsked && soFar + wordsIn(around) < LEAST_WORDS_OF_ALL)
    around.push(
      surroundings(of.bank, of.stage, of.pen, hereSlots(of)) ||
        dated('nothing else has changed, for you or for anybody who is with you.', of) ||
        dated('all else is as it was before, and nobody has moved.', of) ||
        dated('that is all there is to be told of it.', of),
    );
  const great = of.news.filter(({ isGreat }) => isGreat).map((one) => newsOf(one, of));
  const paragraphs = [deed, answers, joinedInPairs([...after, ...around], isNameIn(of)), great]
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean);
  const narrative = tidied(paragraphs.join('\n\n'));
  return {
    narrative: narrative === '' ? dated('nobody has an answer, and the moment passes.', of) : narrative,
    speakers: [...speakers],
  };
}

/** Whether a sentence begins with somebody's name. */
function isNameIn({ stage }: TellingOf): IsName {
  return (sentence) => stage.beings.some(({ call }) => sentence.startsWith(call) && /^\p{Lu}/u.test(call));
}

interface Pages {
  readonly deed: string[];
  readonly answers: string[];
  readonly after: string[];
  readonly speakers: Set<string>;
  /** What was changed by the weightiest of the turn is said, and by no other. */
  readonly main: Happening | null;
}

function tellPart(part: Told, of: TellingOf, page: Pages): void {
  const { bank, pen } = of;
  switch (part.kind) {
    case 'strange':
    case 'injection':
      page.deed.push(
        senseless(part.kind, part.text, bank, pen, hereSlots(of)) ||
          dated('there is no making out what you mean.', of),
      );
      return;
    case 'undone':
      page.deed.push(part.refusal);
      return;
    case 'condition': {
      const frame = part.holds ? 'soItIs' : 'notSo';
      const asked = lowerUnlessNamed(toSecondPerson(part.text), of).replace(/[.,;:!?…]+$/u, '');
      if (asked === '') {
        page.deed.push(pen.add(part.holds ? 'It is so.' : 'It is not so.'));
        return;
      }
      // What is so, is so of somebody.
      const condition = part.holds ? asked.replace(/\bany(?=\b|one\b|body\b|thing\b)/gi, 'some') : asked;
      page.deed.push(
        pen.write(frame, bank.frames[frame], { ...hereSlots(of), condition }) ||
          dated(part.holds ? `${condition}.` : `it does not come to that.`, of),
      );
      return;
    }
    case 'more':
      page.deed.push(pen.add(upperFirst(withStop(toSecondPerson(part.text)))));
      return;
    case 'plan':
      for (const isCarried of [true, false]) {
        const points = part.points
          .filter((point) => point.isCarried === isCarried)
          .map(({ text }) => shortPoint(text));
        if (points.length > 0)
          page.deed.push(
            pen.write(
              isCarried ? 'carried' : 'struckOut',
              isCarried ? bank.frames.carried : bank.frames.struckOut,
              { ...hereSlots(of), points: points.map((point) => `that ${point}`).join('; ') },
            ),
          );
      }
      return;
    case 'said':
      // Whoever is not there does not hear it, nor refuse.
      if (part.answer?.refusal === 'absent' || part.answer?.refusal === 'dead') {
        page.deed.push(said({ ...part, to: null }, of), refused(part.answer, of));
        return;
      }
      page.deed.push(said(part, of));
      if (part.isForeign) page.deed.push(pen.write('foreign', bank.frames.foreign, hereSlots(of)));
      if (part.answer) {
        page.deed.push(
          part.answer.facts.some(({ kind }) => kind === 'arrived') || part.answer.actClass === 'gesture'
            ? ''
            : resultOf(part.answer, of),
          ...part.answer.facts.map((fact) => factText(fact, of)),
        );
        answerOf(part.answer, of, page);
        tellAfter(part.answer, of, page);
      }
      return;
    case 'asked':
      asked(part, of, page);
      return;
    case 'deeds':
      deeds(part.happenings, of, page);
  }
}

/** The one whose consequences are told. */
function weightiest(parts: readonly Told[]): Happening | null {
  const happenings = parts.flatMap((part) =>
    part.kind === 'deeds' ? part.happenings : part.kind === 'said' && part.answer ? [part.answer] : [],
  );
  return (
    happenings.findLast(
      ({ refusal, actClass, outcome }) => refusal === null && outcome !== 'failed' && !light.has(actClass),
    ) ??
    happenings.findLast(({ refusal }) => refusal === null) ??
    null
  );
}

function tellAfter(happening: Happening, of: TellingOf, page: Pages): void {
  // What did not come off changes nothing.
  if (happening !== page.main || happening.actClass === 'gesture' || happening.outcome === 'failed') return;
  // What was told for sure needs no more.
  if (finerOf(happening) || sureThing(happening)) return;
  const { after } = of.bank.tellings[happening.actClass];
  const slots = slotsFor(happening, of);
  // A consequence is for somebody or something: what fits any act is told only of what has neither.
  const isAbout = 'who' in slots || 'what' in slots;
  const lines = isAbout ? after.filter(names) : after;
  page.after.push(of.pen.write(`after ${happening.actClass}`, named(lines), slots, undefined, true));
}

// What was done.

function deeds(happenings: readonly Happening[], of: TellingOf, page: Pages): void {
  for (const group of grouped(happenings)) {
    const [first] = group as [Happening, ...Happening[]];
    if (first.refusal) {
      page.deed.push(joined(meant(first, of), refused(first, of), isNameIn(of)));
      continue;
    }
    const weighty = mainOf(group);
    let deed = deedSentence(group, of, page.deed.some(Boolean));
    const told: string[] = [];
    for (const [index, happening] of group.entries()) {
      // Who is only sent for, or written to, has not come; and who is prevented has not done it.
      const isTold = happening.facts.some(
        ({ kind }) =>
          kind === 'arrived' ||
          kind === 'woke' ||
          kind === 'sentFor' ||
          kind === 'prevented' ||
          kind === 'found' ||
          kind === 'sees' ||
          (kind === 'letter' && happening.actClass !== 'write'),
      );
      const result = weighty.includes(happening) && !isTold ? resultOf(happening, of) : '';
      if (result !== '' && told.length === 0) deed = joined(deed, result, isNameIn(of));
      else told.push(result);
      const later = group.slice(index + 1).flatMap(({ facts }) => facts.map(({ kind }) => kind));
      const givenOn = group
        .slice(index + 1)
        .flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'holds' ? [fact.what] : [])));
      const lasting = happening.facts.filter(
        (fact) =>
          !((fact.kind === 'woke' || fact.kind === 'arrived') && later.includes(fact.kind)) &&
          !(fact.kind === 'holds' && givenOn.includes(fact.what)) &&
          // That it is gone, or whose it is, or who goes or dies, the result may have said.
          !((fact.kind === 'holds' || fact.kind === 'gone') && result.includes(fact.what)) &&
          !(fact.kind === 'gone' && result !== '' && sureThing(happening)) &&
          !(
            fact.kind === 'left' &&
            result.includes(fact.who.call) &&
            /\b(?:goes?|gone|leaves?|left|sets?|departs?|off|away)\b/i.test(result)
          ) &&
          !(fact.kind === 'killed' && /\b(?:dead|dies?|death|kills?|life|breath)\b/i.test(result)),
      );
      told.push(...lasting.map((fact) => factText(fact, of)).filter(Boolean));
    }
    page.deed.push(deed, ...joinedInPairs(told, isNameIn(of)));
    const speaker = [...group].reverse().find(({ answer, roles }) => answer !== null && roles.who !== null);
    if (speaker) answerOf(speaker, of, page);
    const last = weighty.at(-1) ?? first;
    const isWell = last.outcome === 'done' || last.outcome === 'partly';
    const isOnItsWay = last.actClass !== 'write' && last.facts.some(({ kind }) => kind === 'letter');
    const isSeen = last.facts.some(({ kind }) => kind === 'found' || kind === 'sees');
    if (isWell && !isOnItsWay && !isSeen) tellAfter(last, of, page);
  }
}

/** Those of one fate that follow one another are one sentence. */
function grouped(happenings: readonly Happening[]): Happening[][] {
  return happenings.reduce<Happening[][]>((groups, happening) => {
    const last = groups.at(-1);
    const fate = fateOf(happening);
    if (last && fate === 'done' && fateOf(last[0]!) === 'done' && last.length < 5) last.push(happening);
    else groups.push([happening]);
    return groups;
  }, []);
}

function fateOf({ refusal, outcome, actClass, step }: Happening): 'refused' | 'failed' | 'done' {
  if (refusal) return 'refused';
  return outcome === 'failed' && isTried(actClass, step.verb) ? 'failed' : 'done';
}

/** Acts that others see and that ask nobody for an answer. */
const seen: ReadonlySet<ActClass> = new Set([
  ...([
    'other',
    'gesture',
    'use',
    'make',
    'play',
    'pray',
    'mourn',
    'eat',
    'take',
    'destroy',
    'kill',
    'strike',
  ] as const),
  ...(['steal', 'free', 'speak', 'vote', 'read', 'defend', 'surrender', 'betray'] as const),
]);

const light = new Set(['gesture', 'take', 'use', 'go', 'tell', 'ask']);

/** Whose result is told: the last, and another one that weighs. */
function mainOf(group: readonly Happening[]): Happening[] {
  if (group.length === 1) return [...group];
  // Of one class the last says it.
  const last = group.filter(
    (one, index) => !group.slice(index + 1).some(({ actClass }) => actClass === one.actClass),
  );
  const heavy = last.filter(({ actClass }) => !light.has(actClass));
  return heavy.length === 0 ? [last.at(-1)!] : heavy.slice(-2);
}

/** "In the night", but "Ieyasu owes you". */
function lowerUnlessNamed(text: string, { stage }: TellingOf): string {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const isName = stage.personNamed(first) !== null || !isWord(first.toLowerCase());
  return first !== '' && isName ? text : lowerFirst(text);
}

/** @param goesOn something has been told before it in this turn */
function deedSentence(group: readonly Happening[], of: TellingOf, goesOn: boolean): string {
  const { bank, pen } = of;
  const [first] = group as [Happening, ...Happening[]];
  if (fateOf(first) === 'failed') {
    const act = toldAct(first.step);
    return (
      pen.write('tried', bank.frames.tried, { act, ...hereSlots(of) }) || dated(`you try to ${act}.`, of)
    );
  }
  const told = group.filter(({ step }) => step.clause !== '');
  const clauses = told.map(({ step }) => toldClause(step));
  const lead = leadOf(first.step);
  const joined = joinedClauses(
    clauses,
    told.map(({ step }) => step),
  );
  const deed = `${lead === '' ? '' : `${lowerUnlessNamed(lead, of)}, `}you ${joined}`.replace(
    /(?<![.!?…])”$/u,
    '.”',
  );
  const isLong = deed.split(' ').length > 26 || /[:“”?]/.test(deed);
  const stop = /[.!?…]”?$/.test(deed) ? '' : '.';
  // What is long is not typed again, and stands by itself; so does what can be seen not to stand there yet.
  const isOwn = isLong || (pen.seesAll && (goesOn || deed.split(' ').length >= OWN_WORDS_LEAST));
  const plain = isOwn ? pen.add(upperFirst(deed) + stop) : '';
  if (plain !== '') return plain;
  const once =
    of.pen.timesTold(deed) > 0
      ? pen.add(`${upperFirst(timesOf(deed, of))}, on ${of.date}, ${deed}${stop}`)
      : '';
  if (once !== '') return once;
  if (isLong) return dated(deed + stop, of);
  return (
    pen.write('deed', bank.frames.deed, { deed, Deed: upperFirst(deed), ...hereSlots(of) }) ||
    dated(`${deed}.`, of)
  );
}

/** Of what somebody says a second time only the beginning is told. */
function firstSaid(line: string): string {
  return sentencesOf(line)[0] ?? line;
}

/** "He vetoed. He fled." is "He vetoed; he fled." where it is told once more; what somebody said stays as they said it. */
function inOneSentence(text: string): string {
  return /[“”]/.test(text)
    ? text
    : text.replace(/(?<!\b(?:\p{Lu}|Mme|Mlle|St|Dr))\. (\p{Lu}[\p{L}’]*)/gu, (_stop, word: string) =>
        smallWords.test(word) ? `; ${lowerFirst(word)}` : `; ${word}`,
      );
}

const smallWords =
  /^(?:He|She|It|They|You|His|Her|Its|Their|Your|The|An?|This|That|These|Those|There|Then|Now|In|On|At|By|For|From|With|And|But|So|Of|To|One|Two|Three|No|Nobody|Nothing|Some|Many|Most|All|When|While|Since|After|Before|Behind|What|Who|Whoever|If|My|Not|Let|Under|Somebody|Everybody|Everyone|Only|Even|Whose|Where|As|It’s|He’s|She’s|They’re)$/;

/** Who asks again hears it again, on the same day as often as they ask. */
function onceMore(answer: string, of: TellingOf): string {
  const { date, pen } = of;
  const once = inOneSentence(answer);
  return (
    pen.addFirst([
      `On ${date} you hear it ${timesOf(answer, of)}: ${once}`,
      `${hourOf(of)}, on ${date}, as before: ${once}`,
      `It is still so on ${date}: ${once}`,
      `Nothing has been added to it by ${date}: ${once}`,
      `By ${date} you could say it yourself: ${once}`,
      `By ${date} the answer is no different: ${once}`,
    ]) || `As before: ${answer}`
  );
}

/** Who has said all that they have to say, says so. */
function knowsNoMore(by: Being, of: TellingOf): string {
  const { is, does } = slotsOf(by);
  return dated(`${by.call} ${is} asked about it, and ${does} not know more of it than before.`, of);
}

/** Who has nothing new to say can still nod. */
function wordless(by: Being, situation: Situation, of: TellingOf): string {
  if (situation !== 'agrees' && situation !== 'declines') return knowsNoMore(by, of);
  const { who, s, their } = slotsOf(by);
  const answer = situation === 'agrees' ? `nod${s}` : `shake${s} ${their} head${s === '' ? 's' : ''}`;
  return dated(`${who} ${answer}, and say${s} nothing more.`, of);
}

function noMore(of: TellingOf): string {
  return onceMore('There is no more to be had about it, whoever is asked.', of);
}

/** "again", "a third time": no two of them alike. */
function timesOf(text: string, { pen }: TellingOf): string {
  const times = pen.timesTold(text) + 1;
  return times <= 2 ? 'again' : `${ordinals[times - 3] ?? 'as often as anyone can bear'}`;
}

const ordinals = [
  'a third time',
  'a fourth time',
  'a fifth time',
  'a sixth time',
  'a seventh time',
  'an eighth time',
  'a ninth time',
  'a tenth time',
];

/** No turn ends at another one's day and hour: so told, a sentence is always new. */
function dated(sentence: string, of: TellingOf): string {
  return of.pen.add(`${hourOf(of)}, on ${of.date}, ${sentence}`);
}

function hourOf({ stage }: TellingOf): string {
  return {
    dawn: 'At first light',
    morning: 'In the morning',
    noon: 'At noon',
    afternoon: 'In the afternoon',
    evening: 'In the evening',
    night: 'At night',
  }[stage.hour];
}

function meant({ step }: Happening, of: TellingOf): string {
  const { bank, pen } = of;
  const act = toldAct(step);
  return pen.write('meant', bank.frames.meant, { act, ...hereSlots(of) }) || dated(`you mean to ${act}.`, of);
}

function refused({ refusal, about, roles }: Happening, of: TellingOf): string {
  const { bank, pen } = of;
  const slots = {
    ...hereSlots(of),
    ...slotsOf(roles.who),
    what: about.what ?? '',
    where: placeAt(about.where ?? '', of.stage),
    ...(about.who && !roles.who ? { who: about.who, Who: upperFirst(about.who) } : {}),
  };
  const lines = bank.refusals[refusal!];
  const told =
    pen.write(`refusal ${refusal}`, lines, slots, names) ||
    // A refusal is never without its reason.
    dated(plainly(refusal!, about.who ?? roles.who?.call, about.what), of);
  const end = of.stage.things.find(({ name, gone }) => gone && name === about.what)?.note ?? '';
  return refusal === 'gone' && /^(?:burned|torn up|destroyed|eaten)/.test(end)
    ? `${told} ${dated(`${about.what ?? ''} ${/[^s]s$/.test(about.what ?? '') ? 'are' : 'is'} ${endings[end.split(' ')[0]!] ?? 'gone'}.`, of)}`.trim()
    : told;
}

function plainly(refusal: Refusal, who = 'whoever is meant', what = 'it'): string {
  const reasons: Readonly<Record<Refusal, string>> = {
    absent: `${who} cannot be had here.`,
    dead: `${who} has died and does not come back.`,
    gone: `of ${what} nothing is left.`,
    notYours: `${what} belongs to somebody else.`,
    rank: 'it is not for somebody of your rank.',
    impossible: `there is no such thing as ${what}.`,
    beyond: 'no human being can do that.',
    undone: 'what has been done cannot be called back.',
    held: 'you are a prisoner, and not free to do it.',
    both: 'one of the two rules out the other.',
  };
  return reasons[refusal];
}

const endings: Readonly<Record<string, string>> = {
  burned: 'no more than ash',
  torn: 'in pieces',
  eaten: 'swallowed',
};

/** Who has not been named in the telling yet is, at the first mention. */
function named(lines: readonly string[]): readonly string[] {
  return lines.map((line) =>
    line.replace(/\{(who|Who|they|They|them|their|Their)\}/, (whole, slot: string) => nouns[slot] ?? whole),
  );
}

const nouns: Readonly<Record<string, string>> = {
  they: '{who}',
  They: '{Who}',
  them: '{who}',
  their: '{whose}',
  Their: '{Whose}',
};

/** A line that names whom or what it is about says more. */
function names(line: string): boolean {
  return /\{(?:who|Who|They|they|them|their|what|where)\}/.test(line);
}

function placeAt(where: string, stage: Stage): string {
  if (where === '') return '';
  return stage.placeNamed(where)?.at ?? where;
}

function resultOf(happening: Happening, of: TellingOf): string {
  const { bank, pen } = of;
  const { outcome } = happening;
  const actClass = isPlea(happening) ? 'persuade' : happening.actClass;
  // A broken word is told by what it is broken for.
  if (actClass === 'betray' && /^(?:break|go back)/.test(happening.step.verb)) return '';
  const tellings = bank.tellings[actClass];
  const lines = outcome === 'done' ? tellings.done : outcome === 'partly' ? tellings.partly : tellings.failed;
  const slots = slotsFor(happening, of);
  const act = carriedOut(happening);
  const sure =
    (act
      ? pen.write('carriedOut', bank.results.carriedOut, { ...slots, act, Act: upperFirst(act) })
      : sureResult(happening, bank.results, pen, slots)) || '';
  if (sure !== '') return sure;
  const told = isClear(happening, of.stage) ? (all: readonly string[]) => all : named;
  return (
    pen.write(`${actClass} ${outcome}`, told(lines), slots, names) ||
    (outcome === 'partly' ? pen.write(`${actClass} done`, told(tellings.done), slots, names) : '')
  );
}

/** Whether "he" can only be whom the deed's own words have named. */
function isClear({ step, roles: { who } }: Happening, stage: Stage): boolean {
  if (!who) return true;
  const clause = step.clause.toLowerCase();
  const inIt = stage.beings.filter((being) =>
    [being.call, being.name].some((name) => clause.includes(name.toLowerCase().replace(/^(?:the|a) /, ''))),
  );
  return inIt.length === 1 && inIt[0] === who;
}

/** "A boy with goats" is met, and does not "look up". */
function isOfOne(frame: string): boolean {
  return !/\b(?:are|were)\b|\{Folk\} (?!must)/.test(frame);
}

function factText(fact: Fact, of: TellingOf): string {
  const { bank, pen, stage } = of;
  const { frames } = bank;
  const slots = hereSlots(of);
  switch (fact.kind) {
    case 'arrived': {
      const arrival = fact.far
        ? pen.write('arrivedFar', frames.arrivedFar, { ...slots, time: timeOf(fact.days) })
        : pen.write('arrivedNear', frames.arrivedNear, slots);
      const folk = stage.place?.folk[pen.number('folk', Math.max(1, stage.place.folk.length))];
      const present = stage.here().filter(({ state }) => state === 'here');
      return [
        arrival,
        folk && present.length < 4
          ? pen.write('folk', isPlural(folk) ? frames.folk : frames.folk.filter(isOfOne), {
              ...slots,
              folk,
              Folk: upperFirst(folk),
            })
          : '',
      ]
        .filter(Boolean)
        .join(' ');
    }
    case 'prevented':
      return pen.write('prevented', frames.prevented, slots) || dated('you are prevented, and live.', of);
    case 'taken': {
      const told = fact.isTaken ? 'taken' : 'heldOut';
      return (
        pen.write(told, frames[told], { ...slots, what: fact.what, What: upperFirst(fact.what) }) ||
        dated(`${fact.what} is ${fact.isTaken ? 'yours' : 'not yours'}.`, of)
      );
    }
    case 'holds':
      return fact.who === 'you'
        ? pen.write('youHold', frames.youHold, { ...slots, what: fact.what })
        : pen.write('holds', frames.holds, {
            ...slots,
            ...slotsOf(stage.beings.find(({ name }) => name === fact.who) ?? null),
            what: fact.what,
          });
    case 'found':
      if (fact.isFound && fact.isSomebody)
        return pen.write('foundWho', frames.foundWho, { ...slots, who: fact.what });
      return fact.isFound
        ? pen.write('found', frames.found, { ...slots, what: fact.what })
        : pen.write('notFound', frames.notFound, { ...slots, what: fact.what, What: upperFirst(fact.what) });
    case 'sees':
      return pen.write('sees', frames.sees, { ...slots, sight: fact.sight, Sight: upperFirst(fact.sight) });
    case 'reads':
      return pen.write('reads', frames.reads, { ...slots, what: fact.what, line: fact.says });
    case 'woke':
      return fact.days === 0 ? dated('you wake.', of) : pen.write('wokeNext', frames.wokeNext, slots);
    case 'waited':
      return pen.write('waited', frames.waited, { ...slots, time: timeOf(fact.days) });
    case 'killed':
      return pen.write('killed', frames.killed, { ...slots, ...slotsOf(fact.who) });
    case 'gone':
      return pen.write('gone', frames.gone, { ...slots, what: fact.what.replace(/^an? /, 'the ') });
    case 'came':
      return pen.write('came', frames.came, { ...slots, ...slotsOf(fact.who) });
    case 'arrives':
      return pen.write('arrives', frames.arrives, { ...slots, ...slotsOf(fact.who) });
    case 'brought':
      return pen.write(
        fact.isYes ? 'broughtYes' : 'broughtNo',
        fact.isYes ? frames.broughtYes : frames.broughtNo,
        {
          ...slots,
          ...slotsOf(fact.who),
        },
      );
    case 'answeredLetter': {
      const line = lineOf(of, fact.who, fact.situation, {});
      return line === ''
        ? ''
        : pen.write('letterAnswered', frames.letterAnswered, { ...slots, ...slotsOf(fact.who), line });
    }
    case 'sentFor':
      return pen.write('sentFor', frames.sentFor, {
        ...slots,
        ...slotsOf(fact.who),
        time: timeOf(fact.days),
      });
    case 'left':
      return fact.where !== '' && stage.placeNamed(fact.where)
        ? pen.write('leftFor', frames.leftFor, { ...slots, ...slotsOf(fact.who), where: fact.where })
        : pen.write('left', frames.left, { ...slots, ...slotsOf(fact.who) });
    case 'prisoner':
      return fact.of
        ? pen.write('prisonerOf', frames.prisonerOf, { ...slots, ...slotsOf(fact.of) }) ||
            dated(`you are the prisoner of ${fact.of.name}.`, of)
        : pen.write('prisoner', frames.prisoner, slots);
    case 'captive':
      return pen.write('captive', frames.captive, { ...slots, ...slotsOf(fact.who) });
    case 'letter':
      return fact.days !== null && fact.days > 0
        ? pen.write('letterFar', frames.letterFar, {
            ...slots,
            ...slotsOf(fact.who),
            time: timeOf(2 * fact.days),
          })
        : pen.write('letterSoon', frames.letterSoon, { ...slots, ...slotsOf(fact.who) });
    case 'did':
      return pen.write('did', frames.did, { ...slots, ...slotsOf(fact.who) });
    case 'answered':
      return pen.write(
        fact.isYes ? 'answeredYes' : 'answeredNo',
        fact.isYes ? frames.answeredYes : frames.answeredNo,
        { ...slots, open: fact.open },
      );
    case 'puzzled':
      return pen.write('puzzled', frames.puzzled, { ...slots, ...slotsOf(fact.who) });
    case 'silent':
      return pen.write('silent', frames.silent, { ...slots, ...slotsOf(fact.who) });
  }
}

function answerOf(happening: Happening, of: TellingOf, page: Pages): void {
  const { roles, answer } = happening;
  const { who } = roles;
  if (!who || !answer || who.state === 'dead') return;
  const situation = isPlea(happening) ? answerToPlea(answer) : answer;
  const said = speech(of, who, situation, slotsFor(happening, of));
  if (said === '') return;
  page.answers.push(said);
  page.speakers.add(who.name);
}

// What was said and asked.

function said({ text, to }: Extract<Told, { kind: 'said' }>, of: TellingOf): string {
  const { bank, pen } = of;
  const words = withStop(text);
  const slots = { ...hereSlots(of), words };
  const isShort = text.split(' ').length <= 2;
  const told = to
    ? pen.write('said', bank.frames.said, { ...slots, ...slotsOf(to) })
    : isShort
      ? pen.write('oneWord', bank.frames.oneWord, slots)
      : pen.write('saidAloud', bank.frames.saidAloud, slots);
  return told || dated(`you say: “${words}”`, of);
}

function asked({ text, to, answer }: Extract<Told, { kind: 'asked' }>, of: TellingOf, page: Pages): void {
  const { bank, pen } = of;
  const slots = hereSlots(of);
  const speaker =
    'by' in answer && (answer.kind === 'told' || answer.kind === 'voiced' || answer.kind === 'part')
      ? answer.by
      : null;
  const asks = to ?? speaker;
  if (text !== '') {
    const words = withStop(/[?!…”]\s*$/u.test(text) ? text : `${text.replace(/[.,;:]+$/, '')}?`);
    // Where nobody is asked, the story itself is.
    const put = asks ? pen.write('asked', bank.frames.asked, { ...slots, ...slotsOf(asks), words }) : '';
    page.deed.push(
      put ||
        pen.addKnown(`“${words}”`) ||
        pen.addFirst([
          `On ${of.date} you ask it ${timesOf(`“${words}”`, of)}: “${words}”`,
          `${hourOf(of)}, on ${of.date}, you come back to it: “${words}”`,
          `You have not left off asking by ${of.date}: “${words}”`,
          `It is the same question still on ${of.date}: “${words}”`,
        ]) ||
        `“${words}”`,
    );
  }
  switch (answer.kind) {
    case 'told':
      if (answer.by) {
        page.deed.push(
          spoken(of, answer.by, answer.line.replaceAll('{title}', of.title)) ||
            pen.addKnown(
              `${answer.by.call} says: “${firstSaid(answer.line.replaceAll('{title}', of.title))}”`,
            ) ||
            onceMore(`${answer.by.call}: “${firstSaid(answer.line.replaceAll('{title}', of.title))}”`, of),
        );
        page.speakers.add(answer.by.name);
      } else page.deed.push(pen.addKnown(answer.line) || onceMore(answer.line, of));
      return;
    case 'voiced': {
      const slotsOfAnswer = { topic: answer.topic };
      const line =
        speech(of, answer.by, answer.situation, slotsOfAnswer) ||
        speech(of, answer.by, 'decline', slotsOfAnswer) ||
        speech(of, answer.by, 'unknown', slotsOfAnswer);
      page.deed.push(line || wordless(answer.by, answer.situation, of) || noMore(of));
      if (line) page.speakers.add(answer.by.name);
      return;
    }
    case 'part': {
      const lines = bank.answers[answer.part];
      const filled = { ...slots, ...slotsOf(answer.about), ...answer.slots };
      const line = pen.choose(`answer ${answer.part}`, [lines], filled);
      const said = line === '' ? '' : answer.by ? spoken(of, answer.by, line) : pen.add(line);
      page.deed.push(
        said ||
          (answer.by ? knowsNoMore(answer.by, of) : pen.write('unknown', bank.answers.unknown, filled)) ||
          noMore(of),
      );
      if (said && answer.by) page.speakers.add(answer.by.name);
      return;
    }
    case 'noAnswerYet':
      page.deed.push(
        pen.write('noAnswerYet', bank.frames.noAnswerYet, { ...slots, ...slotsOf(answer.from) }) ||
          dated(`there is nothing yet from ${answer.from.call}.`, of) ||
          noMore(of),
      );
      return;
    case 'dead':
      page.deed.push(
        pen.write('refusal dead', bank.refusals.dead, { ...slots, ...slotsOf(answer.by) }, names) ||
          dated(`${answer.by.call} is as dead as before.`, of) ||
          noMore(of),
      );
      return;
    case 'absent':
      page.deed.push(
        pen.write(
          'refusal absent',
          bank.refusals.absent,
          { ...slots, ...slotsOf(answer.by), where: placeAt(answer.by.where, of.stage) },
          names,
        ) ||
          dated(`${answer.by.call} is not here to answer.`, of) ||
          noMore(of),
      );
      return;
    case 'unsure':
      page.deed.push(
        pen.write('narratorUnsure', bank.frames.narratorUnsure, { ...slots, topic: answer.topic }) ||
          pen.write('unknown', bank.answers.unknown, slots) ||
          noMore(of),
      );
  }
}

// Around it.

/** One voice of somebody who saw it, where nobody has spoken; the hour or the news; what is open, now and then. */
function aroundIt(
  of: TellingOf,
  words: number,
  speakers: Set<string>,
  {
    isWitnessed,
    isAsked,
    isDone,
  }: { readonly isWitnessed: boolean; readonly isAsked: boolean; readonly isDone: boolean },
): string[] {
  const { bank, pen, stage, news } = of;
  const slots = hereSlots(of);
  const around: string[] = [];
  const isRemarked = isWitnessed && speakers.size === 0 && words < LEAST_WORDS;
  // Who stands by has something to say of every other deed.
  const witness = isRemarked && pen.number('witness', 2) === 0 ? witnessOf(of) : null;
  const remark = witness ? speech(of, witness, 'remarks', {}) : '';
  if (witness && remark !== '') {
    around.push(remark);
    speakers.add(witness.name);
  }
  const small = news.filter(({ isGreat }) => !isGreat);
  if (small.length > 0 && words < MOST_WORDS - 20) around.push(...small.map((one) => newsOf(one, of)));
  else if (remark === '' && words < FEW_WORDS) {
    around.push(surroundings(bank, stage, pen, slots));
  }
  // Where nothing was done nothing is left over of it.
  if (!isDone) return around;
  const matter = stage.open
    .filter(({ text, kind }) => !stage.closed.includes(text) && kind !== 'blow' && kind !== 'news')
    .at(-1);
  const isClause = /^(?:whether|what|who|how|where|when|which|why|if)\b/i.test(matter?.text ?? '');
  // Who asks is answered, and not reminded.
  if (matter && isClause && remark === '' && !isAsked && pen.number('closer', 4) === 0)
    around.push(pen.write('stillOpen', bank.frames.stillOpen, { ...slots, open: matter.text }));
  return around;
}

/** Nobody has to bring what has happened here. */
function newsOf({ from, news }: News, of: TellingOf): string {
  const { bank, pen, stage } = of;
  if (from === stage.town?.name) return pen.addKnown(news);
  return pen.write('news', bank.frames.news, { ...hereSlots(of), from, news }) || pen.addKnown(news);
}

/** Whoever is spoken with comes before others, single people before a crowd. */
function witnessOf({ stage }: TellingOf): Being | null {
  const present = stage.here().filter(({ state }) => state === 'here');
  return present.find(({ is }) => is !== 'they') ?? present[0] ?? null;
}

/** Told by what those who are by make of it: of somebody elsewhere there is nothing to tell. */
const seenOnly: ReadonlySet<ActClass> = new Set([
  'pray',
  'mourn',
  'speak',
  'lie',
  'refuse',
  'accept',
  'hide',
  'destroy',
  'take',
  'bury',
  'make',
  'use',
  'wait',
  'play',
  'study',
  'gesture',
  'other',
]);

const spokenTo: ReadonlySet<ActClass> = new Set([
  ...(['ask', 'tell', 'speak', 'persuade', 'order', 'bargain', 'threaten', 'insult', 'joke'] as const),
  ...(['promise', 'confess', 'praise', 'lie', 'summon'] as const),
]);

/** "reads them", taken for somebody, is nobody of whom a sentence could be told. */
function isSomebody(who: Being | null): boolean {
  return (
    who !== null &&
    (/^\p{Lu}/u.test(who.call) ||
      /^(?:the|an?|my|our|your|his|her|their|its|this|that|these|those|all|both|some|every\p{L}*|any\p{L}*|some\p{L}*|one|two|three|four|five|six|ten|twenty|forty|hundreds?|others?|each|half|no\p{L}*) ?\b/iu.test(
        who.call,
      ) ||
      isPersonNoun(headNoun(who.call)))
  );
}

function slotsFor({ roles, actClass }: Happening, of: TellingOf): Slots {
  const { what } = roles;
  // Whom one prays for, or turns down, is not who sees it.
  const isUnseen =
    (roles.who && seenOnly.has(actClass) && !of.stage.here().includes(roles.who)) ||
    // Who gets what is sent does not set out with it.
    (actClass === 'send' && what !== null);
  // The dead neither hear a question nor expect one.
  const isDeaf = roles.who?.state === 'dead' && spokenTo.has(actClass);
  const who = isUnseen || isDeaf || !isSomebody(roles.who) ? null : roles.who;
  const other = of.stage.other(who, of.pen.number('other', 7));
  return {
    ...hereSlots(of),
    ...slotsOf(who),
    ...(what && { what: what.name }),
    ...(other && { other: other.name, Other: upperFirst(other.name) }),
    topic: what?.name ?? '',
  };
}

function hereSlots({ stage, title }: TellingOf): Slots {
  const at = stage.at();
  return { title, s: '', es: '', ...(at !== '' && { here: at, Here: upperFirst(at) }) };
}

function withStop(text: string): string {
  const tidy = text.trim().replace(/[,;:]+$/, '');
  const cut =
    tidy.split(' ').length > MIRRORED_WORDS_MAX
      ? `${tidy.split(' ').slice(0, MIRRORED_WORDS_MAX).join(' ')} …`
      : tidy;
  return /[.!?…。！？]$/.test(cut) ? upperFirst(cut) : `${upperFirst(cut)}.`;
}

function shortPoint(text: string): string {
  const words = toSecondPerson(text).split(' ');
  if (words.length <= POINT_WORDS_MAX) return words.join(' ');
  const cut = words.slice(0, POINT_WORDS_MAX).join(' ');
  const end = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf(' and '));
  return end > cut.length / 2 ? cut.slice(0, end) : cut;
}

function wordsIn(sentences: readonly string[]): number {
  return sentences.join(' ').split(/\s+/).filter(Boolean).length;
}

function tidied(text: string): string {
  return text
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/\.{2,}/g, (stops) => (stops.length > 2 ? ' …' : '.'))
    .replace(/ …(?=\p{L})/gu, ' … ')
    .replace(/,\./g, '.')
    .replace(/ {2,}/g, ' ')
    .trim();
}
