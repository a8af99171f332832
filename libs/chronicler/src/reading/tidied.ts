/** What was typed in haste, set right before it is read: apostrophes left out, common slips, sentences that begin small. */
import { baseForm } from './base-form.js';
import { classOfVerb, nearestVerb } from './verbs.js';
import { isVerb, nounKindsOf } from './wordnet.js';

/** Never another word. */
const sure: Readonly<Record<string, string>> = {
  dont: 'don’t',
  doesnt: 'doesn’t',
  didnt: 'didn’t',
  isnt: 'isn’t',
  arent: 'aren’t',
  wasnt: 'wasn’t',
  werent: 'weren’t',
  havent: 'haven’t',
  hasnt: 'hasn’t',
  hadnt: 'hadn’t',
  wouldnt: 'wouldn’t',
  couldnt: 'couldn’t',
  shouldnt: 'shouldn’t',
  mustnt: 'mustn’t',
  cant: 'can’t',
  im: 'I’m',
  ive: 'I’ve',
  hes: 'he’s',
  shes: 'she’s',
  theyre: 'they’re',
  theyve: 'they’ve',
  theyll: 'they’ll',
  youre: 'you’re',
  youve: 'you’ve',
  youll: 'you’ll',
  thats: 'that’s',
  whats: 'what’s',
  whos: 'who’s',
  wheres: 'where’s',
  hows: 'how’s',
  theres: 'there’s',
  weve: 'we’ve',
  itll: 'it’ll',
  everybodys: 'everybody’s',
  nobodys: 'nobody’s',
  teh: 'the',
  hte: 'the',
  adn: 'and',
  nad: 'and',
  taht: 'that',
  waht: 'what',
  wat: 'what',
  wich: 'which',
  wiht: 'with',
  thier: 'their',
  recieve: 'receive',
  beleive: 'believe',
  freind: 'friend',
  freinds: 'friends',
  tho: 'though',
  thru: 'through',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  lemme: 'let me',
  gimme: 'give me',
  cuz: 'because',
  becuase: 'because',
  pls: 'please',
  plz: 'please',
  ppl: 'people',
  sumone: 'someone',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  tonite: 'tonight',
  definately: 'definitely',
  seperate: 'separate',
  untill: 'until',
  whith: 'with',
};
const abbreviations = /(?:^|\s)(?:Mr|Mrs|Dr|St|Gen|Col|Capt|Mme|No|etc|vs|e\.g|i\.e)\.$/i;

export function tidied(text: string): string {
  return spelt(withoutFillers(withoutAsides(text)))
    .split(/([“”])/u)
    .map((piece) => splitSmall(apostrophes(unstuttered(piece))))
    .join('');
}

/** "Wirte a letter": a sentence that begins with no word at all begins with the verb that is a slip away from it. */
function spelt(text: string): string {
  return text.replace(
    /(^|[.!?] )(\p{L}{4,})(?= (?:an?|the|my|his|her|their|him|her|them|it|me|to|with|all|some)\b)/giu,
    (whole, before: string, word: string) => {
      const bare = word.toLowerCase();
      if (isVerb(bare) || classOfVerb(bare) || isVerb(baseForm(bare)) || nounKindsOf(bare).length > 0)
        return whole;
      const meant = nearestVerb(bare);
      if (meant === null || meant.includes(' ')) return whole;
      return `${before}${/^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant}`;
    },
  );
}

/** What stands in brackets is for the reader, and no part of the deed. */
function withoutAsides(text: string): string {
  const rest = text
    .replace(/ ?[([][^()[\]]{0,200}[)\]]/gu, '')
    .replace(/ & /g, ' and ')
    .trim();
  return rest === '' ? text : rest;
}

/** "ok then. cross the river", "Fine, we go": before a deed it says nothing. */
function withoutFillers(text: string): string {
  const rest = text.replace(fillers, '');
  return rest === '' || rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
}

const fillers =
  /^(?:(?:ok(?:ay)?|fine|right|well|alright|all right|very well|good|great|anyway|so be it|never ?mind (?:all )?(?:that|this|it|him|her|them)|whatever|hm+|haha\w*|lol|oh well|let['’]s see|no problem)(?: then| now| so)?[,.!…]+ +)+(?=\p{L})/iu;

/** "p-p-pluck" is "pluck". */
function unstuttered(text: string): string {
  return text.replace(/(?<![\p{L}-])(\p{L}|[^\P{L}aeiou]{2})-(?:\1-)*(?=\1)/giu, '');
}

function apostrophes(text: string): string {
  return text
    .replace(/ & /g, ' and ')
    .replace(/\b\p{L}+\b(?!['’]\p{L})/gu, (typed) => {
      const lower = typed.toLowerCase();
      const set = Object.hasOwn(sure, lower) ? sure[lower]! : null;
      if (set === null || (typed !== lower && typed === typed.toUpperCase())) return typed;
      return typed === lower ? set : set.charAt(0).toUpperCase() + set.slice(1);
    })
    .replace(/\b(ill|id|well)(?= (\p{Ll}+))/giu, (typed, _ill: string, next: string) =>
      typed.toLowerCase() !== 'well' && isDoing(next) ? `I’${typed.slice(1).toLowerCase()}` : typed,
    )
    .replace(
      /\bits(?= (?:an?|the|not|been|gone|over|done|me|him|her|you|going|time|too|just|so|true|only|my|your)\b)/g,
      'it’s',
    )
    .replace(/(?<=^|[.!?,;:\n] ?|\b(?:and|then|so|but|now|ok|please) )lets(?= \p{Ll})/giu, (typed) =>
      typed.startsWith('L') ? 'Let’s' : 'let’s',
    );
}

/** "ill stay" is "I’ll stay"; "ill children" are ill. */
function isDoing(word: string): boolean {
  if (/^(?:be|have|not|never|do|go|just|only|also|rather|like|always)$/.test(word)) return true;
  return (
    baseForm(word) === word &&
    (classOfVerb(word) !== undefined || (isVerb(word) && nounKindsOf(word).length === 0))
  );
}

/** "bath. vinegar. nobody disturbs me": whoever types no capitals begins sentences small. */
function splitSmall(text: string): string {
  return text.replace(/([^\s]*[.!?])\s+(?=[-–—]?\s?\p{Ll})/gu, (whole, word: string) => {
    if (abbreviations.test(word) || /^\p{L}\.$/u.test(word) || /\.\.\.?$/.test(word)) return whole;
    return `${word}\n`;
  });
}
