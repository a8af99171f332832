/**
 * What the player does, step by step: "I send the boy home, take the halberd from him, and walk to the Bastille" is three. A grammar of few rules
 * reads the first person and the imperative, as players write them; what it cannot read stays one step that is told as typed.
 */
import type { ActClass } from '../eras/bank.js';
import { baseForm, isPastForm } from './base-form.js';
import { describedUntil, isDescribedPeople } from './described-people.js';
import { withErrands } from './errands.js';
import { classOfVerb, nearestVerb, VERB_WORDS_MAX } from './verbs.js';
import { isMainlyVerb, isVerb, nounKindsOf, verbFieldsOf, verbsAbove, type VerbField } from './wordnet.js';
import { isOpen, wordsOf, type Word } from './words.js';

export interface Phrase {
  /** "to", "with"; empty for what the verb is done to. */
  readonly prep: string;
  /** As typed: "the baker’s boy". */
  readonly text: string;
}

export interface Content {
  /** As typed, without marks: "that an old cousin of mine has died". */
  readonly text: string;
  /** `words`: what is said, word for word. */
  readonly kind: 'statement' | 'question' | 'order' | 'words';
}

export interface Step {
  readonly actClass: ActClass;
  /** Base form, with its particle: "take out". */
  readonly verb: string;
  readonly isNegated: boolean;
  /** The player wants, means or tries to; it is done all the same. */
  readonly isPast: boolean;
  /** As typed from the verb on, without a stop: "take the halberd from him". */
  readonly clause: string;
  /** What stands before it in its sentence: "When Lucile comes down". */
  readonly lead: string;
  readonly phrases: readonly Phrase[];
  readonly content: Content | null;
  /** What it is done for, part of the clause: "stop to write to Lucile". */
  readonly purpose: Step | null;
}

const prepositions = new Set(
  'to from with at in into on onto upon for by before behind after under over through toward towards against about near beside off across around among between along beyond inside outside past without during until till of above below beneath within throughout via as like'.split(
    ' ',
  ),
);
const particles = new Set(
  'up down out off back away in on over aside apart together home forward aloud alone again ahead along around about'.split(
    ' ',
  ),
);
const subordinators = new Set(
  "because so when while until if which who who's whom whose where as since although though unless whether whatever whoever than lest once".split(
    ' ',
  ),
);
const whWords = new Set('who whom whose what whether if why where when how which'.split(' '));
const subjects = new Set(
  'he she it they we you i there nobody everyone everybody someone somebody nothing everything all'.split(
    ' ',
  ),
);
const determiners = new Set(
  'the a an my his her their our your its this these those all some every each both any no another one two three four five six seven eight nine ten twenty hundred many few several half'.split(
    ' ',
  ),
);
const objectPronouns = new Set(
  'him her them it me us myself himself herself themselves yourself everyone everybody someone somebody nobody anybody anyone'.split(
    ' ',
  ),
);
const helpers = new Set("will shall would can could may might must should do did 'll".split(' '));
const wishes =
  /^(?:(?:want|wish|like|try|attempt|intend|mean|hope|plan|decide|decided|tried|begin|start|need|have|going|about|able|manage|managed|prepare|continue|seek|offer|dare|get|got|choose|ready) to |(?:go|come|try) and (?=\p{L}))/iu;
const adverbs = new Set(
  'never not also then now just still again only even always quickly slowly quietly first alone simply finally immediately instead secretly openly together calmly softly loudly gently carefully personally once soon suddenly at silently privately publicly solemnly both too either perhaps maybe please kindly rather thus therefore straight outright'.split(
    ' ',
  ),
);
const leadWords =
  /^(?:then|now|so|next|first|firstly|second|secondly|third|thirdly|finally|lastly|meanwhile|well|ok|okay|please|also|instead|again|still|but|and|yes|no|afterwards|later|tonight|today|tomorrow|here|there|perhaps|maybe|after that|at once|at last|of course|for now|in the meantime|that night|that evening|this time|once more)$/;
const clauseLeads = new Set(
  'when while as if after before once since because although though with without in on at from by during under for until that this tonight tomorrow all at'.split(
    ' ',
  ),
);
const notVerbs = new Set(
  'i you he she it we they the a an my our your his her their this that these those who what why when where how if there here to for with in on at of from by and or no not long all down up out off yes very too so than as but is are was were be been being am has had however hello hi ok okay please god monsieur madame'.split(
    ' ',
  ),
);
/** Nouns that could be verbs, too, and mostly are not. */
const mostlyNouns = new Set(
  'water rice hat man men people horse horses gold silver bread wine sword swords gun guns flag arms hand hands head heart house food sake tea money name names land lands army king lord captain master father guard guards soldier soldiers fire night day morning way road ground table door ship ships cloak purse letter paper friend friends enemy onion onions knife ring rings sail bow arrow armour prison honour glory peace love life death time plan treasure city town river mountain others blood face gift gifts grain corn salt oil cloth cannon powder musket muskets spear spears supplies troops stone back number incense rough list right past present minute second moment matter order orders incense silence business powder'.split(
    ' ',
  ),
);

/** What one is in, and does not do: "I need the money", "the fastest ship we own". */
const states = new Set(
  'need own know miss hate fear envy mean like prefer hope believe trust doubt suppose deserve except seem appear belong cost lack matter'.split(
    ' ',
  ),
);
/** How long, how often and how: it looks like a thing and is none. */
const adverbials =
  /^(?:(?:for |just |only )?(?:one|a|the|this|that|next|two|three|four|five|six|seven|ten|twenty|every|all|many|several|some|my|half an?|an)? ?(?:last|more|first|second|third|other|whole|little|long|good|single|final)? ?(?:more )?(?:times?|moments?|whiles?|minutes?|hours?|days?|nights?|weeks?|months?|years?|bit|little|once|twice|mornings?|evenings?|way|instant|second)|one|word|real|good|once|now|ever|yet|twice|thrice|barefoot|bareheaded|loud|round|more|fast|hard|low|high|straight|everywhere|nowhere|somewhere|else|properly|enough|too|anyway|though|tomorrow|tonight|today|yesterday)$/i;

const talking: ReadonlySet<ActClass> = new Set([
  'speak',
  'tell',
  'lie',
  'ask',
  'persuade',
  'promise',
  'threaten',
  'write',
  'order',
  'confess',
  'bargain',
  'refuse',
  'accept',
  'vote',
  'send',
  'summon',
  'joke',
  'insult',
  'praise',
  'teach',
  'free',
  'pray',
]);

const fieldClasses: Readonly<Record<VerbField, ActClass>> = {
  body: 'gesture',
  change: 'use',
  thought: 'study',
  talk: 'tell',
  fight: 'attack',
  eating: 'eat',
  touch: 'use',
  making: 'make',
  feeling: 'gesture',
  motion: 'go',
  seeing: 'study',
  having: 'take',
  social: 'other',
  being: 'other',
  weather: 'other',
};

export function classFor(verb: string): ActClass {
  const known = classOfVerb(verb);
  if (known) return known;
  for (const above of verbsAbove(verb)) {
    const found = classOfVerb(above);
    if (found && !tooCommon.has(above)) return found;
  }
  const [field] = verbFieldsOf(verb);
  return field ? fieldClasses[field] : 'other';
}

/** "examin" is meant to be "examine". */
function spelt(verb: string): string {
  return classOfVerb(verb) || verb.length < 5 || isVerb(verb) ? verb : (nearestVerb(verb) ?? verb);
}

/** Verbs so high up that they say nothing of those below. */
const tooCommon = new Set(
  'act move make change give take have be do get use work put travel touch think'.split(' '),
);

/** @param sentence one, of the player's own doing */
export function stepsOf(sentence: string): Step[] {
  const words = wordsOf(sentence);
  const starts = startsOf(words, sentence);
  const steps = starts.flatMap((start, index) => {
    const end = starts[index + 1]?.boundary ?? words.length;
    const step = stepAt(words, start, end, sentence);
    return step ? [step] : [];
  });
  return withErrands(steps);
}

interface Start {
  /** Where the clause begins, with its "and I". */
  readonly boundary: number;
  readonly verb: number;
  readonly isNegated: boolean;
}

