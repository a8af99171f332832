/** "If he refuses, I draw my sword; if not, I thank him": what is done only if something is so. */
import type { Step } from './steps.js';

export interface Condition {
  readonly kind: 'condition';
  /** All of it, as typed. */
  readonly text: string;
  /** Without "if"; empty where it only points at a question that cannot be said as a statement: "if so". */
  readonly condition: string;
  readonly steps: readonly Step[];
  /** What is done if it is not so. */
  readonly otherwise: readonly Step[];
  /** What is so instead, where a sentence of its own says it: "they refuse". */
  readonly otherCase?: string;
}

/** No condition at all: "if possible", "if need be". */
const politely =
  /^(?:and |but )?if (?:possible|need be|necessary|needed|i (?:can|may|must|have to)|it pleases? \p{L}+|you please|you like),? /iu;
const otherwise = /(?:^|[,;.]\s*)(?:and |but |or )?(?:else|otherwise|if not|or else),? (.+)$/isu;
/** What asks or says "if", and waits for nothing. */
const asks = /^(?:ask|tell|see|study|promise|threaten|bargain|speak|write|persuade|order|send)$/;

export function withoutPoliteness(sentence: string): string {
  return sentence.replace(politely, '');
}

/** "I ask him to open, and if he refuses, I knock" is a deed and a condition. */
/** What is done by a clause, by oneself or by those who are told to. */
export type StepsIn = (clause: string) => Step[];

export function conditionsIn(sentence: string, stepsIn: StepsIn): string[] {
  const found = /^([^“"?]+?)[,;] (?:and |but |or )?((?:if|unless) [^“"?]+)$/isu.exec(sentence);
  if (!found || /^(?:if|unless)\b/i.test(found[1]!)) return [sentence];
  const isJoined = /[,;] (?:and|but|or) $|; $/i.test(sentence.slice(found[1]!.length, -found[2]!.length));
  const last = stepsIn(found[1]!).at(-1);
  if (!isJoined || !last || last.content?.kind === 'words' || last.content?.kind === 'statement')
    return [sentence];
  const asked = conditionIn(found[2]!, stepsIn);
  return asked ? [found[1]!, found[2]!] : [sentence];
}

export function conditionIn(sentence: string, stepsIn: StepsIn): Condition | null {
  const text = sentence.replace(/[.!…]+$/u, '');
  const front = /^(?:but |and |or |then |so )?(if|unless|in case|should) (.+)$/isu.exec(text);
  if (front) return atFront(sentence, front[1]!.toLowerCase(), front[2]!, stepsIn);
  const back =
    /^((?:I|we) .+?),? (?:only |but only )?(if|unless) ((?:he|she|it|they|the|there|I|we|any\w*|no\w*|some\w*|an?|my) .+)$/isu.exec(
      text,
    );
  if (!back || /[“"]/.test(text) || /^i (?:can|may|must|have to)\b|,/i.test(back[3]!)) return null;
  const steps = stepsIn(back[1]!);
  const isAsking = [...stepsIn(text), ...steps].some(
    ({ content, actClass }) => content !== null || asks.test(actClass),
  );
  return steps.length === 0 || isAsking ? null : made(sentence, back[2]!.toLowerCase(), back[3]!, steps, []);
}

function atFront(sentence: string, word: string, typed: string, stepsIn: StepsIn): Condition | null {
  const other = otherwise.exec(typed);
  const rest = other && other.index > 0 ? typed.slice(0, other.index) : typed;
  const not = rest === typed ? [] : stepsIn(other![1]!);
  // "If he wants his own road let him go, do not argue"
  const lets = /^([^,]{4,}?) (?:then )?(let (?:him|her|them|it) .+)$/isu.exec(rest);
  if (lets && !/\b(?:I|we|and)\b/.test(lets[1]!))
    return made(sentence, word, lets[1]!, stepsIn(lets[2]!), not);
  // "If any bandits come at us Tadakatsu takes twenty men, and I hide"
  const named = /^([^,“]{8,}?) (?=\p{Lu}\p{L}+ \p{Ll}+s\b)/u.exec(rest);
  const byOther = named ? stepsIn(rest.slice(named[0].length)) : [];
  if (named && byOther.length > 0) return made(sentence, word, named[1]!, byOther, not);
  const split = /[^,]+, (?:then )?/u.exec(rest);
  const behindComma = split ? stepsIn(rest.slice(split[0].length)) : [];
  if (split && behindComma.length > 0)
    return made(sentence, word, split[0].replace(/,.*$/su, ''), behindComma, not);
  // "If the gate is shut they are to wait for me"
  const theirs = /^([^,“]{6,}?) (?=(?:he|she|they) (?:should|must|shall|is to|are to)\b)/iu.exec(rest);
  const byThem = theirs ? stepsIn(rest.slice(theirs[0].length)) : [];
  if (theirs && byThem.length > 0) return made(sentence, word, theirs[1]!, byThem, not);
  if (split || /^not\b/i.test(rest)) return null;
  for (const found of rest.matchAll(/ (?:then )?(?=(?:I|we)(?:['’]ll)? )/gu)) {
    const main = rest.slice(found.index + found[0].length);
    const steps = stepsIn(main);
    if (steps.length > 0) return made(sentence, word, rest.slice(0, found.index), steps, not);
  }
  return null;
}

function made(
  text: string,
  word: string,
  condition: string,
  steps: readonly Step[],
  not: readonly Step[],
): Condition | null {
  // "If you open the gate, I will pay you" is said to somebody.
  if (/\byou\b/i.test(condition)) return null;
  return word === 'unless'
    ? { kind: 'condition', text, condition, steps: not, otherwise: steps }
    : { kind: 'condition', text, condition, steps, otherwise: not };
}

/** "Otherwise I knock", behind a condition. */
export function withOtherwise(before: Condition, sentence: string, stepsIn: StepsIn): Condition | null {
  const other = otherwise.exec(sentence.replace(/[.!…]+$/u, ''));
  if (!other || other.index !== 0 || before.otherwise.length > 0) return null;
  const steps = stepsIn(other[1]!);
  return steps.length === 0 ? null : { ...before, text: `${before.text} ${sentence}`, otherwise: steps };
}

/** "Are there bandits? If so, …" is of what was asked before it. */
export function ofQuestion(condition: Condition, asked: string): Condition {
  const isSame =
    /^(?:so|yes|that is so|that is true|it is so|(?:he|she|it|they|there) (?:is|are|was|were|does|do|did|has|have|can|will))$/i;
  return isSame.test(condition.condition.trim())
    ? { ...condition, condition: asStatement(asked) }
    : condition;
}

/** "Are there bandits on the road?": "there are bandits on the road". Empty for what asks for more than yes or no, or cannot be turned. */
function asStatement(question: string): string {
  const [, verb, subject, rest] =
    /^(is|are|was|were|has|have|had|can|will) (there|he|she|it|they|we|I|\p{Lu}[\p{L}’'-]*|(?:the|my|his|her|their|our) \p{L}+) (.+?)\?*$/iu.exec(
      question.trim(),
    ) ?? [];
  return verb && subject && rest ? `${subject} ${verb.toLowerCase()} ${rest}` : '';
}
