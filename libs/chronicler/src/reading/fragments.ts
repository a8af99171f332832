/** Deeds without a verb: "Back to barracks", "Both letters into the brazier", "Letter to my daughter: stay". Their verb is put in. */
import { looksFinite } from './steps.js';
import { classOfVerb } from './verbs.js';
import { isVerb, nounKindsOf } from './wordnet.js';
import { wordsOf, type Word } from './words.js';

const motion =
  /^(?:back|up|down|out|off|over|home|away|on|north|south|east|west|into|onto|through|across|round|straight|forward|onward|onwards|inside|outside|upstairs|downstairs)$/;
const direction = /^(?:into|onto|under|inside|over|behind|through|across|in|on|to|around|round|up|down|out)$/;
const pointing =
  /^(?:to|into|onto|through|across|from|with|for|at|of|the|my|by|towards|toward|down|up|out|over|past|along)$/;
/** What one does with them, when nothing else is said. */
const ofThings: Readonly<Record<string, string>> = {
  bath: 'take a',
  bed: 'go to',
  home: 'go',
  breakfast: 'have',
  dinner: 'have',
  supper: 'have',
  lunch: 'have',
  sleep: '',
};
const isHead = /^(?:now|then|so|and|right|enough)[, ]+/i;

/** The sentence with its verb: "go back to barracks", or as it was. */
export function withVerb(sentence: string, isSomebody: (words: string) => boolean): string {
  const lead = isHead.exec(sentence)?.[0] ?? '';
  const rest = sentence.slice(lead.length);
  const letter = letterTo(rest, isSomebody);
  if (letter) return letter;
  const single = /^(?:a |my )?(\p{L}+)(?: (?:now|first|please))?[.!]*$/iu.exec(rest)?.[1]?.toLowerCase();
  if (single && Object.hasOwn(ofThings, single)) return `I ${`${ofThings[single]} ${single}`.trim()}.`;
  // "Everybody out", "The women out of the room"
  const out =
    /^((?:everybody|everyone|all(?: of you)?|you(?: two| all| lot)?|the (?:others?|rest|\p{L}+))(?: else)?)(?: get)? (out(?: of .+)?|away|outside)[.!]*$/iu.exec(
      rest,
    );
  if (out) return `I send ${small(out[1]!)} ${out[2]!}.`;
  if (/^by (?:ship|sea|boat|land|river|night|coach|carriage|horse)[.!]*$/i.test(rest))
    return `I go ${small(rest)}`;
  const words = wordsOf(rest);
  const clauseEnd = words.findIndex(({ after }) => /[,;:.!?—–]/.test(after));
  const clause = words.slice(0, clauseEnd < 0 ? words.length : clauseEnd + 1);
  if (clause.length < 2 || clause.some(isVerbal) || /[!?]/.test(clause.at(-1)!.after)) return sentence;
  const [first, second] = clause as [Word, Word, ...Word[]];
  // "Messenger to Cicero: hold out"
  if (second.bare === 'to' && nounKindsOf(first.bare)[0] === 'person' && /:/.test(clause.at(-1)!.after))
    return `I send a ${small(rest)}`;
  if (/:/.test(clause.at(-1)!.after) && nounKindsOf(clause[1]!.bare.replace(/s$/, ''))[0] !== 'person')
    return sentence;
  if (motion.test(first.bare) && pointing.test(second.bare)) return `I go ${small(rest)}`;
  if (first.bare === 'to' && clause.length <= 6 && /^(?:the|my|a)$/.test(second.bare) && clauseEnd >= 0)
    return `I go ${small(rest)}`;
  const at = clause.findIndex(({ bare }, index) => index > 0 && direction.test(bare));
  const isThing =
    /^(?:the|a|an|my|his|her|their|our|both|all|two|three|four|five|ten|twenty|every|each)$/.test(first.bare);
  if (
    !isThing ||
    at < 2 ||
    at >= clause.length - 1 ||
    !/^(?:into|onto|under|to|in|on)$/.test(clause[at]!.bare)
  )
    return sentence;
  // "The boy on the cart" is who or what, and where.
  if (!/^(?:into|onto|to)$/.test(clause[at]!.bare)) return sentence;
  const kinds = nounKindsOf(clause[at - 1]!.bare);
  const sends = kinds[0] === 'person' || kinds[0] === 'group';
  return `I ${sends || clause[at]!.bare === 'to' ? 'send' : 'put'} ${small(rest)}`;
}

/** "To Kanbe Nobutaka at Osaka: …", "Letter to my daughter Tama." */
function letterTo(sentence: string, isSomebody: (words: string) => boolean): string | null {
  const named =
    /^(?:(?:an?|my|the|another|one|two) )?(?:quick |short |long |last )?(?:letter|note|message|reply|answer|word|dispatch|orders?) to ([^:.,]{2,80})([:.,].*)?$/isu.exec(
      sentence,
    );
  if (named) return `I write to ${named[1]!}${named[2] ?? ''}`;
  const plain = /^(?:and )?to ((?:my |the )?[^:,.“]{2,60}?)((?: at | in |,)[^:“]{2,60})?: ?(.+)$/isu.exec(
    sentence,
  );
  if (!plain) return null;
  const who = plain[1]!.trim();
  const head = who.split(/\s+/).at(-1)!.toLowerCase();
  if (!isSomebody(who) && nounKindsOf(head)[0] !== 'person' && !/^\p{Lu}\S+(?: \p{Lu}\S+)?$/u.test(who))
    return null;
  return `I write to ${who}${plain[2]?.startsWith(',') ? '' : (/^[^,]*/.exec(plain[2] ?? '')?.[0] ?? '')}: ${plain[3]!}`;
}

function isVerbal(word: Word, index: number): boolean {
  if (looksFinite(word) || /^(?:i|we|he|she|they|you|it)(?:'|$)/.test(word.bare)) return true;
  if (index === 0) return false;
  return (
    isVerb(word.bare) &&
    nounKindsOf(word.bare).length === 0 &&
    (classOfVerb(word.bare) !== undefined || !/^(?:under|like|down|up|out|over|across)$/.test(word.bare))
  );
}

function small(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