function startsOf(words: readonly Word[], sentence: string): Start[] {
  const first = firstStart(words);
  if (!first) return [];
  const starts = [first];
  let inContent = false;
  for (let at = first.verb + 1; at < words.length; at += 1) {
    if (isOpen(sentence.slice(0, words[at]!.from))) continue;
    if (beginsWords(words, at, starts.at(-1)!)) return starts;
    // ", and if he refuses, sleep in the ditch": a resolve, and not done yet.
    if (
      /^(?:if|unless)$/.test(words[at]!.bare) &&
      /^(?:and|but|or)$/.test(words[at - 1]!.bare) &&
      /[,;]/.test(words[at - 2]?.after ?? '')
    )
      return starts;
    const next = furtherStart(
      words,
      at,
      starts.at(-1)!,
      inContent && !endsContent(words, at, starts.at(-1)!, sentence),
    );
    if (!next) {
      // What is said may begin late: "I tell the guards that …".
      inContent ||= contentFrom(words, starts.at(-1)!.verb, at + 1, sentence) !== null;
      continue;
    }
    starts.push(next);
    inContent = false;
    at = next.verb;
  }
  return starts;
}

/** Behind "I write to Nene:" all is written. */
function beginsWords(words: readonly Word[], at: number, last: Start): boolean {
  if (!/:/.test(words[at - 1]!.after)) return false;
  const { name } = verbWith(words, last.verb, baseForm(words[last.verb]!.bare), words.length);
  const goesOn =
    /^(?:i|we)$/.test(words[at]!.bare) &&
    /^(?:say|tell|claim|write|ask|swear)$/.test(words[at + 1]?.bare ?? '');
  return !goesOn && (talking.has(classFor(name)) || showsWords.test(name));
}

/**
 * "ask what he charges, and mention that …" goes on with a deed, since nobody in what is asked could "mention"; "that I will burn it and go" does not.
 */
