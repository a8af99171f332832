/**
 * What the player does, step by step: "I send the boy home, take the halberd from him, and walk to the Bastille" is three. A grammar of few rules
 * reads the first person and the imperative, as players write them; what it cannot read stays one step that is told as typed.
 */
import type { ActClass } from '../eras/bank.js';
import { baseForm, isPastForm } from './base-form.js';
import { classOfVerb, nearestVerb, VERB_WORDS_MAX } from './verbs.js';
import { isVerb, nounKindsOf, verbFieldsOf, verbsAbove, type VerbField } from './wordnet.js';
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
  'because so when while until if which who whom whose where as since although though unless whether whatever whoever than lest once'.split(
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
  /^(?:(?:want|wish|like|try|attempt|intend|mean|hope|plan|decide|decided|tried|begin|start|need|have|going|about|able|manage|managed|prepare|continue|seek|offer|dare|get|got|choose|ready) to |(?:go|come|try) and (?=\p{L}+ (?:the|a|him|her|them|it|my|for|to)\b))/iu;
const adverbs = new Set(
  'never not also then now just still again only even always quickly slowly quietly first alone simply finally immediately instead secretly openly together calmly softly loudly gently carefully personally once soon suddenly at silently privately publicly solemnly both too either perhaps maybe please kindly rather thus therefore'.split(
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
  'water rice hat man men people horse horses gold silver bread wine sword swords gun guns flag arms hand hands head heart house food sake tea money name names land lands army king lord captain master father guard guards soldier soldiers fire night day morning way road ground table door ship ships cloak purse letter paper friend friends enemy onion onions knife ring rings sail bow arrow armour prison honour glory peace love life death time plan treasure city town river mountain others blood face gift gifts grain corn salt oil cloth cannon powder musket muskets spear spears supplies troops'.split(
    ' ',
  ),
);

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
  return starts.flatMap((start, index) => {
    const end = starts[index + 1]?.boundary ?? words.length;
    const step = stepAt(words, start, end, sentence);
    return step ? [step] : [];
  });
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
    const next = furtherStart(words, at, starts.at(-1)!, inContent);
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
  if (bare === 'i' || bare === 'we') return verbAfterSubject(words, at + 1, at);
  // "I’m scared" is no deed.
  if (/^(?:i|we)'(?:m|re)$/.test(bare))
    return /ing$|^(?:not|going)$/.test(words[at + 1]?.bare ?? '')
      ? verbAfterSubject(words, at + 1, at)
      : null;
  if (/^(?:i|we)'(?:ll|d|ve)$/.test(bare)) return verbAfterSubject(words, at + 1, at);
  if (/^let(?:'s)?$/.test(bare) && /^(?:us|me)$/.test(words[at + 1]?.bare ?? ''))
    return verbAfterSubject(words, at + 2, at);
  if (bare === "let's") return verbAfterSubject(words, at + 1, at);
  const plain = verbAfterSubject(words, at, at);
  // "Stab him", "Hide": an order to oneself; but not "While he sleeps I …".
  if (plain && plain.verb === at && !clauseLeads.has(bare) && isImperative(words, at)) return plain;
  if (
    plain &&
    /^(?:never|do|don't|quickly|quietly|secretly|slowly|carefully)$/.test(bare) &&
    isImperative(words, plain.verb)
  )
    return plain;
  // A fronted clause or phrase: "When Lucile comes down I give her …", "That night I steal …".
  for (let later = at + 1; later < words.length - 1; later += 1) {
    if (words[later]!.bare !== 'i' && words[later]!.bare !== 'we') continue;
    const before = words[later - 1]!;
    // "A guardsman grabs my arm, so I slap him"
    const isOwnClause =
      (subordinators.has(before.bare) && before.bare !== 'so') || /^(?:that|after|before)$/.test(before.bare);
    if (isOwnClause) continue;
    const start = verbAfterSubject(words, later + 1, later);
    if (start) return { ...start, boundary: 0 };
  }
  return null;
}

function isImperative(words: readonly Word[], at: number): boolean {
  const { bare, text } = words[at]!;
  if (notVerbs.has(bare)) return false;
  const base = baseForm(bare);
  if (base !== bare || mostlyNouns.has(bare)) return false;
  const isKnown = classOfVerb(base) !== undefined;
  if (!isKnown && (!isVerb(base) || nounKindsOf(base).length > 0) && !startsObject(words[at + 1]))
    return false;
  // "Cato waits" is somebody else's.
  if (/^\p{Lu}/u.test(text) && at > 0) return false;
  const next = words[at + 1];
  if (next && /^(?:is|are|was|were|has|had|will|would|can|could|of)$/.test(next.bare)) return false;
  return isKnown || isVerb(base);
}

function startsObject(word: Word | undefined): boolean {
  if (!word) return false;
  return (
    determiners.has(word.bare) ||
    objectPronouns.has(word.bare) ||
    prepositions.has(word.bare) ||
    particles.has(word.bare) ||
    word.bare === 'that' ||
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
    if (wish) {
      at += wish[0].trim().split(' ').length - 1;
      continue;
    }
    if (/^(?:refuse|decline) to \p{L}/u.test(rest)) break;
    // "We can still go back" does not go.
    if (/^(?:can|could|may|might|should)$/.test(bare)) return null;
    if (
      helpers.has(bare) &&
      words[at + 1] &&
      !/^(?:the|a|an|it|nothing|my|what|as|this|that|everything|so)$/.test(words[at + 1]!.bare)
    )
      continue;
    if (/^(?:am|are|'m)$/.test(bare) && /ing$|^(?:not|going)$/.test(words[at + 1]?.bare ?? '')) continue;
    if (adverbs.has(bare) || (/ly$/.test(bare) && !isVerb(bare)) || bare === 'myself') continue;
    break;
  }
  const verb = words[at];
  if (!verb || (notVerbs.has(verb.bare) && !/^(?:am|was|be|have|has|had|are|were)$/.test(verb.bare)))
    return null;
  const base = spelt(baseForm(verb.bare));
  if (!classOfVerb(base) && !isVerb(base) && !/^(?:am|was|be|are|were)$/.test(verb.bare)) return null;
  return { boundary, verb: at, isNegated };
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
      /^(?:then|so|at|once|finally|also|now|when|afterwards|while|next|quietly)$/.test(words[from]!.bare)
    ) {
      if (/^(?:when|while)$/.test(words[from]!.bare)) return afterCondition(words, from, at);
      from += 1;
    }
  }
  if (!joins || from >= words.length) return null;
  const { bare } = words[from]!;
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
    if (inContent && !(hasComma || words[at]!.bare === 'then')) return null;
    if (inContent && helpers.has(words[from + 1]?.bare ?? '')) return null;
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
  if (words[from]!.text !== bare && from !== 0 && /^\p{Lu}/u.test(words[from]!.text)) return null;
  const start = verbAfterSubject(words, from, at);
  if (!start) return null;
  const verb = words[start.verb]!;
  const base = baseForm(verb.bare);
  const lastIsPast = isPastForm(words[last.verb]!.bare);
  if (base !== verb.bare && !(lastIsPast && isPastForm(verb.bare))) return null;
  if (notVerbs.has(verb.bare) || mostlyNouns.has(verb.bare)) return null;
  const next = words[start.verb + 1];
  const endsHere = !next || /[.,;:!?]/.test(verb.after) || /^(?:and|then|but)$/.test(next.bare);
  const isPhrasal = verbWith(words, start.verb, base, words.length).length > 1;
  if (nounKindsOf(base).length > 0 && !isPhrasal) {
    if (!classOfVerb(base)) return null;
    const precededByAnd = words[at]!.bare === 'and' || words[at]!.bare === 'then';
    if (!(startsObject(next) || (endsHere && precededByAnd))) return null;
    if (next && /^of$/.test(next.bare)) return null;
  }
  return start;
}

/** ", and when I stand before him I shoot him". */
function afterCondition(words: readonly Word[], from: number, boundary: number): Start | null {
  const subject = words[from + 1]?.bare;
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
  const base = spelt(baseForm(verb.bare));
  const { name, length } = verbWith(words, at, base, end);
  const content = contentFrom(words, at, end, sentence);
  const until = content ? content.at : end;
  const { phrases, particle } = phrasesOf(words, at + length, until, sentence);
  const withParticle = particle && classOfVerb(`${base} ${particle}`) ? `${base} ${particle}` : name;
  const lead = leadOf(words, boundary, at, sentence);
  const last = words[end - 1]!;
  const closes = /^[.!?…,]*["”»]/u.exec(last.after)?.[0] ?? '';
  const clause = sentence.slice(verb.from, last.until) + closes;
  return {
    actClass: classFor(withParticle),
    verb: withParticle,
    isNegated,
    isPast: isPastForm(verb.bare) && base !== verb.bare,
    clause,
    lead,
    phrases,
    content: content && { text: content.text, kind: content.kind },
    purpose: content ? null : purposeOf(words, at + length, end, sentence),
  };
}

function purposeOf(words: readonly Word[], from: number, end: number, sentence: string): Step | null {
  for (let at = from; at < end - 1; at += 1) {
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
    if (classOfVerb(name)) return { name, length };
  }
  return { name: base, length: 1 };
}

function leadOf(words: readonly Word[], boundary: number, verb: number, sentence: string): string {
  let from = boundary;
  while (from < verb && /^(?:and|but|then|so|or)$/.test(words[from]!.bare)) from += 1;
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
  const isTalk = talking.has(actClass);
  const text = (from: number): string => {
    const until = words.slice(from, end).at(-1)?.until ?? sentence.length;
    const start = words[from]?.from ?? until;
    const tail = end === words.length ? sentence.slice(until) : '';
    return (sentence.slice(start, until) + tail).replace(/^["“«]|["”»]$/g, '').trim();
  };
  let nouns = 0;
  for (let at = verb + 1; at < end; at += 1) {
    const before = words[at - 1]!;
    const { bare } = words[at]!;
    const next = words[at + 1];
    if (/[:"“«]/.test(before.after) && at > verb) {
      // "and lie: I say the rider …" goes on with a deed.
      if (
        /^(?:i|we)$/.test(bare) &&
        /^(?:say|tell|claim|write|ask|swear)$/.test(next?.bare ?? '') &&
        !/["“«]/.test(before.after)
      )
        return null;
      return {
        at,
        text: text(at),
        kind: /[?]/.test(sentence.slice(words[at]!.from)) && actClass === 'ask' ? 'question' : 'words',
      };
    }
    if (
      !isTalk &&
      !/^(?:let|make|see|dare|help|train|allow|permit|forbid)$/.test(base) &&
      !/^(?:think|believe|know|wonder|pretend|look|see|find out|count|study)$/.test(name)
    )
      continue;
    if (bare === 'that' && next && !(nouns === 0 && at === verb + 1 && isDeterminerThat(words, at)))
      return { at, text: text(at), kind: 'statement' };
    if (
      whWords.has(bare) &&
      at > verb &&
      (actClass !== 'order' || nouns > 0) &&
      !(bare === 'who' && nouns > 0 && actClass !== 'ask' && actClass !== 'tell')
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
      /^(?:say|tell|swear|promise|claim|write|announce|pretend|lie|vow|shout|cry|think|believe|warn|add|answer|reply|insist|declare|explain)$/.test(
        base,
      );
    if (
      mayBare &&
      subjects.has(bare) &&
      !(bare === 'all' || bare === 'nobody' || bare === 'everyone' || bare === 'everybody') &&
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
          /^(?:is|are|was|were|has|have|had|will|would|can|could|must|should)(?:n't)?$/.test(
            words[ahead]!.bare,
          )
        )
          return { at, text: text(at), kind: 'statement' };
      }
    if (
      /^(?:say|claim|announce|declare|pretend)$/.test(base) &&
      at === verb + 1 &&
      !/^(?:to|goodbye|farewell|nothing|yes|no|something|a|grace|mass|it|hello)$/.test(bare) &&
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
    const isInNoun = start !== null;
    if (isInNoun && before && /[,;—–:]/.test(before.after)) close(at);
    if (
      subordinators.has(bare) &&
      !(bare === 'as' && /^(?:a|an|my)$/.test(words[at + 1]?.bare ?? '')) &&
      !(bare === 'once' && at === until - 1)
    ) {
      close(at);
      if (/^(?:because|so|when|while|until|if|since|although|though|unless|lest|where)$/.test(bare)) break;
      // "all who will come, south toward Picenum": on behind the comma.
      if (/^(?:which|who|whom|whose)$/.test(bare))
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
    if (
      (adverbs.has(bare) || (/ly$/.test(bare) && nounKindsOf(bare).length === 0)) &&
      (!isInNoun || bare !== 'first')
    ) {
      close(at);
      continue;
    }
    if (bare === 'and' || bare === 'or' || bare === 'but') {
      // "my own cloak and hat" is one thing.
      if (isInNoun && at + 1 < until && !prepositions.has(words[at + 1]!.bare)) continue;
      close(at);
      continue;
    }
    // "him the ribbon", "the rider my purse".
    if (
      isInNoun &&
      (determiners.has(bare) || bare === 'that') &&
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
    if (isInNoun && /^\d/.test(bare) && !determiners.has(before!.bare) && before!.bare !== 'of') close(at);
    if (bare === 'not') continue;
    start ??= at;
  }
  close(until);
  return { phrases, particle };
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
