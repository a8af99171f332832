/** Makes one sentence of two plain ones, so that a page does not tell its small things one full stop after the other. */
import { lowerFirst } from '../plain-text.js';

/** Of what is joined, altogether. */
const WORDS_MAX = 34;
const DEED_WORDS_MAX = 24;

/** Who is called with a capital wherever they stand. */
export type IsName = (sentence: string) => boolean;

/** What is done and what comes of it are one sentence, where neither is long. */
export function joined(deed: string, result: string, isName: IsName): string {
  const isOne = isPlain(deed) && wordsIn(deed) <= DEED_WORDS_MAX && !/[;:]/.test(result);
  const rest = isOne ? withinSentence(result, isName) : null;
  return rest === null ? `${deed} ${result}`.trim() : `${deed.slice(0, -1)}; ${rest}`;
}

/** Two and two, as far as both are plain: what somebody says stands by itself. */
export function joinedInPairs(sentences: readonly string[], isName: IsName): string[] {
  return sentences.filter(Boolean).reduce<string[]>((told, sentence) => {
    const last = told.at(-1);
    const rest = isPlain(sentence) ? withinSentence(sentence, isName) : null;
    const isShort = last !== undefined && wordsIn(last) + wordsIn(sentence) <= WORDS_MAX;
    if (last === undefined || rest === null || !isShort || !isPlain(last)) told.push(sentence);
    else told[told.length - 1] = `${last.slice(0, -1)}; ${rest}`;
    return told;
  }, []);
}

/** One clause or a few, without a voice or a list in it. */
function isPlain(sentence: string): boolean {
  return /^[^;:“”?!…]+\.$/u.test(sentence) && !/\. \p{Lu}/u.test(sentence);
}

/** Small words begin small behind a semicolon, and names do not; null: nobody can tell which it is. */
function withinSentence(sentence: string, isName: IsName): string | null {
  if (isName(sentence)) return sentence;
  return startsSmall(sentence) ? lowerFirst(sentence) : null;
}

/** Whether it begins with a word that is small within a sentence. */
export function startsSmall(sentence: string): boolean {
  return smallWords.test(sentence);
}

const smallWords =
  /^(?:you|your|it|its|the|an?|this|that|these|those|they|their|he|his|she|her|nobody|no|not|nothing|none|there|what|whatever|who|whoever|somebody|something|one|some|all|both|each|every|any|anybody|anyone|in|at|by|for|from|of|on|to|with|without|after|before|as|when|where|if|once|only|even|so|more|most|few|little|half)\b/i;

function wordsIn(sentence: string): number {
  return sentence.split(' ').length;
}