function endsContent(words: readonly Word[], at: number, last: Start, sentence: string): boolean {
  const content = contentFrom(words, last.verb, at, sentence);
  if (!content || content.kind === 'words') return false;
  const hasComma = /,/.test(words[at - 1]!.after);
  const verb = words[at]!.bare === 'and' || words[at]!.bare === 'then' ? words[at + 1] : words[at];
  if (!verb || !isBaseVerb(verb) || !classOfVerb(verb.bare)) return false;
  // Nobody can be "sorry and pour".
  const isState =
    /^(?:that )?(?:I['’]m|I am|it['’]s|it is|(?:he|she)(?: is|['’]s)) (?:\p{L}+ ){0,3}?\p{L}+$/iu.test(
      content.text.trim(),
    );
  if (
    isState &&
    !states.has(verb.bare) &&
    !/^(?:want|have|wish|go|come)$/.test(verb.bare) &&
    verb !== words[at]
  )
    return !/\b(?:will|shall|must|would|should|can|going|to)\b/i.test(content.text);
  if (hasComma && words[at]!.bare === 'then' && content.kind === 'question') return true;
  const isOwnOath = content.kind === 'statement' && /^to\b/i.test(content.text);
  if (isOwnOath) return hasComma && verb !== words[at];
  if (content.kind === 'order') return false;
  if (/\b(?:i|we|they|you|will|shall|must|would|should|can|may|let|['’]ll)\b/i.test(content.text))
    return false;
  const asksOn =
    talking.has(classFor(verb.bare)) &&
    /^(?:if|whether|him|her|them|what|who)$/.test(words[words.indexOf(verb) + 1]?.bare ?? '');
  return hasComma || asksOn;
}

/** The first verb of the player's own. */
function firstStart(words: readonly Word[]): Start | null {
  let at = 0;
  while (at < words.length) {
    const two = `${words[at]!.bare} ${words[at + 1]?.bare ?? ''}`;
    if (leadWords.test(two)) at += 2;
    else if (
      leadWords.test(words[at]!.bare) &&
      !(at === 0 && /^(?:no|yes)$/.test(words[at]!.bare) && words.length === 1)
    )
      at += 1;
    else break;
  }
  if (at >= words.length) return null;
  const bare = words[at]!.bare;
  if (bare === 'i' || bare === 'we') {
    const own = verbAfterSubject(words, at + 1, at);
    return own ?? laterStart(words, at);
  }
  // "I’m scared" is no deed; "I’m hungry, bring food" is one behind it.
  if (/^(?:i|we)'(?:m|re)$/.test(bare)) {
    if (/ing$|^(?:not|going)$/.test(words[at + 1]?.bare ?? '')) return verbAfterSubject(words, at + 1, at);
    const comma = words.findIndex(({ after }, index) => index > at && /^[,;]$/.test(after));
    const behind = comma < 0 ? at : comma + 1;
    const isTold =
      behind > at &&
      behind < words.length - 1 &&
      isImperative(words, behind) &&
      isMainlyVerb(words[behind]!.bare);
    return isTold ? { boundary: behind, verb: behind, isNegated: false } : null;
  }
  if (/^(?:i|we)'(?:ll|d|ve)$/.test(bare)) return verbAfterSubject(words, at + 1, at);
  if (/^let(?:'s)?$/.test(bare) && /^(?:us|me)$/.test(words[at + 1]?.bare ?? ''))
    return verbAfterSubject(words, at + 2, at);
  if (bare === "let's") return verbAfterSubject(words, at + 1, at);
  const plain = verbAfterSubject(words, at, at);
  // "Stab him", "Hide": an order to oneself; but not "While he sleeps I …".
  if (plain && plain.verb === at && !clauseLeads.has(bare) && isImperative(words, at)) return plain;
  if (
    plain &&
    /^(?:never|do|don't|go|come|try|quickly|quietly|secretly|slowly|carefully)$/.test(bare) &&
    isImperative(words, plain.verb)
  )
    return plain;
  const told = imperativeBehindClause(words, at);
  if (told !== null) return { boundary: 0, verb: told, isNegated: false };
  return laterStart(words, at);
}

/** Behind a clause or a phrase: "When Lucile comes down I give her …", "That night I steal …", "I don’t trust him, so I search his room". */
function laterStart(words: readonly Word[], at: number): Start | null {
  for (let later = at + 1; later < words.length - 1; later += 1) {
    if (words[later]!.bare !== 'i' && words[later]!.bare !== 'we') continue;
    const before = words[later - 1]!;
    // "A guardsman grabs my arm, so I slap him"
    const isOwnClause =
      (subordinators.has(before.bare) && before.bare !== 'so') || /^(?:that|after|before)$/.test(before.bare);
    if (isOwnClause || !isMainSubject(words, at, later)) continue;
    const start = verbAfterSubject(words, later + 1, later);
    if (start) return { ...start, boundary: 0 };
  }
  return null;
}

/** "When he sleeps, take the key", "as soon as he’s busy get in my litter" */
function imperativeBehindClause(words: readonly Word[], from: number): number | null {
  if (!/^(?:when|while|as|once|after|before|until)$/.test(words[from]!.bare)) return null;
  if (words.some(({ bare }) => /^(?:i|we)(?:'|$)/.test(bare))) return null;
  const comma = words.findIndex(({ after }, index) => index > from && /,/.test(after));
  for (let at = comma >= 0 ? comma + 1 : from + 3; at < words.length; at += 1) {
    const before = words[at - 1]!;
    const isOpenTo =
      comma >= 0 ? at === comma + 1 : !isSubjectLike(before, words[at - 2]) && takesObject(words, at);
    if (isOpenTo && isBaseVerb(words[at]) && classOfVerb(words[at]!.bare)) return at;
    if (comma >= 0) return null;
  }
  return null;
}

/** What a verb of its own could follow: "the soldiers attack the gate". */
function isSubjectLike({ bare }: Word, subject: Word | undefined): boolean {
  return (
    (/[^s]s$/.test(bare) && !/^(?:he|she|it)$/.test(subject?.bare ?? '')) ||
    subjects.has(bare) ||
    determiners.has(bare) ||
    prepositions.has(bare) ||
    helpers.has(bare) ||
    /^(?:to|and|or|not)$/.test(bare)
  );
}

/** Of what stands before "I": a lead ("That night I …") or a clause that has ended, not one that goes on ("the fastest ship we own"). */
function isMainSubject(words: readonly Word[], from: number, at: number): boolean {
  const before = words[at - 1]!;
  const first = words[from]!.bare;
  if (/^(?:if|unless)$/.test(first)) return /,/.test(before.after);
  if (/^(?:case|means|moment|that|which|who|all|what|whatever)$/.test(before.bare))
    return clauseLeads.has(first) && before.after !== '';
  if (/[,;:—–-]/.test(before.after) || /^(?:and|so|then|but)$/.test(before.bare)) return true;
  const isShort = at - from <= 6 && !words.slice(from, at).some(looksFinite);
  return clauseLeads.has(first) || prepositions.has(first) || isShort;
}

export function looksFinite({ bare }: Word): boolean {
  return /^(?:is|are|was|were|has|have|had|will|would|can|could|must|should|do|does|did|means|says)$/.test(
    bare,
  );
}

function isImperative(words: readonly Word[], at: number): boolean {
  const { bare, text } = words[at]!;
  if (notVerbs.has(bare)) return false;
  const base = imperativeForm(words, at);
  if (base !== bare || states.has(base)) return false;
  // "bow deeply"
  if (mostlyNouns.has(bare) && !takesObject(words, at) && !/ly$/.test(words[at + 1]?.bare ?? ''))
    return false;
  const isKnown = classOfVerb(base) !== undefined;
  // "Incense for Kagetora" is a noun, "incense him" would be a verb.
  if (!isKnown && (!isVerb(base) || nounKindsOf(base).length > 0) && !takesObject(words, at)) return false;
  // "Cato waits" is somebody else's.
  if (/^\p{Lu}/u.test(text) && at > 0) return false;
  const next = words[at + 1];
  if (next && /^(?:is|are|was|were|has|had|will|would|can|could|of)$/.test(next.bare)) return false;
  return isKnown || isVerb(base);
}

/** "Found a newspaper" is no past of finding. */
function imperativeForm(words: readonly Word[], at: number): string {
  const { bare } = words[at]!;
  const base = baseForm(bare);
  return base !== bare && classOfVerb(bare) && /^(?:a|an|the|my|our)$/.test(words[at + 1]?.bare ?? '')
    ? bare
    : base;
}

/** Right behind it stands what only a verb can have: "water the horses", "ring up". */
function takesObject(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (!next || words[at]!.after !== '') return false;
  return (
    determiners.has(next.bare) ||
    objectPronouns.has(next.bare) ||
    (particles.has(next.bare) && classOfVerb(words[at]!.bare) !== undefined) ||
    (/^(?:to|for|at|towards?|into)$/.test(next.bare) &&
      /^(?:bow|head|sail|land|fire|plan|face)$/.test(words[at]!.bare)) ||
    /^\p{Lu}/u.test(next.text)
  );
}

function isBaseVerb(word: Word | undefined): boolean {
  if (!word || notVerbs.has(word.bare)) return false;
  const base = baseForm(word.bare);
  return base === word.bare && (classOfVerb(base) !== undefined || isVerb(base));
}

function startsObject(word: Word | undefined): boolean {
  if (!word) return false;
  return (
    determiners.has(word.bare) ||
    objectPronouns.has(word.bare) ||
    prepositions.has(word.bare) ||
    particles.has(word.bare) ||
    /^(?:that|whoever|whatever|what)$/.test(word.bare) ||
    /ly$/.test(word.bare) ||
    /^\p{Lu}|^\p{N}/u.test(word.text)
  );
}

/** @param from behind "I" */
function verbAfterSubject(words: readonly Word[], from: number, boundary: number): Start | null {
  let at = from;
  let isNegated = false;
  for (; at < words.length; at += 1) {
    const { bare } = words[at]!;
    if (/^(?:never|not|don't|won't|can't|cannot|didn't|wouldn't|shan't|mustn't|couldn't)$/.test(bare)) {
      isNegated = true;
      continue;
    }
    const rest = words
      .slice(at, at + 6)
      .map((word) => word.bare)
      .join(' ');
    const wish = wishes.exec(rest);
    if (wish && !isWay(wish[0], words[at + 2]) && !(/ and $/.test(wish[0]) && !isBaseVerb(words[at + 2]))) {
      at += wish[0].trim().split(' ').length - 1;
      continue;
    }
    // "go visit him"
    if (
      /^(?:go|come|run) (?:visit|see|get|find|tell|ask|look|fetch|talk|speak|check|buy|eat|kill|help|fight|meet|take|grab|steal|hide|tell|warn|wake|search|listen|watch|sit|pray)\b/.test(
        rest,
      )
    )
      continue;
    // "I guess he is lying" is an opinion, and nothing is done.
    if (
      /^(?:bet|guess|reckon|suspect|assume|imagine|wager|figure) (?:that )?(?:he|she|they|it|this|there)\b/.test(
        rest,
      )
    )
      return null;
    if (/^(?:go|come) (?:looking|searching|hunting|fishing|asking|begging)\b/.test(rest)) continue;
    if (/^(?:refuse|decline) to \p{L}/u.test(rest)) break;
    // "We can still go back" does not go; "I should probably go" does.
    if (/^(?:can|could|may|might)$/.test(bare) || /^(?:should have|rather|would rather)\b/.test(rest))
      return null;
    if (
      helpers.has(bare) &&
      words[at + 1] &&
      !/^(?:the|a|an|it|nothing|my|what|as|this|that|everything|so)$/.test(words[at + 1]!.bare)
    )
      continue;
    if (/^(?:am|are|'m)$/.test(bare) && /ing$|^(?:not|going)$/.test(words[at + 1]?.bare ?? '')) continue;
    if (
      adverbs.has(bare) ||
      (/ly$/.test(bare) && !isVerb(bare)) ||
      /^(?:myself|ourselves|all|both|each)$/.test(bare)
    )
      continue;
    break;
  }
  const verb = words[at];
  if (!verb || (notVerbs.has(verb.bare) && !/^(?:am|was|be|have|has|had|are|were)$/.test(verb.bare)))
    return null;
  if (subordinators.has(verb.bare) || whWords.has(verb.bare)) return null;
  const base = spelt(baseForm(verb.bare));
  if (!classOfVerb(base) && !isVerb(base) && !/^(?:am|was|be|are|were)$/.test(verb.bare)) return null;
  const next = words[at + 1]?.bare ?? '';
  if (
    (states.has(base) && !setToDo(words, at, words.length, '')) ||
    (base === 'have' && isPossession(words, at))
  )
    return null;
  if ((base === 'care' && next !== 'for') || (base === 'feel' && !determiners.has(next) && next !== 'for'))
    return null;
  return { boundary, verb: at, isNegated };
}

/** "going to bed", "going to the market" is a way. */
function isWay(wish: string, next: Word | undefined): boolean {
  return (
    /^going to $/i.test(wish) &&
    next !== undefined &&
    (determiners.has(next.bare) ||
      /^(?:bed|sleep|church|war|town|mass|market|work|court|sea|him|her|them)$/.test(next.bare) ||
      /^\p{Lu}/u.test(next.text))
  );
}

/** "I have half a sack of flour" is no deed; "have the gates shut", "have a word with him" are. */
function isPossession(words: readonly Word[], at: number): boolean {
  if (verbWith(words, at, 'have', words.length).length > 1) return false;
  let isNoun = false;
  for (let later = at + 1; later < words.length; later += 1) {
    const word = words[later]!;
    if (objectPronouns.has(word.bare)) isNoun = true;
    else if (isNoun && !determiners.has(word.bare) && isDoneTo(word)) return false;
    else if (!determiners.has(word.bare) && !adverbs.has(word.bare)) isNoun = true;
    if (/[,;:.!?]/.test(word.after) && later > at + 1) break;
  }
  const rest = words.slice(at + 1, at + 6).map(({ bare }) => bare);
  return !rest.some((bare) => nounKindsOf(bare)[0] === 'food');
}

/** "shut", "brought", "open": what is to happen to somebody or something that one has. */
function isDoneTo(word: Word): boolean {
  const base = baseForm(word.bare);
  if (isPastForm(word.bare)) return true;
  return (
    base === word.bare &&
    classOfVerb(base) !== undefined &&
    !mostlyNouns.has(base) &&
    nounKindsOf(base)[0] !== 'person'
  );
}

/** A clause that begins at word `at`, behind a comma, an "and" or both. */
function furtherStart(words: readonly Word[], at: number, last: Start, inContent: boolean): Start | null {
  const before = words[at - 1]!;
  let from = at;
  const hasComma = /[,;:—–-]/.test(before.after);
  let joins = hasComma;
  if (/^(?:and|then|but|or)$/.test(words[from]!.bare)) {
    joins = true;
    from += 1;
    while (
      words[from] &&
      /^(?:then|so|at|once|finally|also|now|when|afterwards|while|next|quietly|meanwhile|myself)$/.test(
        words[from]!.bare,
      )
    ) {
      if (/^(?:when|while)$/.test(words[from]!.bare)) return afterCondition(words, from, at);
      from += 1;
    }
  }
  if (!joins || from >= words.length) return null;
  const { bare } = words[from]!;
  // "…, or I burn your shrine" threatens.
  if (words[at]!.bare === 'or' && (bare === 'i' || bare === 'we')) return null;
  // "write to Atticus that …, and beg him to tell me": all of it is written.
  if (
    inContent &&
    classFor(baseForm(words[last.verb]!.bare)) === 'write' &&
    objectPronouns.has(words[from + 1]?.bare ?? '') &&
    talking.has(classFor(baseForm(bare)))
  )
    return null;
  if (bare === 'i' || bare === 'we') {
    // "I tell the Gauls: we ride tonight" is said.
    if (
      /:/.test(before.after) &&
      talking.has(classFor(baseForm(words[last.verb]!.bare))) &&
      !/^(?:say|tell|claim|write|ask|swear)$/.test(words[from + 1]?.bare ?? '')
    )
      return null;
    const start = verbAfterSubject(words, from + 1, at);
    if (!start) return null;
    // "that I love her and that I will …" is said, and so is "and I will marry her" within what is said.
    const isThen = words.slice(at, from).some(({ bare: joint }) => joint === 'then' || joint === 'meanwhile');
    if (inContent && !(hasComma || isThen)) return null;
    if (inContent && helpers.has(words[from + 1]?.bare ?? '')) return null;
    // "I tell them it’s true, we march at first light": those who are told march, too.
    if (
      inContent &&
      bare === 'we' &&
      !isThen &&
      !words.slice(0, last.verb).some((word) => word.bare === 'we')
    )
      return null;
    if (
      inContent &&
      /:/.test(
        words
          .slice(last.verb, at - 1)
          .map(({ after }) => after)
          .join(''),
      )
    )
      return null;
    return start;
  }
  if (inContent) return null;
  // "and with the money I hire ten men"
  if (from > at && prepositions.has(bare) && !/,/.test(words[from]!.after)) {
    const own = words.findIndex(
      ({ bare: one }, index) => index > from && index <= from + 5 && /^(?:i|we)$/.test(one),
    );
    const isNear = own > 0 && words.slice(from, own).every(({ after }) => !/[.;:!?]/.test(after));
    if (isNear && !determiners.has(words[own - 1]!.bare)) return verbAfterSubject(words, own + 1, at);
  }
  if (words[from]!.text !== bare && from !== 0 && /^\p{Lu}/u.test(words[from]!.text)) return null;
  const start = verbAfterSubject(words, from, at);
  if (!start) return null;
  const verb = words[start.verb]!;
  const base = baseForm(verb.bare);
  const lastIsPast = isPastForm(words[last.verb]!.bare);
  if (base !== verb.bare && !(lastIsPast && isPastForm(verb.bare))) return null;
  if (notVerbs.has(verb.bare) || (mostlyNouns.has(verb.bare) && !takesObject(words, start.verb))) return null;
  const next = words[start.verb + 1];
  const endsHere = !next || /[.,;:!?]/.test(verb.after) || /^(?:and|then|but)$/.test(next.bare);
  const isPhrasal = verbWith(words, start.verb, base, words.length).length > 1;
  const isPlainly =
    objectPronouns.has(next?.bare ?? '') || /^(?:say|tell|get|make|let|keep|give|go)$/.test(base);
  // "but do not strike"
  if (nounKindsOf(base).length > 0 && !isPhrasal && !isPlainly && !start.isNegated) {
    if (!classOfVerb(base)) return null;
    const precededByAnd = words[at]!.bare === 'and' || words[at]!.bare === 'then';
    if (!(
      startsObject(next) ||
      (endsHere && precededByAnd) ||
      ((precededByAnd || isMainlyVerb(base)) && isBareObject(next, base))
    ))
      return null;
    if (next && /^of$/.test(next.bare)) return null;
  }
  return start;
}

/** "and plant rice" */
function isBareObject(next: Word | undefined, verb: string): boolean {
  if (!next || nounKindsOf(verb)[0] === 'person' || looksFinite(next)) return false;
  return nounKindsOf(next.bare).length > 0 && !prepositions.has(next.bare) && !adverbs.has(next.bare);
}

/** ", and when I stand before him I shoot him". */
function afterCondition(words: readonly Word[], from: number, boundary: number): Start | null {
  const subject = words[from + 1]?.bare;
  const told = imperativeBehindClause(words, from);
  if (told !== null) return { boundary, verb: told, isNegated: false };
  for (let at = from + (subject === 'i' || subject === 'we' ? 2 : 1); at < words.length; at += 1)
    if (words[at]!.bare === 'i' || words[at]!.bare === 'we') return verbAfterSubject(words, at + 1, boundary);
  return null;
}

function stepAt(
  words: readonly Word[],
  { boundary, verb: at, isNegated }: Start,
  end: number,
  sentence: string,
): Step | null {
  const verb = words[at]!;
  const base = spelt(at === 0 ? imperativeForm(words, at) : baseForm(verb.bare));
  const { name, length } = verbWith(words, at, base, end);
  const made = madeToDo(words, at, end, sentence);
  const content = made ?? contentFrom(words, at, end, sentence);
  const until = content ? content.at : end;
  const { phrases, particle } = phrasesOf(words, at + length, until, sentence);
  const withParticle = particle && classOfVerb(`${base} ${particle}`) ? `${base} ${particle}` : name;
  const lead = leadOf(words, boundary, at, sentence);
  const last = words[end - 1]!;
  if (isNegated && !isPastForm(verb.bare) && isSilence(withParticle, phrases))
    return silence(withParticle, phrases, sentence.slice(verb.from, last.until), lead);
  const closes = /^[.!?…,]*["”»]/u.exec(last.after)?.[0] ?? '';
  const typed = sentence.slice(verb.until, last.until) + closes;
  const isDictated = content?.kind === 'words' && /:$/.test(words[content.at - 1]!.after);
  const behindVerb =
    isDictated && !/^(?:that|whether|if)\b/i.test(content.text)
      ? quotedBehind(sentence.slice(verb.until, words[content.at - 1]!.until), content.text)
      : typed;
  // "because I ran" is told as what one does: in the base form.
  const clause = (base === 'be' || base === verb.bare ? verb.text : base) + behindVerb;
  return {
    actClass: made
      ? 'order'
      : (classByObjects(base, phrases, clause, withParticle) ?? classFor(withParticle)),
    verb: isBurned(base, phrases) ? 'burn' : withParticle,
    isNegated,
    isPast: isPastForm(verb.bare) && base !== verb.bare && !/^(?:am|is|are|'m|'re)$/.test(verb.bare),
    clause,
    lead,
    phrases,
    content: content && { text: content.text, kind: content.kind },
    purpose: content ? null : purposeOf(words, at + length, end, sentence),
  };
}

/** Dictated words keep their "I". */
function quotedBehind(head: string, words: string): string {
  return `${head}: “${words.charAt(0).toUpperCase()}${words.slice(1)}”`;
}

/** What an everyday verb is by what goes with it: "I want Toshiie here", "call him a coward", "put it in the fire". */
function classByObjects(
  base: string,
  phrases: readonly Phrase[],
  clause: string,
  name: string,
): ActClass | null {
  if (base === 'want' && /\b(?:here|brought|in front of me|before me)\b/i.test(clause)) return 'summon';
  if (base === 'call' && phrases.length > 1 && phrases[1]!.prep === '' && /^an? /i.test(phrases[1]!.text))
    return 'insult';
  // A door that is locked is not hidden away.
  if (/^(?:lock|bolt)$/.test(base) && /\b(?:doors?|gates?|rooms?|windows?|shutters|house)\b/i.test(clause))
    return 'use';
  if (isFeigned(clause)) return 'gesture';
  const everyday = classByWords(base, phrases, clause);
  if (everyday) return everyday;
  // "throw them my watch" hands it over; "throw it at them" does not.
  if (/^(?:throw|toss|fling|cast|hurl|chuck|lob)$/.test(base) && isDative(phrases)) return 'give';
  // "cut the purse from his belt" steals it.
  if (/^(?:cut|cut off|slice|snip|unhook)$/.test(base) && /\bpurse\b/i.test(clause)) return 'steal';
  // "divide between them the sack of flour"
  if (/^(?:divide|split|share)$/.test(base) && /\b(?:between|among|amongst)\b/i.test(clause)) return 'give';
  // "read out that Necker is recalled": it need not stand there.
  if (base === 'read' && /\b(?:out|aloud)\b.*\bthat\b/i.test(clause)) return 'tell';
  // "cut off its water" is part of a siege, and no water is gone.
  if (
    /^cut off\b.*\b(?:water|food|suppl(?:y|ies)|grain|corn|rice|retreat|roads?|escape|lines?)\b/i.test(clause)
  )
    return 'use';
  // "propose that the Assembly move to Paris" is a motion.
  if (/^(?:propose|move|motion)$/.test(base) && /^\p{L}+ that\b/iu.test(clause)) return 'vote';
  if (isMakingWay(base, phrases, clause)) return 'go';
  if (isBurned(base, phrases)) return 'destroy';
  // "stop at the chapel", "kick off my shoes" are verbs of their own.
  return name === base || name === `${base} the` ? classByThing(base, phrases) : null;
}

/** "put my sword to his neck", "put it on his account", "run there", "offer him easier terms". */
function classByWords(base: string, phrases: readonly Phrase[], clause: string): ActClass | null {
  const [first, second] = phrases;
  if (
    /^(?:put|hold|lay|press|set|place|point|level|aim)$/.test(base) &&
    /\b(?:swords?|blades?|knife|dagger|pistols?|muskets?|gun|spear|point|halberd|sabre|gladius|razor)\b.* (?:to|at|against|on|under|in) (?:his|her|their|the|\p{Lu}\p{L}+[’']s?) ?(?:\p{L}+[’']s )?(?:necks?|throats?|chests?|hearts?|ribs|heads?|belly|back|chin|face|temple)\b/iu.test(
      clause,
    )
  )
    return 'threaten';
  if (/^(?:put|set|charge)$/.test(base)) {
    if (/\b(?:on|to) (?:\p{L}+[’']?s? )?(?:account|tab|slate|bill)\b/iu.test(clause)) return 'trade';
    if (/\b(?:in writing|on paper|down in ink)\b/i.test(clause)) return 'write';
  }
  if (base === 'do') return /^do (?:it|so|that|this)\b/i.test(clause) ? 'other' : null;
  const spent =
    base === 'spend' &&
    /\b(?:evenings?|nights?|days?|hours?|mornings?|weeks?|months?|time|winter|summer|afternoon)\b/i.test(
      clause,
    );
  if (spent) {
    const doing = / (?!evening|morning)(\p{L}+ing)\b/iu.exec(clause)?.[1]?.toLowerCase();
    return doing ? classFor(baseForm(doing)) : 'wait';
  }
  // "stop them from killing him", "hold the crowd back"
  if (
    (/^(?:stop|keep|hold|prevent)$/.test(base) &&
      / (?:him|her|them|everyone|everybody|anyone|the [\p{L} ]+|\p{Lu}\p{L}+) from \p{L}+ing\b/u.test(
        clause,
      )) ||
    /^hold (?:back (?:the|them|him|her)\b|(?:the \p{L}+|them|him|her) back\b)/iu.test(clause)
  )
    return 'defend';
  if (base === 'make' && /^make sure\b/i.test(clause)) return 'order';
  if (
    base === 'keep' &&
    /^keep (?:my mouth shut|quiet|silent|calm|my (?:temper|head|tongue|face|voice|distance))\b/i.test(clause)
  )
    return 'gesture';
  if (
    base === 'leave' &&
    first?.prep === '' &&
    /\b(?:in command|in charge|on guard|as (?:governor|commander|my)|with (?:\d[\d,.]*|\p{L}+) (?:men|legions?|cohorts?|soldiers))\b/iu.test(
      clause,
    )
  )
    return 'order';
  if (base === 'run' && /^run (?:there|back|home|ahead|inside|upstairs|downstairs|over)\b/i.test(clause))
    return 'go';
  if (base === 'meet' && first && /^(?:at|in|by|on|near|outside)$/.test(first.prep)) return 'go';
  if (
    base === 'ask' &&
    /^ask (?:\p{L}+ )?for (?:his|her|their|the|an|any|some) (?:\p{L}+ )?(?:answer|reply|news|report|opinion|advice|name|reason)s?\b/iu.test(
      clause,
    )
  )
    return 'ask';
  if (base === 'offer' && [first, second].some((one) => one?.prep === '' && offered.test(one.text)))
    return 'bargain';
  if (
    /^(?:hide|conceal)$/.test(base) &&
    first?.prep === '' &&
    /^(?:thing|message|money|food)$/.test(nounKindsOf(headOf(first.text))[0] ?? '')
  )
    return 'bury';
  return null;
}

const offered =
  /\b(?:terms?|peace|truce|alliance|friendship|deal|bargain|treaty|amnesty|pardon|mercy|life|freedom|safety|protection|command|post|office|place|job|work|lands?|provinces?|share|half|ransom|exchange|choice|chance|marriage|hand|partnership|surrender)$/i;

/** "them my watch": somebody, and behind them what they get. */
function isDative([to, what]: readonly Phrase[]): boolean {
  if (!to || !what || to.prep !== '' || what.prep !== '') return false;
  return objectPronouns.has(to.text.toLowerCase()) || nounKindsOf(headOf(to.text))[0] === 'person';
}

/** What is done to a thing is another deed than the same done to somebody: "hang the banner", "cut the rope", "slam the door". */
function classByThing(base: string, phrases: readonly Phrase[]): ActClass | null {
  const [first, ...rest] = phrases;
  if (
    !first ||
    first.prep !== '' ||
    !/^(?:the|an?|my|his|her|their|this|that|these|those) /i.test(first.text)
  )
    return base === 'order' && first && nounKindsOf(headOf(first.text))[0] === 'food' ? 'trade' : null;
  const [kind] = nounKindsOf(headOf(first.text));
  if (base === 'return') return kind === 'person' || kind === 'place' || kind === 'time' ? null : 'give';
  if (base === 'stop' && kind) return kind === 'person' ? 'arrest' : 'order';
  if (base === 'order' && kind === 'food') return 'trade';
  if (kind !== 'thing' && kind !== 'message') return null;
  if (rest.some(({ prep, text }) => prep === 'at' || /\b(?:face|head|him|her|them)\b/i.test(text)))
    return null;
  return Object.hasOwn(doneToThings, base) ? doneToThings[base]! : null;
}

function headOf(text: string): string {
  return (/^(.+?)(?: of | in | with | open| shut|$)/i.exec(text.toLowerCase())?.[1] ?? '').split(' ').at(-1)!;
}

const doneToThings: Readonly<Record<string, ActClass>> = {
  cut: 'destroy',
  kick: 'destroy',
  hang: 'use',
  slam: 'use',
  shake: 'use',
  pull: 'use',
  push: 'use',
  beat: 'use',
  hit: 'use',
  strike: 'use',
  throw: 'use',
  turn: 'use',
  pick: 'use',
  deliver: 'give',
  exchange: 'trade',
};

/** "pretend to faint": it is seen, and nothing is said. */
function isFeigned(clause: string): boolean {
  const feigned =
    /^(?:pretend|feign|fake|make believe|act as if|play)(?: to)? (?:be (?=\p{L}+(?:$|[,.!]))|not to )?(\p{L}+)/iu.exec(
      clause,
    )?.[1];
  if (feigned === undefined || !/^(?:pretend|feign|fake)/i.test(clause)) return false;
  if (
    /^(?:feign|fake) (?:an? )?(?!letter|document|seal|note|order|message|treaty|will|interest|friend|loyal)\p{L}/iu.test(
      clause,
    )
  )
    return true;
  return (
    /^(?:dead|ill|sick|asleep|drunk|lame|deaf|blind|mad|surprise|sleep|illness|sickness|hear|notice|see)$/i.test(
      feigned,
    ) ||
    (/ to (?!be\b)/i.test(clause) &&
      /^(?:gesture|rest|eat|flee|go|pray|mourn|study|read|hide)$/.test(classFor(feigned.toLowerCase())))
  );
}

/** "push to their table", "shoulder my way through the crowd": no blow is struck. */
function isMakingWay(base: string, phrases: readonly Phrase[], clause: string): boolean {
  const [first] = phrases;
  if (/^\p{L}+ (?:my|our) (?:own )?way\b/iu.test(clause))
    return /^(?:push|elbow|shoulder|shove|force|fight|squeeze|press|worm|barge|muscle|thread|pick|make|work|find|bully|jostle|edge|weave|wind|talk)$/.test(
      base,
    );
  return (
    /^(?:push|elbow|shoulder|shove|force|squeeze|press|worm|barge|muscle|jostle|crowd|edge|thread|weave|slip|fight)$/.test(
      base,
    ) &&
    first !== undefined &&
    /^(?:to|through|past|towards?|into|between|among|inside)$/.test(first.prep)
  );
}

function isBurned(base: string, phrases: readonly Phrase[]): boolean {
  return (
    /^(?:put|throw|drop|toss|cast|fling|hurl|set|lay)$/.test(base) &&
    phrases.some(
      ({ prep, text }) =>
        /^(?:in|into|on|onto)$/.test(prep) &&
        /^(?:the |a |my )?(?:fire|flames?|brazier|hearth|stove|furnace|oven)$/i.test(text),
    )
  );
}

/** "I want Kanbei to read it", "leave two men to hold the gate", "get forty others to sign": what they are to do. */
function setToDo(words: readonly Word[], verb: number, end: number, sentence: string): FoundContent | null {
  const base = baseForm(words[verb]!.bare);
  if (!/^(?:want|need|get|leave|like|require|expect)$/.test(base)) return null;
  const subject = words[verb + 1];
  if (!subject || /^(?:it|this|that|something|anything|nothing|to)$/.test(subject.bare)) return null;
  const isPeople =
    determiners.has(subject.bare) ||
    objectPronouns.has(subject.bare) ||
    subject.bare === 'you' ||
    /^[\p{Lu}\p{N}]/u.test(subject.text);
  if (!isPeople) return null;
  for (let at = verb + 2; at < Math.min(end - 1, verb + 8); at += 1) {
    const before = words[at - 1]!;
    if (/[,;:.]/.test(before.after) || (prepositions.has(before.bare) && before.bare !== 'behind'))
      return null;
    if (words[at]!.bare !== 'to' || !looksLikeVerb(words[at + 1]!, words[at + 2])) continue;
    if (/^(?:be|have)$/.test(words[at + 1]!.bare)) return null;
    // "leave Rome to join him" is gone; "get a boat to cross" is got.
    const who = words.slice(verb + 1, at).filter(({ bare }) => bare !== 'behind');
    const head = who.at(-1)!;
    const isSomebody =
      objectPronouns.has(head.bare) ||
      head.bare === 'you' ||
      /^(?:others|men|people|some|each|\d+|hundred|thousand|rest|horse|foot|cavalry)$/.test(head.bare) ||
      nounKindsOf(head.bare)[0] === 'person' ||
      (nounKindsOf(head.bare)[0] === 'group' && base !== 'leave') ||
      (/^\p{Lu}/u.test(head.text) && (base !== 'leave' || nounKindsOf(head.bare)[0] !== 'place'));
    if (!isSomebody) return null;
    return { at, text: sentence.slice(words[at]!.from, words[end - 1]!.until), kind: 'order' };
  }
  return null;
}

/** "have the merchant open his store", "make the man sit down": what somebody else is to do. */
function madeToDo(words: readonly Word[], verb: number, end: number, sentence: string): FoundContent | null {
  const base = baseForm(words[verb]!.bare);
  const set = setToDo(words, verb, end, sentence);
  if (set) return set;
  if (!/^(?:have|make|let)$/.test(base) || verbWith(words, verb, base, end).length > 1) return null;
  const subject = words[verb + 1];
  if (
    !subject ||
    !(determiners.has(subject.bare) || objectPronouns.has(subject.bare) || /^\p{Lu}/u.test(subject.text))
  )
    return null;
  // "make each swear", "let all the water out": nobody is called by what stands behind "the".
  let ahead = verb + 1;
  while (determiners.has(words[ahead]?.bare ?? '') && ahead < end - 1) ahead += 1;
  const isPronoun =
    (objectPronouns.has(subject.bare) && subject.bare !== 'her') ||
    (/^(?:each|both|all|some)$/.test(subject.bare) && ahead === verb + 2 && isBaseVerb(words[ahead]));
  const first = isPronoun ? verb + 2 : ahead + 1;
  for (let at = first; at < Math.min(end, verb + 8); at += 1) {
    const word = words[at]!;
    if (/[,;:.]/.test(words[at - 1]!.after) || looksFinite(word)) return null;
    const isNoun = nounKindsOf(word.bare).length > 0;
    if (determiners.has(words[at - 1]!.bare) && !isPronoun) continue;
    if (!isBaseVerb(word) || prepositions.has(word.bare) || isPastForm(word.bare) || !classOfVerb(word.bare))
      continue;
    if (isNoun && !takesObject(words, at) && !(objectPronouns.has(words[at - 1]!.bare) && at === first))
      continue;
    return { at, text: `to ${sentence.slice(word.from, words[end - 1]!.until)}`, kind: 'order' };
  }
  return null;
}

/** "I don’t say a word", "I do not answer him" */
function isSilence(verb: string, phrases: readonly Phrase[]): boolean {
  if (!/^(?:say|speak|answer|reply|respond|utter|talk)(?: to)?$/.test(verb)) return false;
  const [first] = phrases;
  return (
    !first ||
    first.prep !== '' ||
    /^(?:a (?:single )?word|anything|a thing|(?:any|either|one|none) of|him|her|them|it|back)/i.test(
      first.text,
    ) ||
    verb === 'answer'
  );
}

function silence(verb: string, phrases: readonly Phrase[], clause: string, lead: string): Step {
  const to = phrases.find(
    ({ prep, text }) => prep === 'to' || (/^answer/.test(verb) && prep === '' && !/^(?:a|any)\b/i.test(text)),
  );
  return {
    actClass: 'gesture',
    verb: 'say nothing',
    isNegated: false,
    isPast: false,
    clause: to
      ? `say nothing to ${to.text}`
      : /^(?:say|speak|utter)/.test(clause)
        ? 'say nothing'
        : 'give no answer',
    lead,
    phrases: to ? [{ prep: 'to', text: to.text }] : [],
    content: null,
    purpose: null,
  };
}

function purposeOf(words: readonly Word[], from: number, end: number, sentence: string): Step | null {
  if (/^(?:pretend|feign|fake)/.test(words[from - 1]?.bare ?? '')) return null;
  for (let at = from; at < end - 1; at += 1) {
    // What stands behind a colon is no aim.
    if (/:/.test(words[at - 1]?.after ?? '')) return null;
    if (words[at]!.bare !== 'to' || !looksLikeVerb(words[at + 1]!, words[at + 2])) continue;
    if (/^(?:be|have)$/.test(words[at + 1]!.bare)) return null;
    return stepAt(
      words,
      { boundary: at + 1, verb: at + 1, isNegated: words[at - 1]?.bare === 'not' },
      end,
      sentence,
    );
  }
  return null;
}

/** The longest entry of the lexicon that begins here. */
function verbWith(
  words: readonly Word[],
  at: number,
  base: string,
  end: number,
): { name: string; length: number } {
  for (let length = Math.min(VERB_WORDS_MAX, end - at); length > 1; length -= 1) {
    const rest = words.slice(at + 1, at + length).map(({ bare }) => bare);
    const name = [base, ...rest].join(' ');
    // "tie his hands": whose they are belongs to what is tied.
    if (classOfVerb(name))
      return {
        name,
        length: /^(?:him|her|them|his|their|my|the|a|an)$/.test(rest.at(-1)!) ? length - 1 : length,
      };
  }
  return { name: base, length: 1 };
}

function leadOf(words: readonly Word[], boundary: number, verb: number, sentence: string): string {
  let from = boundary;
  while (
    from < verb &&
    /^(?:and|but|then|so|or)$/.test(words[from]!.bare) &&
    !(words[from]!.bare === 'so' && /^(?:much|many)$/.test(words[from + 1]?.bare ?? ''))
  )
    from += 1;
  const subject = words.slice(from, verb).findLastIndex(({ bare }) => bare === 'i' || bare === 'we');
  if (subject <= 0) return '';
  const last = words[from + subject - 1]!;
  const text = sentence.slice(words[from]!.from, last.until).replace(/,? so$/i, '');
  return leadWords.test(text.toLowerCase()) ? '' : text;
}

interface FoundContent extends Content {
  /** Its first word. */
  readonly at: number;
}

/** What is sung or put up may be words, too. */
const showsWords =
  /^(?:sing|chant|hum|put up|post|nail|carve|paint|recite|toast|put|sign|scratch|cry|call|roar|laugh|proclaim|mutter|set down|pin|cheat|bet|move|read|turn|face)/;

/** What is said, asked or ordered, as far as it begins before `end`. */
function contentFrom(
  words: readonly Word[],
  verb: number,
  end: number,
  sentence: string,
): FoundContent | null {
  const base = baseForm(words[verb]!.bare);
  const { name } = verbWith(words, verb, base, words.length);
  const actClass = classFor(name);
  // What one meets or shows is told which it is.
  const isTalk = talking.has(actClass) && !/^(?:meet|free)$/.test(base);
  const text = (from: number): string => {
    const until = words.slice(from, end).at(-1)?.until ?? sentence.length;
    const start = words[from]?.from ?? until;
    const tail = end === words.length ? sentence.slice(until) : '';
    return (sentence.slice(start, until) + tail).replace(/^["“«]|["”»]$/g, '').trim();
  };
  let nouns = 0;
  for (let at = verb + 1; at < end; at += 1) {
    const before = words[at - 1]!;
    const bare = words[at]!.bare.replace(/^(who|what|where|how|when)'s$/, '$1');
    const next = words[at + 1];
    if (/["“«]/.test(before.after) || (/:/.test(before.after) && (isTalk || showsWords.test(name)))) {
      // "and lie: I say the rider …" goes on with a deed.
      if (
        /^(?:i|we)$/.test(bare) &&
        /^(?:say|tell|claim|write|ask|swear)$/.test(next?.bare ?? '') &&
        !/["“«]/.test(before.after)
      )
        return null;
      return {
        at,
        // "shout “Bread!” until they hear it"
        text: /["“«]/.test(before.after) ? text(at).replace(/[”»].*$/su, '') : text(at),
        kind: /[?]/.test(sentence.slice(words[at]!.from)) && actClass === 'ask' ? 'question' : 'words',
      };
    }
    if (
      !isTalk &&
      !/^(?:let|make|see|dare|help|train|allow|permit|forbid)$/.test(base) &&
      !/^(?:think|believe|know|wonder|pretend|look|see|find out|count|study)$/.test(name)
    )
      continue;
    if (bare === 'if' && /^(?:and|but|or)$/.test(before.bare) && /[,;]/.test(words[at - 2]?.after ?? ''))
      return null;
    // "promise her a temple if I win"
    if (/^(?:if|because|unless|when)$/.test(bare) && actClass !== 'ask' && isTalk) {
      const isSaid = /^(?:tell|say|warn|swear|vow)$/.test(base) && at <= verb + 2 && bare !== 'because';
      return isSaid ? { at, text: text(at), kind: 'statement' } : null;
    }
    // One pretends to faint by fainting.
    if (/^(?:pretend|feign|fake)$/.test(base) && bare === 'to') return null;
    // "tell them hold one more day"
    if (
      base === 'tell' &&
      at === verb + 2 &&
      objectPronouns.has(before.bare) &&
      isBaseVerb(words[at]) &&
      (nounKindsOf(bare).length === 0 || startsObject(next))
    )
      return { at, text: text(at), kind: 'order' };
    // "for my father, who died yesterday" tells of him.
    if (
      /^(?:who|whose|which)$/.test(bare) &&
      /,/.test(before.after) &&
      nouns > 0 &&
      words.slice(verb, at).some((word) => prepositions.has(word.bare))
    )
      continue;
    if (bare === 'that' && next && !(nouns === 0 && at === verb + 1 && isDeterminerThat(words, at)))
      return { at, text: text(at), kind: 'statement' };
    // "ask anyone who saw it" tells whom one asks.
    if (/^who(?:m|'s)?$/.test(bare) && /^(?:anyone|anybody|those)$/.test(before.bare)) continue;
    // "a quarter of what he asks" is an amount.
    if (
      bare === 'what' &&
      (prepositions.has(before.bare) || before.bare === 'of') &&
      !/^(?:about|on)$/.test(before.bare)
    )
      continue;
    if (
      whWords.has(bare) &&
      at > verb &&
      (actClass !== 'order' || nouns > 0) &&
      !(
        bare === 'who' &&
        nouns > 0 &&
        ((actClass !== 'ask' && actClass !== 'tell') || /^(?:talk|speak|chat|meet)/.test(base))
      )
    )
      if (!/^(?:when|where|while|if)$/.test(bare) || actClass === 'ask')
        return { at, text: text(at), kind: 'question' };
    if (bare === 'to' && next && isTalk && actClass !== 'send' && looksLikeVerb(next, words[at + 2])) {
      const from = before.bare === 'not' ? at - 1 : at;
      if (actClass === 'write' && nouns === 0) continue;
      return {
        at: from,
        text: text(from),
        kind:
          actClass === 'promise' || actClass === 'threaten' || actClass === 'bargain' || actClass === 'refuse'
            ? 'statement'
            : 'order',
      };
    }
    const mayBare =
      /^(?:say|tell|swear|promise|claim|write|announce|pretend|lie|vow|shout|cry|think|believe|warn|add|answer|reply|insist|declare|explain|confess|admit)$/.test(
        base,
      );
    if (
      mayBare &&
      subjects.has(bare.split("'")[0]!) &&
      !(bare === 'all' || bare === 'nobody' || bare === 'everyone' || bare === 'everybody') &&
      !(/^(?:everything|nothing|something)$/.test(bare) && subjects.has(next?.bare ?? '')) &&
      // "everything I know" is a thing.
      !/^(?:everything|anything|nothing|something|all|what|whatever)$/.test(before.bare) &&
      at > verb &&
      !prepositions.has(before.bare)
    ) {
      const isObject = (bare === 'it' || bare === 'you') && (!next || !looksLikeFinite(next));
      if (!isObject) return { at, text: text(at), kind: 'statement' };
    }
    // "tell everyone the King has fled"
    if (
      /^(?:tell|warn|inform|assure|swear|promise)$/.test(base) &&
      nouns > 0 &&
      (determiners.has(bare) || /^\p{Lu}/u.test(words[at]!.text)) &&
      !prepositions.has(before.bare) &&
      before.after === ''
    )
      for (let ahead = at + 1; ahead < Math.min(words.length, at + 5); ahead += 1) {
        if (words[ahead - 1]!.after !== '' && /[:,;]/.test(words[ahead - 1]!.after)) break;
        if (
          /^(?:is|are|was|were|has|have|had|will|would|can|could|must|should)(?:n't)?$|^name's$/.test(
            words[ahead]!.bare,
          )
        )
          return { at, text: text(at), kind: 'statement' };
      }
    if (
      /^(?:say|claim|announce|declare|pretend)$/.test(name) &&
      at === verb + 1 &&
      !/^(?:to|goodbye|farewell|nothing|yes|no|something|a|grace|mass|it|hello|sorry|so)$/.test(bare) &&
      !(/^(?:this|that|these)$/.test(bare) && next?.bare === 'to') &&
      !prepositions.has(bare)
    )
      return { at, text: text(at), kind: 'statement' };
    // "I yell Aux armes, citoyens!"
    if (
      /^(?:shout|yell|cry|scream|roar|chant|exclaim)$/.test(base) &&
      at === verb + 1 &&
      /^\p{Lu}/u.test(words[at]!.text) &&
      !/[’']s$/u.test(words[at]!.text)
    )
      return { at, text: text(at), kind: 'words' };
    if (!prepositions.has(bare) && !determiners.has(bare)) nouns += 1;
  }
  return null;
}

function isDeterminerThat(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  const after = words[at + 2];
  return (
    !!next &&
    !subjects.has(next.bare) &&
    !determiners.has(next.bare) &&
    !objectPronouns.has(next.bare) &&
    !subordinators.has(next.bare) &&
    !(after && looksLikeFinite(after)) &&
    !/^\p{Lu}/u.test(next.text)
  );
}

function looksLikeVerb(word: Word, next: Word | undefined): boolean {
  if (determiners.has(word.bare) || objectPronouns.has(word.bare) || /^\p{Lu}/u.test(word.text)) return false;
  const base = baseForm(word.bare);
  if (base !== word.bare) return false;
  if (word.bare === 'be' || word.bare === 'have') return true;
  if (mostlyNouns.has(word.bare) && !startsObject(next)) return false;
  if (nounKindsOf(word.bare)[0] === 'person' && !isMainlyVerb(word.bare) && !startsObject(next)) return false;
  if (/^(?:mine|yours|bed|work|war|sleep|safety|dinner|supper|breakfast)$/.test(word.bare)) return false;
  return classOfVerb(base) !== undefined || isVerb(base);
}

function looksLikeFinite(word: Word): boolean {
  if (
    /^(?:is|are|was|were|has|have|had|will|would|can|could|must|should|shall|may|might|did|does|do)(?:n't)?$/.test(
      word.bare,
    )
  )
    return true;
  const base = baseForm(word.bare);
  return (
    (base !== word.bare || isVerb(base)) &&
    (classOfVerb(base) !== undefined || isVerb(base)) &&
    !prepositions.has(word.bare)
  );
}

function phrasesOf(
  words: readonly Word[],
  from: number,
  until: number,
  sentence: string,
): { phrases: Phrase[]; particle: string | null } {
  const phrases: Phrase[] = [];
  let particle: string | null = null;
  let prep = '';
  let start: number | null = null;
  const close = (end: number) => {
    if (start !== null && end > start) {
      const text = sentence.slice(words[start]!.from, words[end - 1]!.until);
      phrases.push({ prep, text });
      prep = '';
    }
    start = null;
  };
  for (let at = from; at < until; at += 1) {
    const { bare } = words[at]!;
    const before = words[at - 1];
    // What stands in brackets is by the way.
    if (isAside(sentence, words[at]!.from)) {
      close(at);
      continue;
    }
    const isInNoun = start !== null;
    const isBehindComma = at > from && before !== undefined && /[,;—–:]/.test(before.after);
    if (isInNoun && isBehindComma) close(at);
    if (isBehindComma && /:/.test(before.after)) break;
    if (isBehindComma && isApposition(words, at, until)) {
      while (at < until - 1 && !/,/.test(words[at]!.after)) at += 1;
      continue;
    }
    if (start === null && (at > from || isAfterComma(words, at)) && beginsClause(words, at)) break;
    const ofPeople = describedUntil(words, at, until);
    if (ofPeople !== null) {
      close(at);
      start = at;
      close(ofPeople);
      at = ofPeople - 1;
      continue;
    }
    if (
      subordinators.has(bare) &&
      !(bare === 'as' && /^(?:a|an|my)$/.test(words[at + 1]?.bare ?? '')) &&
      !(bare === 'once' && at === until - 1)
    ) {
      close(at);
      if (/^(?:because|so|when|while|until|if|since|although|though|unless|lest|where)$/.test(bare)) break;
      // "all who will come, south toward Picenum": on behind the comma.
      if (/^(?:which|who|who's|whom|whose)$/.test(bare))
        while (at < until - 1 && !/,/.test(words[at]!.after)) at += 1;
      continue;
    }
    if (
      bare === 'to' &&
      looksLikeVerb(words[at + 1] ?? words[at]!, words[at + 2]) &&
      words[at + 1] &&
      !/^(?:safety|work|war|bed|sleep|arms|order)$/.test(words[at + 1]!.bare)
    ) {
      close(at);
      break;
    }
    if (prepositions.has(bare) && bare !== 'of') {
      const isParticle = particles.has(bare) && (at + 1 >= until || !nounBegins(words[at + 1]!));
      close(at);
      if (isParticle) particle ??= bare;
      else prep = bare;
      continue;
    }
    if (
      particles.has(bare) &&
      (bare !== 'home' || !isInNoun || true) &&
      !(
        isInNoun &&
        /^(?:back|home)$/.test(bare) &&
        at + 1 < until &&
        nounBegins(words[at + 1]!) &&
        !determiners.has(words[at + 1]!.bare)
      )
    ) {
      const wasPossessive = isInNoun && /^(?:my|his|her|their|the|your|our|'s)$/.test(before!.bare);
      if (!wasPossessive) {
        close(at);
        particle ??= bare;
        if (bare === 'home') phrases.push({ prep: 'to', text: 'home' });
        continue;
      }
    }
    const isBoth = bare === 'both' && at + 1 < until && nounBegins(words[at + 1]!);
    if (
      !isBoth &&
      (adverbs.has(bare) || (/^\p{Ll}.*ly$/u.test(words[at]!.text) && nounKindsOf(bare).length === 0)) &&
      (!isInNoun || bare !== 'first')
    ) {
      close(at);
      continue;
    }
    if (bare === 'and' || bare === 'or' || bare === 'but') {
      particle ??= '';
      // "my own cloak and hat" is one thing.
      if (isInNoun && at + 1 < until && !prepositions.has(words[at + 1]!.bare)) continue;
      close(at);
      continue;
    }
    // "him the ribbon", "the rider my purse".
    if (
      isInNoun &&
      (determiners.has(bare) || bare === 'that') &&
      !(bare === 'one' && !nounFollows(words, at, until)) &&
      !determiners.has(before!.bare) &&
      before!.bare !== 'of' &&
      before!.bare !== 'and' &&
      before!.bare !== 'all' &&
      before!.bare !== 'both' &&
      before!.bare !== 'half' &&
      !/^(?:my|his|her|their|the|your)$/.test(before!.bare)
    )
      close(at);
    if (start !== null && /^(?:i|we|he|she|they|you)$/.test(bare)) {
      // "the ring I gave him": what follows tells which.
      const end = until;
      const text = sentence.slice(words[start]!.from, words[end - 1]!.until);
      phrases.push({ prep, text });
      start = null;
      break;
    }
    if (
      isInNoun &&
      (objectPronouns.has(before!.bare) || /^(?:him|her)$/.test(before!.bare)) &&
      start === at - 1 &&
      !(before!.bare === 'her' && !determiners.has(bare) && !/^\p{Lu}/u.test(words[at]!.text))
    )
      close(at);
    // "the messenger sake": somebody, and what he gets.
    if (
      isInNoun &&
      prep === '' &&
      phrases.length === 0 &&
      start === at - 2 &&
      /^(?:give|hand|feed|offer|pay|serve|bring|send|show)$/.test(baseForm(words[from - 1]?.bare ?? '')) &&
      /^(?:the|this|that|my)$/.test(words[start]!.bare) &&
      nounKindsOf(before!.bare)[0] === 'person' &&
      nounKindsOf(bare).some((kind) => /^(?:food|thing|money|animal)$/.test(kind)) &&
      nounKindsOf(bare)[0] !== 'person'
    )
      close(at);
    if (isInNoun && /^\d/.test(bare) && !determiners.has(before!.bare) && before!.bare !== 'of') close(at);
    if (bare === 'not') continue;
    if (/^(?:what|how|why)$/.test(bare)) {
      close(at);
      break;
    }
    // "out of his hands" is from them.
    if (bare === 'of' && start === null) {
      prep = 'from';
      continue;
    }
    start ??= at;
  }
  close(until);
  return { phrases: phrases.filter((phrase) => !isAdverbial(phrase)).map(withoutHere), particle };
}

function isAside(sentence: string, at: number): boolean {
  return sentence.lastIndexOf('(', at) > sentence.lastIndexOf(')', at);
}

/** Behind a comma: "roaring at them", "sixty years old", "no slaves"; in a list it would be one thing more. */
function isApposition(words: readonly Word[], at: number, until: number): boolean {
  const { bare } = words[at]!;
  if (/^(?:no|every|more|each|not|only|even|still|starting|all)$/.test(bare)) return true;
  if (bare === 'both' && words[at + 1]?.bare === 'of') return true;
  if (/ing$/.test(bare) && isVerb(baseForm(bare)) && nounKindsOf(bare).length === 0) return true;
  if (/^(?:\w+teen|\w+ty|\w+ed)$/.test(bare) && /^(?:years?|old)$/.test(words[at + 1]?.bare ?? ''))
    return true;
  if (isPastForm(bare)) return false;
  const goesOn = words
    .slice(at, until)
    .some((word) => /^(?:and|or|to|for|with|from|in|on|at|by|into)$/.test(word.bare));
  return (
    !goesOn &&
    !determiners.has(bare) &&
    !prepositions.has(bare) &&
    !particles.has(bare) &&
    !/^\p{Lu}/u.test(words[at]!.text)
  );
}

function isAfterComma(words: readonly Word[], at: number): boolean {
  return /,/.test(words[at - 1]?.after ?? '');
}

/** "before he can find his voice", "he's family" */
function beginsClause(words: readonly Word[], at: number): boolean {
  const { bare } = words[at]!;
  if (/^(?:i|he|she|it|we|they|you|there|that|what|who|where)'(?:s|re|ll|m|ve|d)$/.test(bare)) return true;
  const next = words[at + 1];
  return (
    /^(?:i|he|she|we|they|it)$/.test(bare) &&
    next !== undefined &&
    looksLikeFinite(next) &&
    !prepositions.has(next.bare)
  );
}

/** "the villagers here" are the villagers; "those who are here" are told by it. */
function withoutHere({ prep, text }: Phrase): Phrase {
  if (isDescribedPeople(text)) return { prep, text };
  return {
    prep,
    text: text.replace(
      /(?<=\p{L}) (?:here|there|now|instead|alone|unharmed|unloaded|brought|fetched)$/iu,
      '',
    ),
  };
}

function isAdverbial({ prep, text }: Phrase): boolean {
  return (prep === '' || prep === 'for') && adverbials.test(text);
}

/** "the old one", not "him one coin" */
function nounFollows(words: readonly Word[], at: number, until: number): boolean {
  const next = words[at + 1];
  return (
    at + 1 < until &&
    words[at]!.after === '' &&
    next !== undefined &&
    nounBegins(next) &&
    !determiners.has(next.bare)
  );
}

function nounBegins(word: Word): boolean {
  return (
    determiners.has(word.bare) ||
    objectPronouns.has(word.bare) ||
    word.bare === 'that' ||
    (!prepositions.has(word.bare) &&
      !particles.has(word.bare) &&
      !subordinators.has(word.bare) &&
      !adverbs.has(word.bare) &&
      word.bare !== 'and' &&
      word.bare !== 'i')
  );
}
