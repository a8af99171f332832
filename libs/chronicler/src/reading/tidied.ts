/** What was typed in haste, set right before it is read: apostrophes left out, common slips, sentences that begin small. */
import { baseForm } from './base-form.js';
import { classOfVerb } from './verbs.js';
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
  u: 'you',
  r: 'are',
  ur: 'your',
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
  return unfolded(text).split('\n').map(tidiedLine).join('\n');
}

/** What is said short: "the one from Picenum - burn it", "Speech to the Gauls: …", "Want an onion?" */
function unfolded(text: string): string {
  return text
    .replace(
      /(^|[.!?] )((?:the|that|this|my|his|her) [^,.;:?!“]{2,40}?) ?[-–—] ?(\p{Ll}+) (?:it|him|her|them)\b/giu,
      (_whole, before: string, noun: string, verb: string) =>
        `${before}${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${noun.charAt(0).toLowerCase()}${noun.slice(1)}`,
    )
    .replace(/^speech(?: to ([^:.!?]{2,60}))?: /iu, (_whole, whom?: string) =>
      whom ? `I make a speech to ${whom}: ` : 'I make a speech: ',
    )
    .replace(
      /(^|[.!?] )(want|need|fancy) (?=(?:an?|some|any|the|my|to|more)\b[^.!?]*\?)/giu,
      '$1Do you want ',
    )
    .replace(
      /(^|[.!?] )(hungry|thirsty|cold|hurt|afraid|tired|ready|all right|alright)\?/giu,
      '$1Are you $2?',
    );
}

function tidiedLine(text: string): string {
  return withoutAsides(text)
    .split(/([“”])/u)
    .map((piece) => splitSmall(apostrophes(unstuttered(piece))))
    .join('');
}

/** "1. burn the bridge 2. send word" is a list, and "…, no wait, tell them to stay" a second thought. */
function listed(text: string): string {
  // A number ends a sentence, too: "I wait until 6. Then I leave."
  const isNumbered = /^\s*1[.)] /.test(text);
  return text
    .replace(/(?:^|(?<=\s))\d[.)] +(?=\p{L})/gu, (mark, at: number) =>
      !isNumbered ? mark : at === 0 ? '' : '\n',
    )
    .replace(/(?<=^|\n)[-•*] +(?=\p{L})/gu, '')
    .replace(
      /(?:,|\.\.\.|…|;| [-–—])\s*(?:no,? wait|wait,? no|actually,? no|no,? actually|scratch that|on second thoughts?)(?=[,:] (?!not\b))/giu,
      '. No, wait',
    );
}

/** What stands in brackets is for the reader, and no part of the deed. */
function withoutAsides(text: string): string {
  const rest = listed(text)
    .replace(/ ?[([][^()[\]]{0,200}[)\]]/gu, (aside) =>
      /\b(?:a lie|lying|untrue|not true|made (?:it|this|that) up|false)\b/i.test(aside)
        ? ', which is a lie'
        : '',
    )
    .trim();
  return rest === '' ? text : rest;
}

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
