/**
 * Slips of the hand: "arround", "belive", "wirte". A word that is none is set to the nearest one that is, a letter more, fewer, other or changed
 * with its neighbour; a name, a foreign word and whatever has no such neighbour stay as they were typed.
 */
import { wordsOfGrammar } from '../plain-text.js';
import { baseForm, irregularForms } from './base-form.js';
import { verbsKnown } from './verbs.js';
import { isQuality, isVerb, nounKindsOf, usesOfNoun } from './wordnet.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Looking for a neighbour takes its time. */
const MOST_LOOKED_FOR = 4;
/** Letters: in a longer word there is no telling, and looking would take long. */
const LETTERS_MAX = 14;

/** Words of everyday that stand in no other list. */
const everyday =
  'could would should might shall these those there their whose whom than then therefore however whatever whoever nobody somebody anybody everybody anyone someone everyone anything something everything nothing anywhere somewhere everywhere around across behind beside besides between beyond toward towards against along within without inside outside beneath above below during until since while although though because unless whether among into onto upon hundred thousand twenty thirty fifty himself herself themselves myself yourself ourselves itself maybe perhaps people women children feet teeth geese mice oxen knives wives lives loaves thieves wolves selves halves shelves heroes potatoes against together already another enough really always never yesterday tomorrow tonight';

/** Two words that sound alike, told apart by what stands beside them. */
const soundAlike: readonly (readonly [RegExp, string])[] = [
  [/\bsteel(?= (?:the|a|an|his|her|their|some|that|this|all|my)\b)/gi, 'steal'],
  [/\b(?<=(?:^|[.!?,;] )|\band |\bbut )your(?= (?:an?|the|not|all|too|just|going|so|welcome)\b)/gi, 'you’re'],
  [/\bloose(?= (?:the (?:war|battle|game|way)|my|his|hope|everything|time)\b)/gi, 'lose'],
  [/\bbrake(?= (?:the|his|her|down|into|in|out|it|my|their)\b)/gi, 'break'],
  [/\b(?<=\b(?:I|i|we|and|to) )except(?= (?:his|her|their|the|it|this|that)\b)/g, 'accept'],
  [/\bcalvary\b/gi, 'cavalry'],
  [/\bhear(?= (?:I|we) (?:am|are|come|stand)\b)/gi, 'here'],
  [/\bcould of\b/gi, 'could have'],
  [/\bshould of\b/gi, 'should have'],
  [/\bwould of\b/gi, 'would have'],
];

let known: ReadonlySet<string> | null = null;

/** What is read most: verbs of the lexicon in all their forms, and words that hold a sentence together. */
function commonWords(): ReadonlySet<string> {
  known ??= new Set([
    ...wordsOfGrammar,
    ...everyday.split(' '),
    ...irregularForms,
    ...verbsKnown()
      .concat(
        'believe,know,suppose,seem,appear,belong,deserve,doubt,matter,survive,happen,need,mean'.split(','),
      )
      .flatMap(formsOf),
  ]);
  return known;
}

function formsOf(verb: string): string[] {
  const stem = verb.replace(/e$/, '');
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(verb) ? `${verb}${verb.at(-1)!}` : stem;
  const many = /(?:s|x|z|ch|sh)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled}ed`;
  return [verb, many, past, `${doubled}ing`];
}

/** Quoted speech stays as it was typed. */
export function respelt(text: string, isName: (word: string) => boolean): string {
  let left = MOST_LOOKED_FOR;
  return text
    .split(/(“[^”]*”?|(?<=[.!?])\s+|\n)/u)
    .map((piece) => {
      if (/^(?:“|\s*$)/u.test(piece) || left <= 0 || isForeign(piece, isName)) return piece;
      const alike = soundAlike.reduce(
        (set, [pattern, meant]) => set.replace(pattern, (typed) => likeTyped(typed, meant)),
        piece,
      );
      return alike.replace(/(?<![\p{L}\p{N}’'-])\p{L}+(?![\p{L}\p{N}’'-])/gu, (typed, at: number) => {
        const word = typed.toLowerCase();
        const isSmall = typed === word;
        const isOpen = isSmall || (at === 0 && typed.slice(1) === word.slice(1));
        if (
          word.length < 4 ||
          word.length > LETTERS_MAX ||
          !/^[a-z]+$/.test(word) ||
          !isOpen ||
          isWord(word) ||
          isName(word)
        )
          return typed;
        left -= 1;
        const meant = left < 0 ? null : nearest(word, isSmall);
        return meant === null ? typed : likeTyped(typed, meant);
      });
    })
    .join('');
}

/** Of another language, rather than typed in haste. */
function isForeign(sentence: string, isName: (word: string) => boolean): boolean {
  const words = sentence.toLowerCase().match(/\p{L}+(?:[’']\p{L}+)?/gu) ?? [];
  const strange = words.filter((word) => !/[’']/.test(word) && !isWord(word) && !isName(word));
  return strange.length >= 3 && strange.length > words.length / 3;
}

function likeTyped(typed: string, meant: string): string {
  return /^\p{Lu}/u.test(typed) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
}

/** @param word in small letters */
export function isWord(word: string): boolean {
  if (commonWords().has(word) || isVerb(baseForm(word)) || nounKindsOf(word).length > 0 || isQuality(word))
    return true;
  const ending = /(?:es|ies|er|est|ly|ness|ish|ed|ing|less|ful)$/.exec(word)?.[0];
  if (/men$/.test(word) && nounKindsOf(word.replace(/men$/, 'man')).length > 0) return true;
  if (ending === undefined) return false;
  const stem = word.slice(0, -ending.length);
  return [stem, `${stem}e`, `${stem}y`, stem.slice(0, -1), stem.replace(/i$/, 'y')].some(
    (one) => one.length > 2 && (isVerb(one) || isQuality(one) || nounKindsOf(one).length > 0),
  );
}

/** A word at the head of a sentence may be a name: there only letters that changed places are set right. */
function nearest(word: string, isSmall: boolean): string | null {
  const swapped = [...word]
    .slice(0, -1)
    .map((_, at) => `${word.slice(0, at)}${word[at + 1]!}${word[at]!}${word.slice(at + 2)}`);
  const isCommon = (one: string) => commonWords().has(one);
  const turned = swapped.find(isCommon);
  if (turned !== undefined || !isSmall) return turned ?? null;
  const longer = [...word, ''].flatMap((_, at) =>
    [...LETTERS].map((letter) => `${word.slice(0, at)}${letter}${word.slice(at)}`),
  );
  const found = longer.find(isCommon);
  if (found !== undefined || word.length < 5) return found ?? null;
  const shorter = [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));
  const other = [...word].flatMap((_, at) =>
    [...LETTERS].map((letter) => `${word.slice(0, at)}${letter}${word.slice(at + 1)}`),
  );
  // Nobody mistakes the first letter.
  const near = [...shorter, ...other].filter((one) => one[0] === word[0]);
  const common = near.find(isCommon);
  if (common !== undefined) return common;
  const [best] = [...new Set([...swapped, ...longer, ...near])]
    .filter((one) => one[0] === word[0])
    .map((noun) => ({
      noun,
      uses: Math.max(usesOfNoun(noun), /[^s]s$/.test(noun) ? usesOfNoun(noun.slice(0, -1)) : 0),
    }))
    .sort((left, right) => right.uses - left.uses);
  return best && best.uses > 0 ? best.noun : null;
}
