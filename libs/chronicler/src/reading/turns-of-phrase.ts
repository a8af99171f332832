/** Ways of saying it that are said more plainly before they are read: "Don't let anyone leave" is "Nobody is to leave". */
import { baseForm } from './base-form.js';

const turns: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:I |we )?(?:do not|don['’]t|never) (?:let|allow) any(?:one|body) (?:to )?(\p{L}.+)$/isu,
    'Nobody is to $1',
  ],
  [
    /^(?:I |we )?want (everybody|everyone|all of them|them all|them|him|her|the \p{L}+) (out(?: of .+)?|gone|away)([.!]*)$/isu,
    'I send $1 $2$3',
  ],
  [
    /^(?:I |we )?[Ll]et (him|her|them|the \p{L}+|\p{Lu}\p{L}+) have ((?:my|the|a|an|his|her|their|some|half|all|it|this|that)\b.*)$/su,
    'I give $1 $2',
  ],
  // "Kanbei and I ride to Himeji" is to ride with him.
  [
    /^(?:me and )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?|my \p{L}+)(?: and (?:I|me))? (?<=and (?:I|me) |^me and .*)((?!am\b|are\b|have\b|had\b|were\b)\p{Ll}[^,.;!?“]*)(.*)$/su,
    'I $2 with $1$3',
  ],
];

const madeSure =
  /^(?:I |we )?make sure (?:that )?(?:nobody|no one|no-one) (?:can )?(\p{L}+)(?= |[.!]|$)(.*)$/isu;

export function saidPlainly(sentence: string): string {
  const [, verb, rest = ''] = madeSure.exec(sentence) ?? [];
  if (verb) return `Nobody is to ${/^(?:is|are)$/i.test(verb) ? 'be' : baseForm(verb.toLowerCase())}${rest}`;
  for (const [pattern, plain] of turns)
    if (pattern.test(sentence))
      return sentence.replace(pattern, plain).replace(/^I send (.+?) gone/, 'I send $1 away');
  return sentence;
}
