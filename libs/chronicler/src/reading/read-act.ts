/** Reads all that the player typed: deeds, questions, words to somebody, a pick among the moves offered, what is no language. */
import { isMannerOfAsking } from './manner-of-asking.js';
import type { Suggestion } from '@rubicon/scenarios';
import { injections } from '../data/intent-words.js';
import { isGibberish } from '../gibberish.js';
import { contentWords, lowerFirstUnlessName, plainText, upperFirst } from '../plain-text.js';
import { isPastForm } from './base-form.js';
import { behindForeign, foreignAct, type ForeignAct } from './foreign.js';
import { stepsOf, type Step } from './steps.js';
import { addressed, asksFirst, calledBy, isAddress } from './addressed.js';
import {
  conditionIn,
  conditionsIn,
  ofQuestion,
  withoutPoliteness,
  withOtherwise,
  type Condition,
  type StepsIn,
} from './conditions.js';
import { isFiller, withoutFiller, withoutLaughter } from './fillers.js';
import { withVerb } from './fragments.js';
import { withoutLabel } from './labels.js';
import { bareOrder, isSaidToOthers, ordersApart, ordersOf } from './orders.js';
import { prayerIn } from './prayers.js';
import { wishIn } from './wishes.js';
import {
  behindHold,
  behindTurn,
  inItsPlace,
  isCancelling,
  isChangeOfMind,
  isInstead,
} from './second-thoughts.js';
import { isOtherCase } from './other-case.js';
import { asOwnDeed } from './own-deed.js';
import { respelt } from './spelling.js';
import { tidied } from './tidied.js';
import { saidPlainly } from './turns-of-phrase.js';
import { sentencesIn, wordsOf } from './words.js';

export type ActPart =
  /** `plan`: what is proposed, point by point. */
  | { readonly kind: 'deed'; readonly steps: readonly Step[]; readonly plan?: readonly string[] }
  /** `to`: as typed, empty when nobody is addressed. */
  | { readonly kind: 'question'; readonly text: string; readonly to: string }
  /** `typed`: with whom it is said to. */
  | {
      readonly kind: 'command';
      readonly text: string;
      readonly typed: string;
      readonly to: string;
      readonly step: Step;
    }
  | { readonly kind: 'words'; readonly text: string; readonly to: string }
  | Condition
  /** Says more of the deed before it: "Nobody comes with me". */
  | { readonly kind: 'more'; readonly text: string }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'undo'; readonly text: string }
  | { readonly kind: 'foreign'; readonly text: string; readonly act: ForeignAct };

export interface Act {
  readonly kind: 'act' | 'strange' | 'injection';
  readonly parts: readonly ActPart[];
  /** Without anything that could be markup. */
  readonly plain: string;
}

export interface ReadFor {
  readonly kind: 'action' | 'suggestion' | 'question';
  /** The moves that were offered last. */
  readonly offered: readonly Suggestion[];
  /** Whether words name somebody who could be spoken to. */
  readonly isSomebody: (words: string) => boolean;
  /** Whether a word that no dictionary has is a name or a word of the era. */
  readonly isName?: (word: string) => boolean;
}

const MOST_CHARACTERS = 4_000;
const WORDS_READ = 1_200;
const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  one: 0,
  '1': 0,
  second: 1,
  '2nd': 1,
  two: 1,
  '2': 1,
  third: 2,
  '3rd': 2,
  three: 2,
  '3': 2,
  last: 2,
};
const isYes =
  /^(?:yes|aye|yea|yeah|yep|ok(?:ay)?|agreed|very well|so be it|of course|certainly|indeed|i agree|i accept|i do|oui|hai|ja|sic|ita vero|gladly|fine|done|let it be so|all right|sure)[.! ]*$/i;
