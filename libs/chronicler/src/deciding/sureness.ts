/** How sure it is that words mean somebody, something or somewhere; words that are not sure mean nobody and nothing. */
import { baseForm } from '../reading/base-form.js';
import { classOfVerb } from '../reading/verbs.js';
import { nounKindsOf, nounsAbove, type NounKind } from '../reading/wordnet.js';
import { isPersonWord } from './beings.js';

export type Sureness = 'sure' | 'perhaps' | 'no';

const solid: ReadonlySet<NounKind> = new Set([
  'thing',
  'food',
  'animal',
  'money',
  'message',
  'nature',
  'body',
]);
const somewhere = [
  'structure',
  'area',
  'way',
  'location',
  'region',
  'geological formation',
  'body of water',
  'land',
  'piece of land',
  'facility',
  'establishment',
];
const determined =
  /^(?:the|an?|my|our|your|his|her|their|its|this|that|these|those|some|any|every|each|both|another|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|\p{N}+)\s/iu;
const clauseWord =
  / (?:am|is|are|was|were|be|been|will|would|shall|should|can|could|may|might|must|has|have|had|does|did|do)(?:n[’']t)?(?: .*)?$/iu;
const hangers =
  / (?:right now|right away|straight away|myself|yourself|himself|herself|themselves|ourselves|itself|too|again|twice|thrice|once more|carefully|tonight|today|tomorrow|yesterday|now|alone|together|aloud|yet|still|instead|at once|back|back tonight|first|first of all)$/iu;

/** People only as they are counted. */
const reckoned = /^(?:muster|levy|levies|roll|rolls|vote|votes|ballot|count|draft|tally|turnout|motion)$/i;

/** A noun, by the word alone: "sergeant" is a person, "ruler" may be one, "sandal" is none. */
export function sureOfPerson(noun: string): Sureness {
  if (noun === '' || reckoned.test(noun)) return 'no';
  if (isPersonWord(noun)) return 'sure';
  const kinds = nounKindsOf(noun.toLowerCase());
  // A word that nobody knows may be a rank: "decurion".
  if (kinds.length === 0) return 'perhaps';
  const isPeople = kinds[0] === 'person' || kinds[0] === 'group';
  const isElse = kinds.some((kind) => !/^(?:person|group|idea|nature)$/.test(kind));
  if (isPeople && !isElse && !(kinds[0] === 'group' && kinds.includes('idea'))) return 'sure';
  return isPeople || kinds.includes('person') ? 'perhaps' : 'no';
}

/** Something one can have, give or break: with an article nearly any noun, bare only what is solid. */
export function isSureThing(phrase: string, noun: string): boolean {
  const kinds = nounKindsOf(noun.toLowerCase());
  if (/^(?:one|two|double|more|less|enough|first|last|second|thing|yet|round|late|half)$/i.test(noun))
    return false;
  if (kinds[0] === 'time') return false;
  const isDetermined = determined.test(phrase) || /[’']s? \p{L}/u.test(phrase) || /\p{Lu}/u.test(phrase);
  if (kinds.length === 0) return isDetermined && !/(?:ing|ed|ly)$/.test(noun);
  return isDetermined || solid.has(kinds[0]!) || kinds.includes('food');
}

/** Where one can be: a room, a road, a hill; no sandals, and no bare "round". */
export function isSomewhere(phrase: string, noun: string): boolean {
  const kinds = nounKindsOf(noun.toLowerCase());
  if (kinds[0] === 'place') return true;
  if (!determined.test(phrase) && !/[’']s? \p{L}/u.test(phrase)) return false;
  const above = nounsAbove(noun.toLowerCase());
  return somewhere.some((word) => above.includes(word));
}

/** "no slaves", "not the man", "none of them": nobody and nothing. */
export function meansNothing(words: string): boolean {
  return (
    /^(?:no|not|nor|neither|none|without|never)\b/i.test(words) ||
    // "he’s family" says something, and names nobody.
    /^(?:I|he|she|it|they|we|you|that|there|who)[’'](?:s|m|re|ve|d|ll)\b/i.test(words) ||
    /^(?:more|less|most|much|many|enough|so|is|am|are|was|were|be|he|she|they|we|what|whatever|whoever|ask)$/i.test(
      words,
    )
  );
}

/** The noun phrase in the words, without a clause, a reflexive or an hour that hangs on it. */
export function nounPhrase(words: string): string {
  let phrase = words
    .trim()
    .replace(/(?<!\b(?:Mr|Mrs|Mme|Mlle|M|Dr|St))[.;:!?](?: .*)?$/u, '')
    .replace(
      /,? (?:who|whom|whose|which|where|when|whether|while|if|because|until|than|what)(?:[’']\p{L}+)?(?: .*)?$/u,
      '',
    )
    .replace(/,? that (?=\p{Ll}).*$/u, '')
    .replace(/(?<=\p{L}) (?:I|we|he|she|they|you|it|there)(?:[’']\p{L}+| \p{L}).*$/u, '')
    .replace(clauseWord, '')
    // "through Iga right now", without its "now"
    .replace(/(?<=\p{Lu}\p{L}*) right$/u, '');
  for (let before = ''; before !== phrase;) {
    before = phrase;
    const shorter = phrase.replace(hangers, '').replace(/ (?:and|or|but)$/, '');
    if (!/^(?:the|an?|my|our|your|his|her|their|its)$/i.test(shorter)) phrase = shorter;
  }
  return withoutVerb(phrase).trim() || words.trim();
}

/** "the boy holds", "the kitchen staff and watch": the person, without what they do. */
function withoutVerb(phrase: string): string {
  const words = phrase.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at]!;
    if (/\p{Lu}/u.test(word) || /[’']s?$/u.test(words[at - 1]!)) continue;
    const isAnd = word === 'and' && words[at + 1] !== undefined;
    const verb = isAnd ? words[at + 1]! : word;
    if (classOfVerb(baseForm(verb.toLowerCase())) === undefined) continue;
    const isPerson = sureOfPerson(words[at - 1]!.toLowerCase()) === 'sure';
    const kind = nounKindsOf(verb.toLowerCase())[0];
    const isNoun = kind !== undefined && kind !== 'idea' && kind !== 'message';
    if (isAnd ? isPerson || !isNoun : isPerson && !isNoun) return words.slice(0, at).join(' ');
  }
  return phrase;
}

/** How somebody new is called: "the first rag dealer" is a rag dealer. */
export function newcomerName(words: string): string {
  const each =
    /^(?:(?:each|every)(?: single| one of the)?|an?(?= (?:household|family)$)) (\p{Ll}[\p{L} -]*)$/iu.exec(
      words,
    )?.[1];
  if (each) return `the ${pluralOf(each)}`;
  const article = (rest: string) => (/^[aeiou]/i.test(rest) ? `an ${rest}` : `a ${rest}`);
  const loose =
    /^(?:some|any|whichever|whatever|what|the (?:first|nearest|next|last)|one(?: of)?(?: the)?) (?=\p{Ll})(.+)$/iu.exec(
      words,
    )?.[1];
  if (!loose)
    return /^\p{Ll}[\p{L}-]*$/u.test(words) && !/[^s]s$|men$|people$|body$|one$/.test(words)
      ? article(words)
      : words;
  const head = loose.split(' ').at(-1)!;
  return /[^s]s$|men$|women$|people$/.test(head) ? `some ${loose}` : article(loose);
}

/** "family" → "families", "man" → "men". */
export function pluralOf(noun: string): string {
  if (/men$|people$|children$|[^s]s$/.test(noun)) return noun;
  if (/child$/.test(noun)) return `${noun}ren`;
  if (/man$/.test(noun)) return noun.replace(/man$/, 'men');
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
