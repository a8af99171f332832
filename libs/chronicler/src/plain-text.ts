/** What a player typed, made fit to stand in a story: no markup, no grammar signs, no controls, no half characters. */

/** Signs that mean something to markup, templates or grammars, and quotation marks: a story sets its own. */
const grammarSigns = /[{}<>[\]|#$%^*_`~\\=+"“”„«»]/g;
// Controls, direction marks, zero-width signs, private use, unassigned and unpaired surrogates.
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u20E3\uFE0F]/gu;
/** Longer texts are read no further. */
const MOST_CHARACTERS = 1200;

export function plainText(typed: string): string {
  return typed
    .slice(0, MOST_CHARACTERS)
    .replace(unseen, ' ')
    .replace(/(?=\D)\p{Extended_Pictographic}/gu, ' ')
    .replace(pictures, (sign) => (/\d/.test(sign) ? sign : ' '))
    .replace(grammarSigns, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.!?;:])/g, '$1')
    .trim();
}

/** "my men and I" → "your men and you": what the player says of themselves, said to them. */
export function secondPerson(text: string): string {
  return text
    .replace(/\b(I|we)(['’]m| am|['’]re| are)\b/gi, 'you are')
    .replace(/\b(I|we)['’]ve\b/gi, 'you have')
    .replace(/\b(I|we)['’]ll\b/gi, 'you will')
    .replace(/\b(I|we)['’]d\b/gi, 'you would')
    .replace(/\b(I|we) was\b/gi, 'you were')
    .replace(/\bI\b/g, 'you')
    .replace(/\bwe\b/gi, 'you')
    .replace(/\b(my|our)\b/gi, 'your')
    .replace(/\b(myself|ourselves)\b/gi, 'yourself')
    .replace(/\b(me|us)\b/g, 'you')
    .replace(/\b(mine|ours)\b/gi, 'yours');
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence's end cut off, so that it can go on. */
export function withoutStop(text: string): string {
  return text.trim().replace(/[.!?…;:,]+$/u, '');
}

const functionWords = new Set(
  (
    'a about above after again against all along also am an and another any anyone anything are around as ask at away be because been ' +
    'before being between both but by can cannot come could did do does doing done down during each else even ever every everyone ' +
    'few find first for from get give go going gone good had has have having he her here him his how i if in into is it its just keep ' +
    'know last let like made make many may me might more most much must my myself near never new next no nobody nor not nothing now of ' +
    'off old on once one only or other our out over own perhaps please put really said same say see shall she should so some someone ' +
    'something still such take tell than that the their them then there these they thing things think this those though through time to ' +
    'today together tomorrow too toward towards try under until up upon us use very want was way we well were what when where whether ' +
    'which while who whom whose why will with without would year yes yet you your happen happened happens'
  ).split(' '),
);

export const wordsOfGrammar: ReadonlySet<string> = functionWords;

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word.toLowerCase());
}

/** Words that carry meaning, in lower case and without the commonest endings. */
export function contentWords(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}[\p{L}’']*/gu) ?? [];
  return new Set(
    words
      .map((word) => word.replace(/['’]s?$/, ''))
      .filter((word) => word.length > 2 && !functionWords.has(word))
      .map(stem),
  );
}

export function stem(word: string): string {
  return word.length > 4 ? word.replace(/(ies|ied)$/, 'y').replace(/(ing|ed|es|s|e)$/, '') : word;
}

export function sharesWord(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const word of one) if (other.has(word)) return true;
  return false;
}

/** "The crowd takes…" may follow a colon as "the crowd takes…"; "Lafayette is…" stays. */
export function lowerFirstUnlessName(text: string): string {
  return /^(The|A|An|One|In|On|At|By|From|With|After|It|They|He|She|His|Her|Their|Its|Nobody|There|This|That|Those|These|You|Your|Of|For|To|All|When|Once|First|Bishops|Soldiers|Peace|Half)\b/.test(
    text,
  )
    ? lowerFirst(text)
    : text;
}