const isNo =
  /^(?:no|nay|nope|never|not now|no thanks?(?: you)?|i refuse|i decline|i won['’]t|i will not|certainly not|absolutely not|no way|not at all|non|nein|iie|minime|no(?:,? no)+|no,? never|nothing doing|out of the question)[.! ]*$/i;
/** "Tell me, boy, who gave you that halberd" */
const asksOfMe =
  /^(?:please,? |now,? |so,? |and |then )?(?:tell|show|remind) (?:me|us)(?: (?:exactly|again|once more|quickly|honestly|truly|frankly|plainly|now|please))?,? (?:((?!(?:who|what|where|when|why|how|which|if|whether)\b)[\p{L}’'-]+(?: [\p{L}’'-]+)?), )?((?:who|whom|whose|what|why|when|where|which|how|whether|if)\b.+)$/isu;
/** No statement and no order begins so, whether or not a question mark was typed. */
const asksPlainly =
  /^(?:and |so |but )?(?:(?:is|are|was|were|did|does|has|can|could|would) (?:it|that|this|he|she|they|you|there|the|my|his|her|anyone|anybody|someone|i|we)|(?:do|have|will) (?:you|they|we|he|she))\b(?!.*[“])/i;
/** "You go and stab him", "Somebody bring him water" */
const toldYou =
  /^(?:and |then )?(?:(?:somebody|someone|one of you|all of you),? (?=\p{L}+ (?:the|a|an|him|her|it|them|me|us|my|this|that|out|up|down|for|to)\b)|you(?: there)?,? (?=(?:go|come|stay|wait|bring|fetch|follow|run|ride|hide|sit|stand|stop|listen|hold|kill|stab|open|close|shut|guard|carry|drive)\b))(.*)$/isu;
const undoing =
  /\b(?:take (?:it|that|this|them|everything|all(?: of)? (?:it|that)|my words|the words|back what)[\p{L} ]{0,20} back|take back (?:what|my|the|all|everything|that)|undo (?:it|that|this|what)|never happened|(?:i )?did ?n[o’']t mean (?:it|that)|pretend (?:it|that) never|unsay|forget (?:what i|that i|i ever|i) (?:said|did))\b/iu;

export function readAct(typed: string, { kind, offered, isSomebody, isName }: ReadFor): Act {
  const plain = plainText(typed.slice(0, MOST_CHARACTERS));
  if (injections.test(typed)) return { kind: 'injection', parts: [], plain };
  const picked = pickedMove(plain, offered);
  if (picked) return { ...readAct(picked, { kind: 'suggestion', offered: [], isSomebody, isName }), plain };
  const wish = wishIn(plain);
  if (wish) return { kind: 'act', parts: [{ kind: 'deed', steps: stepsOf(wish) }], plain };
  const foreign = foreignAct(typed.normalize('NFC').slice(0, MOST_CHARACTERS));
  if (foreign) {
    const { said, done } = behindForeign(typed, (sentence) => stepsOf(sentence).length > 0);
    const part: ActPart = { kind: 'foreign', text: quotesKept(said).trim().slice(0, 600), act: foreign };
    const rest = done === '' ? [] : readAct(done, { kind, offered: [], isSomebody, isName }).parts;
    return { kind: 'act', parts: [part, ...rest], plain };
  }
  if (isGibberish(plain) && !isYes.test(plain) && !isNo.test(plain))
    return { kind: 'strange', parts: [], plain };
  const hasty = withoutLaughter(tidied(withoutTitle(quotesKept(typed), offered, kind))).slice(
    0,
    MOST_CHARACTERS,
  );
  // A move that was offered is spelt as it should be.
  const text = kind === 'suggestion' ? asOwnDeed(hasty) : respelt(hasty, isName ?? isSomebody);
  if (isYes.test(text)) return { kind: 'act', parts: [{ kind: 'yes' }], plain };
  if (isNo.test(text)) return { kind: 'act', parts: [{ kind: 'no' }], plain };
  const parts: ActPart[] = [];
  let isTurned = false;
  let called = '';
  const sentences = sentencesIn(text)
    .flatMap(questionsIn)
    .flatMap((sentence) => conditionsIn(sentence, stepsOf))
    .flatMap((sentence) => ordersApart(sentence, isSomebody))
    .flatMap((sentence) => askedApart(sentence, isSomebody));
  for (const [index, inFull] of sentences.entries()) {
    if (sentences.length > 1 && isFiller(inFull)) {
      if (index < sentences.length - 1 || parts.length > 0) continue;
    }
    const asTyped = saidPlainly(withoutLabel(withoutFiller(inFull), isSomebody));
    const typedSentence = parts.length === 0 ? behindHold(asTyped, index < sentences.length - 1) : asTyped;
    if (typedSentence === '') continue;
    if (isMannerOfAsking(typedSentence) && asksAlready(parts)) {
      const asked = parts.at(-1);
      const whom = /^I (?:ask|asked) ((?:the|my|your) [\p{L} ]+?)[.!]*$/iu.exec(typedSentence)?.[1];
      if (whom && asked?.kind === 'question' && asked.to === '')
        parts[parts.length - 1] = { ...asked, to: whom };
      continue;
    }
    const behind = parts.length > 0 || isChangeOfMind(typedSentence) ? behindTurn(typedSentence) : null;
    isTurned ||= behind !== null && parts.length > 0;
    if (behind !== null && isCancelling(behind)) {
      dropLastStep(parts);
      continue;
    }
    if (behind === '' && index < sentences.length - 1) continue;
    // "Chaya. Ride ahead of us": to whom the next ones are said.
    if (isCall(typedSentence, isSomebody) && index < sentences.length - 1) {
      called = typedSentence.replace(/[.!]+$/, '');
      continue;
    }
    // "This list. Has anybody held it?" names what is asked about, "That man. Arrest him" whom it is done to.
    const following = sentences[index + 1] ?? '';
    if (isTopic(typedSentence) && /\?["”]?$/.test(following)) continue;
    if (isTopic(typedSentence) && /^\p{L}+ (?:him|her|it|them)\b/iu.test(following)) {
      sentences[index + 1] = following.replace(
        /\b(?:him|her|it|them)\b/i,
        lowerFirstUnlessName(typedSentence.replace(/[.!]+$/, '')),
      );
      continue;
    }
    const said = behind === null || behind === '' ? typedSentence : upperFirst(behind);
    const sentence =
      called !== '' && !/^(?:I|we|["“])/iu.test(said) ? `${called}, ${lowerFirstUnlessName(said)}` : said;
    if (
      /^(?:here is|here's|this is|that is) (?:what|how|my plan|the plan)\b/i.test(sentence.replace('’', "'"))
    )
      continue;
    const prayer = prayerIn(sentence);
    const read: ActPart = prayer
      ? { kind: 'deed', steps: [prayer] }
      : partOf(withoutPoliteness(sentence), isSomebody, kind);
    if (read.kind !== 'question' && goesOnSaying(sentence, read, parts)) continue;
    const part: ActPart =
      isTurned && read.kind === 'deed'
        ? turnedTo(read, parts)
        : behind !== null && read.kind === 'words' && read.to === ''
          ? { kind: 'more', text: behind === '' ? 'I have changed my mind' : sentence }
          : read;
    if (part.kind === 'deed') isTurned = false;
    const last = parts.at(-1);
    // "a plan in four parts. First, that …"
    const planned =
      /^(?:first|firstly|second|secondly|third|thirdly|fourth|fourthly|fifth|finally|lastly),? that (.+)$/isu.exec(
        sentence,
      )?.[1];
    if (planned && last?.kind === 'deed') {
      parts[parts.length - 1] = {
        kind: 'deed',
        steps: last.steps,
        plan: [...(last.plan ?? []), planned.replace(/[.!]+$/, '')],
      };
      continue;
    }
    // What is told after a colon, goes on: "a joke: why …? Because …".
    const lastStep = last?.kind === 'deed' ? last.steps.at(-1) : undefined;
    if (lastStep?.content?.kind === 'words' && part.kind !== 'deed') {
      const longer: Step = {
        ...lastStep,
        content: { ...lastStep.content, text: `${lastStep.content.text} ${sentence}` },
        clause: continued(lastStep.clause, lastStep.content.text, sentence),
      };
      parts[parts.length - 1] = {
        kind: 'deed',
        steps: [...(last as { steps: readonly Step[] }).steps.slice(0, -1), longer],
      };
      continue;
    }
    if (
      last?.kind === 'undo' &&
      (part.kind === 'words' ||
        part.kind === 'undo' ||
        (part.kind === 'deed' && part.steps.every(({ isNegated }) => isNegated)))
    )
      continue;
    if (last?.kind === 'words' && part.kind === 'words' && part.to === '') {
      parts[parts.length - 1] = { ...last, text: `${last.text} ${part.text}` };
      continue;
    }
    // Words behind a deed of saying are what is said; behind another one they say more of it.
    if (
      last?.kind === 'deed' &&
      part.kind === 'words' &&
      part.to === '' &&
      (!isQuoted(sentence) || (lastStep?.actClass === 'write' && !lastStep.content))
    ) {
      if (lastStep && !lastStep.content && isSaying(lastStep)) {
        const said: Step = {
          ...lastStep,
          content: { text: part.text, kind: 'words' },
          clause: `${lastStep.clause.replace(/[.:,]+$/, '')}: “${part.text}”`,
        };
        parts[parts.length - 1] = { ...last, steps: [...last.steps.slice(0, -1), said] };
      } else if (saysMore(sentence)) parts.push({ kind: 'more', text: sentence });
      continue;
    }
    if (
      (last?.kind === 'more' || last?.kind === 'command' || last?.kind === 'condition') &&
      part.kind === 'words' &&
      part.to === '' &&
      !isQuoted(sentence)
    ) {
      if (saysMore(sentence)) parts.push({ kind: 'more', text: sentence });
      continue;
    }
    const other = last?.kind === 'condition' ? withOtherwise(last, sentence, stepsOf) : null;
    if (other) {
      parts[parts.length - 1] = other;
      continue;
    }
    if (
      part.kind === 'condition' &&
      last?.kind === 'condition' &&
      last.otherwise.length === 0 &&
      isOtherCase(last.condition, part.condition)
    ) {
      parts[parts.length - 1] = { ...last, otherwise: part.steps, otherCase: part.condition };
      continue;
    }
    if (part.kind === 'deed' && parts.length > 0 && isNoDeedBehind(sentence, part.steps, last)) {
      parts.push({ kind: 'more', text: sentence });
      continue;
    }
    parts.push(part.kind === 'condition' && last?.kind === 'question' ? ofQuestion(part, last.text) : part);
    if (wordsOf(parts.map((one) => ('text' in one ? one.text : '')).join(' ')).length > WORDS_READ) break;
  }
  return { kind: 'act', parts, plain };
}

/** A resolve, a wish or a look back, behind a deed of now. */
function isNoDeedBehind(sentence: string, steps: readonly Step[], last: ActPart | undefined): boolean {
  if (/^(?:but |and |or )?(?:if|unless)\b/i.test(sentence)) return true;
  // "Take 8000 men and march. I want the treasure before dark."
  if (steps.length === 1 && steps[0]!.verb === 'want' && steps[0]!.actClass === 'persuade') return true;
  if (/^I (?:only |just |really )?(?:want|wish|hope|mean|would like|intend|plan|need) to\b/i.test(sentence))
    return true;
  return (
    last?.kind === 'deed' &&
    steps.every(({ isPast, isNegated, verb }) => (isPast && verb !== 'be') || isNegated) &&
    last.steps.every(({ isPast }) => !isPast)
  );
}

/** The deed that was thought better of goes, if the two cannot both be. */
function turnedTo(part: ActPart & { kind: 'deed' }, parts: ActPart[]): ActPart {
  const before = parts.findLast((one) => one.kind === 'deed');
  const earlier = before?.kind === 'deed' ? before.steps.at(-1) : undefined;
  const at = earlier ? part.steps.findIndex((step) => isInstead(earlier, step)) : -1;
  if (!earlier || at < 0) return part;
  dropLastStep(parts);
  // "wait" in "no, wait, …" is no deed.
  const steps = part.steps.filter(({ actClass }, index) => index >= at || actClass !== 'wait');
  const first = steps.indexOf(part.steps[at]!);
  return { ...part, steps: steps.map((step, index) => (index === first ? inItsPlace(earlier, step) : step)) };
}

function dropLastStep(parts: ActPart[]): void {
  const at = parts.findLastIndex(({ kind }) => kind === 'deed' || kind === 'command');
  const part = parts[at];
  if (!part) return;
  if (part.kind === 'deed' && part.steps.length > 1) parts[at] = { ...part, steps: part.steps.slice(0, -1) };
  else parts.splice(at, 1);
}

/** "I tell them to saddle. We march at dawn", "I send word: hold. I am coming": it belongs to what is said. */
function asksAlready(parts: readonly ActPart[]): boolean {
  const last = parts.at(-1);
  return last?.kind === 'question' || (last?.kind === 'deed' && last.steps.at(-1)?.actClass === 'ask');
}

function goesOnSaying(sentence: string, read: ActPart, parts: ActPart[]): boolean {
  const last = parts.at(-1);
  const step = last?.kind === 'deed' ? last.steps.at(-1) : undefined;
  if (last?.kind !== 'deed' || !step) return false;
  // "I am Antony. I ran because I did not know you": all of it is said.
  if (
    step.verb === 'be' &&
    (read.kind === 'words' || (read.kind === 'deed' && read.steps.every(({ isPast }) => isPast)))
  ) {
    const longer = { ...step, clause: `${step.clause}. ${sentence.replace(/[.]+$/, '')}` };
    parts[parts.length - 1] = { ...last, steps: [...last.steps.slice(0, -1), longer] };
    return true;
  }
  if (!isSaying(step)) return false;
  const isOfUs = /^(?:we(?:['’]\p{L}+)?|you(?:['’]\p{L}+)?|let us)\b/iu.test(sentence);
  const isDictated = step.content?.kind === 'words' && /: “/.test(step.clause);
  const isToCome = /^I(?:['’]ll|['’]m| am| will| shall| have)\b/u.test(sentence);
  const isBidden = read.kind === 'command' && read.to === 'you';
  // "I write him a letter. Say I will give up both provinces": that is what it says.
  const dictated =
    step.actClass === 'write' && !step.content
      ? /^(?:(?:I|it should|it must) )?says? (?:that )?(.+)$/isu.exec(sentence)?.[1]
      : undefined;
  if (dictated) {
    const said = dictated.replace(/[.!]+$/, '');
    parts[parts.length - 1] = {
      ...last,
      steps: [
        ...last.steps.slice(0, -1),
        {
          ...step,
          content: { text: said, kind: 'statement' },
          clause: `${step.clause.replace(/[.:,]+$/u, '')} to say that ${said}`,
        },
      ],
    };
    return true;
  }
  const isSaid = step.content
    ? isOfUs || (isDictated && (isToCome || isBidden))
    : isBidden && /^(?:write|send|dictate|tell|shout|cry|call)/.test(step.verb);
  if (!isSaid) return false;
  const longer: Step = step.content
    ? {
        ...step,
        content: { ...step.content, text: `${step.content.text} ${sentence}` },
        clause: isDictated
          ? continued(step.clause, step.content.text, sentence)
          : `${step.clause.replace(/[.!?…]+$/u, '')}: “${sentence}”`,
      }
    : {
        ...step,
        content: { text: sentence, kind: 'words' },
        clause: `${step.clause.replace(/[.:,]+$/u, '')}: “${sentence}”`,
      };
  parts[parts.length - 1] = { ...last, steps: [...last.steps.slice(0, -1), longer] };
  return true;
}

/** What is said goes on, within its quotation marks. */
function continued(clause: string, said: string, sentence: string): string {
  if (/[“”]/.test(sentence)) return `${clause} ${sentence}`;
  const open = clause.replace(/”$/u, '');
  const stop = /[.!?…]$/u.test(open) ? '' : (/[.!?…]$/u.exec(said)?.[0] ?? '.');
  return `${open}${stop} ${sentence}${open === clause ? '' : '”'}`;
}

function isCall(sentence: string, isSomebody: (words: string) => boolean): boolean {
  return (
    /^[^,:;?“"]{2,30}[.!]$/.test(sentence) &&
    isAddress(sentence.replace(/[.!]+$/, ''), isSomebody) &&
    stepsOf(sentence).length === 0
  );
}

function isTopic(sentence: string): boolean {
  return (
    /^(?:and |now |so )?(?:this|that|these|those|the|my|your|his|her) [\p{L} ’'-]{2,40}\.$/iu.test(
      sentence,
    ) &&
    // "The one he gave me." says more of what went before.
    !/^(?:the|that) one\b/i.test(sentence) &&
    stepsOf(sentence).length === 0 &&
    !/\b(?:is|are|was|were|has|have|had|will|would|can|must|shall)\b/i.test(sentence)
  );
}

function isQuoted(sentence: string): boolean {
  return /^["“«]/.test(sentence);
}

function isSaying({ actClass, verb, phrases }: Step): boolean {
  return (
    /^(?:speak|tell|lie|persuade|promise|threaten|insult|praise|confess|joke|order|write|ask)$/.test(
      actClass,
    ) &&
    /^(?:speak|say|tell|address|shout|cry|call|announce|declare|proclaim|write|dictate|whisper|yell|scream|answer|reply|order|command|warn|swear|curse|pray|ask|beg|turn)/.test(
      verb,
    ) &&
    !phrases.some(({ text }) => /^(?:nothing|nobody|no one)$/i.test(text))
  );
}

/** Of oneself, or of nobody: what others do is for the story to say. */
function saysMore(sentence: string): boolean {
  return (
    /\b(?:I|me|my|mine|we|us|our)\b/i.test(sentence) ||
    /^(?:no|nobody|no one|none|nothing|not|never|only|just|if|all|every|quietly|slowly|twice|once)\b/i.test(
      sentence,
    )
  );
}

/** "How far is it, and how long did he ride?" is two. */
function questionsIn(sentence: string): string[] {
  if (!/\?["”]?\s*$/.test(sentence) || !asksFirst.test(sentence)) return [sentence];
  const pieces = sentence.split(
    /,? and (?=(?:how|what|who|where|when|why|which)\b|(?:can|could|will|would|is|are|does|did|has) (?:he|she|they|it)\b)/i,
  );
  // "and where are they?" asks of the same.
  if (
    pieces.slice(1).some((one) => contentWords(one.replace(/\b(?:they|them|it|he|she)\b/gi, '')).size === 0)
  )
    return [sentence];
  return pieces
    .map((one) => (/[?]["”]?\s*$/.test(one) ? one : `${one.replace(/[,.]+$/, '')}?`))
    .map((one) => one.charAt(0).toUpperCase() + one.slice(1));
}

/** "Kanbei, come here and tell me if it is true": an order, and a question. */
function askedApart(sentence: string, isSomebody: ReadFor['isSomebody']): string[] {
  const found =
    /^((?!(?:I|we)\b)[^?“:]{3,}?),? and (?:then )?(tell (?:me|us) (?:who|whom|whose|what|why|when|where|which|how|whether|if)\b[^“]+)$/isu.exec(
      sentence,
    );
  if (!found || asksFirst.test(sentence)) return [sentence];
  const called = /^([^,]{3,30}), /u.exec(found[1]!)?.[1];
  const to = called !== undefined && isSomebody(called) ? `${called}, ` : '';
  return [`${found[1]!}.`, to === '' ? upperFirst(found[2]!) : `${to}${found[2]!}`];
}

/** What a clause has done, by the player or by those who are told to. */
function doneBy(isSomebody: ReadFor['isSomebody']): StepsIn {
  return (clause) => {
    const orders = ordersOf(clause, isSomebody);
    return orders.length > 0 ? orders : stepsOf(clause);
  };
}

function partOf(sentence: string, isSomebody: (words: string) => boolean, kind: ReadFor['kind']): ActPart {
  if (undoing.test(sentence)) {
    // "I take it back, I return the horse": the deed counts.
    const rest = sentence
      .split(/[,;:]/)
      .filter((piece) => !undoing.test(piece))
      .join(', ')
      .trim();
    const steps = stepsOf(rest).filter(({ isNegated }) => !isNegated);
    return steps.length > 0 ? { kind: 'deed', steps } : { kind: 'undo', text: sentence };
  }
  if (
    /^(?:wait|hold on|hmm+|um+|uh|hang on),? (?:who|what|where|when|why|how|is|are|did|do)\b/i.test(sentence)
  )
    return partOf(
      sentence.replace(/^[\p{L} ]+?,? (?=(?:who|what|where|when|why|how|is|are|did|do)\b)/iu, ''),
      isSomebody,
      kind,
    );
  // "Tell me, boy, who gave you that?"
  const told = /^(?:please,? )?(?:tell|answer) me[,:] (.+\?["”]?)$/isu.exec(sentence)?.[1];
  if (told) return partOf(told.charAt(0).toUpperCase() + told.slice(1), isSomebody, kind);
  // "be honest, how much wine have I had?" asks what stands behind the comma.
  const asked =
    /^(?:be honest|tell me(?: \p{L}+)?|honestly|frankly|just|right|listen|look|please|say|wait|hold on|now then|by the way|one thing|quickly|hm+|oh|ah)[,:] ?((?:and |so |but )?(?:who|whom|whose|what|why|when|where|which|how|is|are|was|were|did|does|do|has|have|had|will|would|could|can)\b.+\?)$/iu.exec(
      sentence,
    )?.[1];
  if (asked) return partOf(asked.charAt(0).toUpperCase() + asked.slice(1), isSomebody, kind);
  const spoken = /^["“«]([^"”»]+)["”»](.*)$/su.exec(sentence);
  if (spoken) return quotedPart(spoken[1]!.trim(), spoken[2]!.trim(), isSomebody);
  // "Could I have some tea?"
  const wished =
    /^(?:can|could|may|might) (?:I|we) (?:please )?(?:have|get) ((?:some|a|an|my|more|the|another) [^?]+)\?*$/iu.exec(
      sentence,
    )?.[1];
  if (wished) return partOf(`Give me ${wished}.`, isSomebody, 'action');
  const orders = ordersOf(sentence, isSomebody);
  if (orders.length > 0) return { kind: 'deed', steps: orders };
  const verbal = /\?\s*$/.test(sentence) ? sentence : withVerb(sentence, isSomebody);
  if (verbal !== sentence) {
    const steps = stepsOf(verbal);
    if (steps.length > 0) return { kind: 'deed', steps };
  }
  const asks = asksOfMe.exec(sentence);
  if (asks)
    return { kind: 'question', text: upperFirst(`${asks[2]!.replace(/[.!?]+$/, '')}?`), to: asks[1] ?? '' };
  const { to, rest } = addressed(sentence, isSomebody);
  // "Chaya, tell me exactly what happened": it is asked of him.
  const asksThem = to === '' ? null : asksOfMe.exec(rest);
  if (asksThem)
    return {
      kind: 'question',
      text: upperFirst(`${asksThem[2]!.replace(/[.!?]+$/, '')}?`),
      to: calledBy(to, isSomebody),
    };
  // "I have killed a man" is owned to, and done no second time.
  if (isOwnedTo(rest) && to === '') return { kind: 'words', text: sentence, to: '' };
  const asksHow =
    /^(?:can|could|may|might|shall|should) (?:I|we) (?!(?:still |really |ever )?(?:trust|rely|count on|depend|believe|know|see|hear|afford|be|expect|have you)\b)(.+)\?$/iu.exec(
      rest,
    )?.[1];
  if (
    kind === 'question' ||
    // "Anything new I learn?"
    (/\?["”]?\s*$/.test(rest) && !asksHow && stepsOf(rest).every(({ lead }) => /^any/i.test(lead))) ||
    (asksFirst.test(rest) && /\?\s*$/.test(rest) && !asksHow)
  )
    return { kind: 'question', text: rest, to: calledBy(to, isSomebody) };
  if (asksPlainly.test(rest)) return { kind: 'question', text: rest, to: calledBy(to, isSomebody) };
  if (asksFirst.test(rest) && !/^(?:do|have|had|will|would|should|is|was|are|did)\b/i.test(rest) && to !== '')
    return { kind: 'question', text: rest, to: calledBy(to, isSomebody) };
  if (to !== '') {
    const [step] = stepsOf(rest);
    const called = calledBy(to, isSomebody);
    if (step && !/^(?:I|we)\b/iu.test(rest))
      return { kind: 'command', text: rest, typed: sentence, to: called, step };
    return { kind: 'words', text: sentence, to: called };
  }
  const yours = toldYou.exec(rest)?.[1];
  const [toDo] = yours && !/\?\s*$/.test(yours) ? stepsOf(yours) : [];
  if (yours && toDo) return { kind: 'command', text: yours, typed: rest, to: 'you', step: toDo };
  // "Give me a musket": asked of whoever is there.
  if (
    /^(?:please,? )?(?:give|bring|hand|get|show|find|fetch|pass|lend|pour|buy|help|take|lead|guide|escort|carry|row|drive|follow|join|spare|release|untie|believe|trust|forgive|answer|obey|hear) (?:me|us)\b/i.test(
      rest,
    )
  ) {
    const [step] = stepsOf(rest.replace(/^please,? /i, ''));
    if (step) return { kind: 'command', text: rest, typed: rest, to: 'you', step };
  }
  const condition = conditionIn(sentence, doneBy(isSomebody));
  if (condition) return condition;
  const steps = stepsOf(asksHow ? `I ${asksHow}` : sentence).filter(
    ({ verb, clause }) => verb !== 'be' || /^am \p{Lu}/u.test(clause),
  );
  const [only] = steps;
  if (
    steps.length > 0 &&
    only &&
    // What is written is written by oneself.
    only.actClass !== 'write' &&
    (steps.some((step, index) => isForMe(step) && (index === 0 || !/^tell/.test(step.verb))) ||
      isSaidToOthers(rest, only)) &&
    !/^(?:I|we|let(?! go of)|lets|let['’]s)\b/iu.test(bareOrder(rest)) &&
    !/(?:^|[,;] |\band )(?:I|we) /u.test(rest) &&
    only.lead === ''
  )
    return { kind: 'command', text: bareOrder(rest), typed: rest, to: 'you', step: only };
  // A resolve: "If he refuses, I draw my sword".
  if (
    /^(?:if|unless)\b/i.test(sentence) &&
    !steps.some(({ actClass }) => /^(?:tell|speak|threaten|promise|ask|persuade)$/.test(actClass)) &&
    /\b(?:I|we)\b/.test(sentence)
  )
    return { kind: 'more', text: sentence };
  // "I am Antony, take me to Caesar": all of it is said.
  if (
    steps.some(
      ({ verb, clause, phrases }) =>
        /^(?:take|bring|lead|guide|follow|obey|hear)\b/.test(verb) &&
        /^(?:me|us)$/i.test(phrases[0]?.text ?? '') &&
        // "and bring him before me"
        !/^\p{L}+ (?:him|her|it|them|both)\b/iu.test(clause),
    )
  )
    return { kind: 'words', text: sentence, to: '' };
  // "I killed your brother" owns to it, and does it no second time.
  if (
    steps.length > 0 &&
    steps.every(({ isPast }) => isPast) &&
    /^I\b/.test(rest) &&
    /\b(?:you|your)\b/i.test(rest) &&
    !/[“"]/.test(rest) &&
    steps.every(({ content }) => content === null)
  )
    return { kind: 'words', text: sentence, to: '' };
  if (steps.length > 0) return { kind: 'deed', steps };
  if (/^(?:what|who|where|when|why|how|which)\b/i.test(rest) && wordsOf(rest).length > 2)
    return { kind: 'question', text: rest, to: '' };
  return { kind: 'words', text: sentence, to: '' };
}

function isOwnedTo(sentence: string): boolean {
  const done = /^(?:I|we)(?:['’]ve| have) (?:(?:never|already|just|also|not|only|now) )*(\p{L}+)/iu
    .exec(sentence)?.[1]
    ?.toLowerCase();
  return (
    done !== undefined &&
    isPastForm(done) &&
    !/^(?:decided|chosen|resolved|made|got|had|changed|let|put)$/.test(done) &&
    !/[?“"]/.test(sentence)
  );
}

/** "read it to me", "teach me to swim": asked of whoever is there. */
function isForMe({ verb, phrases, isNegated, actClass }: Step): boolean {
  if (isNegated || /^(?:have|let|make|order|get)\b/.test(verb)) return false;
  // "sleep till somebody shoots at us" asks nobody for anything.
  if (/^(?:rest|wait|hide|flee)$/.test(actClass)) return false;
  return phrases.some(
    ({ prep, text }, index) =>
      /^(?:me|us)\b/i.test(text) &&
      (prep === 'to' ||
        prep === 'for' ||
        (prep === '' && index === 0) ||
        (/^(?:with|before|behind|beside|by|near|at)$/.test(prep) &&
          !/^(?:take|bring|keep|carry)/.test(verb))),
  );
}

/** "“Bread first!” I shout to the crowd." */
function quotedPart(words: string, rest: string, isSomebody: (words: string) => boolean): ActPart {
  const [step] = stepsOf(rest);
  if (step)
    return {
      kind: 'deed',
      steps: [
        {
          ...step,
          clause: `${step.clause.replace(/[.,]+$/, '')}: “${words}”`,
          content: { text: words, kind: /\?$/.test(words) ? 'question' : 'words' },
        },
      ],
    };
  const { to, rest: said } = addressed(words, isSomebody);
  if (/\?$/.test(words)) return { kind: 'question', text: said, to };
  return { kind: 'words', text: words, to };
}

function pickedMove(plain: string, offered: readonly Suggestion[]): string | null {
  if (offered.length === 0) return null;
  const bare = plain
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  const number =
    /^(?:option |number |choice |no\.? |move |#)?([123])$/.exec(bare)?.[1] ??
    /^(?:(?:i|we) )?(?:(?:do|choose|take|pick|try|follow|go with|select|play|go for|want) )?(?:the )?(first|second|third|1st|2nd|3rd|last|one|two|three)(?: (?:one|thing|option|choice|suggestion|move|of (?:them|those|these)|you suggested|you offered|that you suggested|idea|offered|suggested|on (?:the|your) list))*$/.exec(
      bare,
    )?.[1] ??
    /^(?:(?:i|we) )?(?:do|choose|take|pick|try|follow|go with|select) (?:option|number|choice|suggestion|move) (one|two|three|[123])$/.exec(
      bare,
    )?.[1];
  const index = number === undefined ? -1 : (ordinals[number] ?? -1);
  const move =
    offered[index] ??
    offered.find(({ title, text }) =>
      [title, text].some((one) => one.toLowerCase().replace(/[.!]+$/, '') === bare),
    );
  return move ? move.text || move.title : null;
}

/** A move that was taken comes as its title and its text; the text says it better. */
function withoutTitle(text: string, offered: readonly Suggestion[], kind: ReadFor['kind']): string {
  const move = offered.find(
    ({ title, text: says }) => says !== '' && text.startsWith(title) && text.includes(says),
  );
  if (move) return move.text;
  if (kind !== 'suggestion') return text;
  const [first, ...rest] = sentencesIn(text);
  return first && rest.length > 0 && wordsOf(first).length <= 7 ? rest.join(' ') : text;
}

/** Markup and signs gone, quotation marks kept. */
function quotesKept(typed: string): string {
  const marked = typed
    .replace(
      /(?<=^|[\s:,(])['‘]([^'’]{2,}(?:['’]\p{L}[^'’]*)*)['’](?=[\s.,;!?)]|$)/gu,
      (whole, said: string) => (/\s/.test(said) ? `"${said}"` : whole),
    )
    .replace(/["“„«]([^"“”«»]{1,2000})["”»]/gu, '\uE000$1\uE001');
  return marked
    .split(/([\uE000\uE001])/u)
    .map((piece) => (piece === '\uE000' ? '“' : piece === '\uE001' ? '”' : plainSpaced(piece)))
    .join('');
}

function plainSpaced(piece: string): string {
  const lead = /^\s/.test(piece) ? ' ' : '';
  const tail = /\s$/.test(piece) ? ' ' : '';
  return `${lead}${plainText(piece)}${tail}`;
}
