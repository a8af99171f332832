/** What is put before or behind the thing itself and says nothing of it: "Fine, …", "ok then.", "Never mind all that.", "lol". */
import { upperFirst } from '../plain-text.js';

const laughter = String.raw`(?:lol|lmao|rofl|ha ?ha(?: ?ha)*h*|(?:ha){2,}h*|(?:he){2,}h*|xd|omg|tbh|ngl|imo|btw|fwiw|;-?\)|:-?\)|:-?d)`;
const laughs = new RegExp(String.raw`(?:^|[,\s]+|(?<=[.!?])|\()${laughter}(?=[.!?,) ]|$)\)?`, 'giu');

/** A sentence of its own that only leads to the next one. */
const only =
  /^(?:(?:ok(?:ay)?|fine|alright|all right|right|very well|well|good|great|sure|hm+|ah|oh|so|then|now|anyway|whatever|very good|fair enough|look|listen|see|in that case|you know what|i know|i see|i have an idea|i['’]ve an idea|let me (?:guess|think|see)|where was i|one more thing|another thing|next|done)[, ]*)+(?: (?:then|so|now|that))?[.!?…]*$/iu;
/** "Never mind all that", "Enough of this": what was before is left alone. */
const leaves =
  /^(?:(?:but|well|ok(?:ay)?|oh),? )?(?:never ?mind|forget|enough (?:of|about)|so much for) (?:(?:about )?(?:all (?:of )?)?(?:that|this|it|those|these|him|her|them|the \p{L}+)|about \p{L}+(?: \p{L}+)?)[.!…]*$/iu;
const before =
  /^(?:(?:(?:ok(?:ay)?|fine|alright|all right|very well|right|good|great|well|sure|hm+|ah+|oh|anyway|fair enough|in that case|you know what|so|then|yes|please|quick(?:ly)?|hurry(?: up)?)(?: (?:then|so|now|yes))?)(?:[,.:;!…–—-]+ ?| - | \.\.\. ?)|(?:ok(?:ay)?|hm+|anyway|fine then|alright then|well then) (?:then |so |now )?(?=\p{L}))+/iu;

/** Without laughter, if anything else was typed. */
export function withoutLaughter(text: string): string {
  const plain = text
    .replace(laughs, (_found, at: number) => (at === 0 ? '' : ' '))
    .replace(/ +([,.!?]|$)/g, '$1');
  return /\p{L}{2}/u.test(plain) ? plain.trim().replace(/^[,.!] */, '') : text;
}

export function isFiller(sentence: string): boolean {
  return only.test(sentence.trim()) || leaves.test(sentence.trim());
}

/** "Fine, we do what he says" does what he says; "Well done" stays. */
export function withoutFiller(sentence: string): string {
  const found = before.exec(sentence)?.[0] ?? '';
  const rest = sentence.slice(found.length);
  return found === '' || !/\p{L}/u.test(rest) || /^(?:done|met|said|enough)\b/i.test(rest)
    ? sentence
    : upperFirst(rest);
}
