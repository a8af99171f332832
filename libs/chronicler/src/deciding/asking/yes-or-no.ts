/**
 * Small things that no fact and no deed decides, and that somebody who is there would know: "did he believe me?", "is anyone following me?", "do they take
 * the money?" The last deed decides them where it can, else the game's seed, the same each time one asks; the answer says what is so.
 */
import nlp from 'compromise';
import { numberFor } from '../../random.js';
import { baseForm } from '../../reading/base-form.js';
import { toSecondPerson } from '../../reading/second-person.js';
import { thirdPerson } from '../../reading/third-person.js';
import { isVerb, nounKindsOf } from '../../reading/wordnet.js';
import { inThePast } from '../../reading/past-form.js';
import type { Being } from '../beings.js';
import type { Put } from './answer.js';
import { mainClause, namesIn } from './sense.js';

/** Whoever they are, in a question. */
const anyone =
  /^(?:any(?:one|body)?(?: else)?|some(?:one|body)(?: else)?|any of (?:them|us|you|those|these|the \p{L}+|my \p{L}+|your \p{L}+)|anything)$/iu;
const auxiliary = /^(did|do|does|has|have|had|is|are|was|were)(n['’]t| not)? (.+?)[?!. ]*$/i;
const pronoun =
  /^(?:he|she|they|it|I|we|that|this|any(?:one|body)(?: else)?|some(?:one|body)(?: else)?|every(?:one|body)|no(?:one|body)|anything|(?:any|some|all|most|both|one|many|none) of (?:them|us|those|these|(?:the|my|your|his|her|their) \p{L}+))(?= )/iu;
const predicate =
  /^(?:\p{L}+(?:ing|ed|en)|in|on|at|with|from|to|for|by|behind|under|over|near|here|there|back|away|gone|still|now|yet|ready|left|out|up|down|lost|hurt|come|gone|been|seen|had|done|made|sent|found|held|fought|shut|open|full|empty|angry|asleep|awake|afraid|drunk|ill|sick|well|hungry|loyal|willing|able|strong|weak|armed)$/iu;
/** With "anybody following me?" the verb is left out. */
const bareAnyone =
  /^((?:any|some)(?:one|body)(?: else)?) (\p{L}+ing|angry|hurt|dead|missing|there|here|awake|wounded|armed|afraid|left)\b(.*?)[?!. ]*$/iu;
/** What history or a map decides, or nobody knows. */
const isGreat =
  /\b(?:alive|dead|king|queen|emperor|republic|war|legions?|armies|army|battle|born|married|true|possible|god|heaven|right|wrong|safe|enough|better|worse|legal|allowed|rain(?:ing)?|snow(?:ing)?|weather|cold|warm|hot|dark|fleet|invasion|uncles?|aunts?|wife|husband|mother|father|sons?|daughters?|brothers?|sisters?|cousins?|family)\b/i;
/** They speak against the deed. */
const contrary = /\b(?:doubt|refuse|suspect|resist|laugh|lie|mind|regret|complain|object|flee|cheat|betray)/i;
const MOSTLY = 75;
const SELDOM = 25;
const EVEN = 55;

export interface YesOrNo {
  readonly isYes: boolean;
  /** As the narrator would say it, without a stop: "he believed you". */
  readonly statement: string;
}

/** Null: it is no such question, or something else decides it. */
export function yesOrNoOf(put: Put): YesOrNo | null {
  const clause = mainClause(put.question)
    .replaceAll('’', "'")
    .replace(/,? or not(?=[?!. ]*$)/i, '');
  const full = bareAnyone.exec(clause);
  const parsed = parsedOf(full ? `is ${full[1]!} ${full[2]!}${full[3]!}` : clause);
  if (!parsed || isGreat.test(clause) || /\byour?\b/i.test(clause)) return null;
  if (namesIn(put.question).some((name) => !isPresent(put, name))) return null;
  const isYes = isSo(put, parsed);
  return { isYes, statement: toSecondPerson(stated(parsed, isYes)) };
}

interface Parsed {
  readonly auxiliary: string;
  readonly isNegative: boolean;
  readonly subject: string;
  readonly rest: string;
}

function parsedOf(clause: string): Parsed | null {
  const found = auxiliary.exec(clause);
  if (!found) return null;
  const [, verb = '', negation, behind = ''] = found;
  const subject = pronoun.exec(behind)?.[0] ?? nounPhraseIn(behind, /^d/i.test(verb));
  if (subject === null) return null;
  const rest = behind.slice(subject.length).trim();
  if (rest === '' || /^(?:a|an|the|my|your|his|her) /i.test(rest)) return null;
  return { auxiliary: verb.toLowerCase(), isNegative: negation !== undefined, subject, rest };
}

/** "the men", "my last rider", "Kanbei": up to the verb, if one must follow. */
function nounPhraseIn(words: string, isVerbNext: boolean): string | null {
  const all = words.split(' ');
  const isNamed = /^\p{Lu}/u.test(all[0] ?? '');
  if (!isNamed && !/^(?:the|my|your|his|her|their|our|this|that|these|those)$/i.test(all[0] ?? ''))
    return null;
  for (const length of isNamed ? [1, 2] : [2, 3, 4]) {
    const next = all[length];
    if (next === undefined) return null;
    const isNext = isVerbNext
      ? isVerb(next.toLowerCase()) && baseForm(next.toLowerCase()) === next.toLowerCase()
      : isNamed || predicate.test(next) || isFinal(next);
    if (isNext) return all.slice(0, length).join(' ');
  }
  return null;
}

/** "angry", "ready": what somebody is; "fleet" is more of who it is. */
function isFinal(word: string): boolean {
  return nlp(word).has('#Adjective') && nounKindsOf(word.toLowerCase())[0] === undefined;
}

function isPresent({ stage }: Put, name: string): boolean {
  const being = stage.personNamed(name);
  return being !== null && (being.state === 'here' || being.state === 'held');
}

function isSo(
  { question, stage, subject, world }: Put,
  { subject: typed, rest, isNegative }: Parsed,
): boolean {
  const last = stage.deeds.findLast(({ text }) => !/^you asked\b/.test(text));
  const chance = numberFor(`${world.seed} ${question.toLowerCase().replace(/[^\p{L} ]/gu, '')}`, 100);
  if (anyone.test(typed)) return chance < SELDOM;
  const isOfLast = last !== undefined && (isOf(subject, last.to) || /^(?:they|he|she|it|that)$/i.test(typed));
  if (!isOfLast) return chance < EVEN;
  const isWell = last.outcome === 'done' || last.outcome === 'partly';
  const isFor = isWell !== contrary.test(rest);
  return chance < (isFor ? MOSTLY : SELDOM) !== isNegative;
}

function isOf(being: Being | null, name: string): boolean {
  return being !== null && being.name === name;
}

function stated({ auxiliary: verb, subject, rest }: Parsed, isYes: boolean): string {
  const who = anyone.test(subject) ? someOrNone(subject, isYes) : subject;
  const isNo = !isYes && !anyone.test(subject);
  // A word that nobody knows has no past that would be sure.
  if (/^d/.test(verb) && !isVerb(rest.split(' ')[0]!.toLowerCase()))
    return `${who} ${verb}${isNo ? ' not' : ''}`;
  if (verb === 'did') return isNo ? `${who} did not ${rest}` : `${who} ${inThePast(rest)}`;
  if (verb === 'do' || verb === 'does') {
    const isOne = /^(?:he|she|it|that|this|(?:some|no|every)body|none)\b/i.test(who) || verb === 'does';
    return isNo
      ? `${who} ${isOne ? 'does' : 'do'} not ${rest}`
      : `${who} ${isOne ? rest.replace(/^\p{L}+/u, thirdPerson) : rest}`;
  }
  return isNo ? `${who} ${verb} not ${rest}` : `${who} ${verb} ${rest}`;
}

function someOrNone(subject: string, isYes: boolean): string {
  if (/^anything/i.test(subject)) return isYes ? 'something' : 'nothing';
  const group = /\bof (.+)$/i.exec(subject)?.[1];
  if (group) return isYes ? `some of ${group}` : `none of ${group}`;
  const isElse = / else$/i.test(subject) ? ' else' : '';
  return `${isYes ? 'somebody' : 'nobody'}${isElse}`;
}
