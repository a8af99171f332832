/** Reads what a player typed: what kind of deed it is, whom or what it is about, and clauses of it that fit into a sentence. */
import nlp from 'compromise';
import type { KnownDeed, Intent, Tone } from './intent.js';
import { intentWords, injections, intentOrder, toneWords } from './data/intent-words.js';
import {
  contentWords,
  isFunctionWord,
  lowerFirst,
  plainText,
  secondPerson,
  withoutStop,
} from './plain-text.js';
import { isGibberish } from './gibberish.js';

export interface Reading {
  readonly intent: Intent;
  /** Of the player's words, without anything that could be markup. */
  readonly plain: string;
  /** "give your speech to the crowd": stands after "you"; null when the words make no clause. */
  readonly act: string | null;
  /** "giving your speech to the crowd"; null when the clause is long or not plain. */
  readonly deed: string | null;
  /** "gave your speech to the crowd". */
  readonly past: string | null;
  /** What or whom it is about: "the crowd". */
  readonly target: string | null;
  /** "obey the King", of "I will not obey the King". */
  readonly refusal: string | null;
  /** The player's words, fit to stand between quotation marks. */
  readonly quote: string | null;
  /** Whether the player typed words to be spoken, between quotation marks. */
  readonly isSpeech: boolean;
  readonly tone: Tone | null;
  /** Proper names in it, as typed. */
  readonly names: readonly string[];
  /** Words that carry meaning, as stems. */
  readonly words: ReadonlySet<string>;
}

const QUOTE_CHARACTERS_MAX = 140;
const ACT_WORDS_MAX = 22;
const DEED_WORDS_MAX = 11;

const read = new Map<string, Reading>();
const MOST_READ = 500;

/** The same text is read once: grammar is slow. */
export function readAction(typed: string, kind: 'action' | 'suggestion' | 'question'): Reading {
  const key = `${kind} ${typed}`;
  const known = read.get(key) ?? reading(typed, kind);
  if (read.size >= MOST_READ) read.clear();
  read.set(key, known);
  return known;
}

function reading(typed: string, kind: 'action' | 'suggestion' | 'question'): Reading {
  const plain = calm(plainText(typed));
  const nothing = { act: null, deed: null, past: null, target: null, refusal: null, quote: null, tone: null };
  const base = { plain, names: namesIn(plain), words: contentWords(plain), isSpeech: false };
  if (injections.test(typed)) return { intent: 'injection', ...nothing, ...base };
  if (isGibberish(plain))
    return { intent: kind === 'question' ? 'question' : 'nonsense', ...nothing, ...base };
  if (kind === 'question' || isQuestion(plain))
    return {
      intent: 'question',
      ...nothing,
      ...base,
      target: topicOf(plain, base.names),
      quote: quoteOf(plain),
    };

  const spoken = /["“„«]([^"“”«»]{3,400})["”»]/.exec(typed)?.[1];
  const words = spoken === undefined ? null : calm(plainText(spoken));
  // What is said is not what is done: "Bread first!" I shout.
  const done = words === null ? plain : plain.replace(words, ' ').trim();
  const clause = clauseOf(firstSentence(done));
  const negation = refusalOf(clause ?? firstSentence(done));
  const isOwn = !/\b(I|we|my|me)\b/.test(plain);
  const act = words !== null || negation ? null : actOf(clause, isOwn);
  return {
    ...base,
    intent: intentOf(clause ?? done) ?? intentOf(done) ?? 'other',
    act,
    deed: act && shape(act, 'Gerund'),
    past: act && shape(act, 'PastTense'),
    target: targetOf(clause ?? firstSentence(done), base.names),
    refusal: negation,
    quote: quoteOf(words ?? plain),
    isSpeech: words !== null,
    tone: toneOf(typed, plain),
  };
}

/** Shouting is a tone, not a spelling. */
function calm(plain: string): string {
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const capitals = plain.match(/\p{Lu}/gu)?.length ?? 0;
  return letters > 8 && capitals > letters * 0.7 ? plain.charAt(0) + plain.slice(1).toLowerCase() : plain;
}

function isQuestion(plain: string): boolean {
  return (
    /\?\s*$/.test(plain) &&
    /^(and |but |so )?(who|whom|whose|what|why|when|where|which|how|is|are|was|were|did|does|do|has|have|tell me)\b/i.test(
      plain,
    )
  );
}

function firstSentence(plain: string): string {
  const sentences = plain.split(/(?<=[.!?…])\s+/).filter((one) => /\p{L}/u.test(one));
  return sentences.find((one) => one.split(' ').length > 1) ?? sentences[0] ?? '';
}

/** "Then I will quickly give my speech." → "quickly give my speech"; null when it is not the player who acts. */
function clauseOf(sentence: string): string | null {
  const bare = withoutStop(sentence)
    .replace(
      /^(ok(ay)?|well|then|now|so|next|first|finally|yes|no|and|but|at once|today|tonight|tomorrow|meanwhile),? /i,
      '',
    )
    .replace(/^(please|let['’]?s|let us|let me) /i, 'I ');
  const asked = /^(can|could|may|might|should|shall) (I|we) (.+)$/i.exec(bare)?.[3];
  const own =
    asked ??
    /^(?:I|we)(?:['’](?:ll|d|m)| will| shall| would| am| must| should| can| could| may)? (.+)$/i.exec(
      bare,
    )?.[1] ??
    (/^(my|our) \p{L}+ and I /iu.test(bare) ? bare.replace(/^(my|our) \p{L}+ and I /iu, '') : bare);
  const stripped = own
    .replace(
      /^(going to|like to|want to|wish to|try to|intend to|decide to|decided to|plan to|hope to|have to|need to|begin to|start to|to|gonna) (?=\p{L})/iu,
      '',
    )
    .replace(/^(try to|attempt to) /i, '');
  return startsWithVerb(stripped) ? stripped : null;
}

function startsWithVerb(clause: string): boolean {
  const bare = clause.replace(/^(\p{L}+ly|never|not|do not|don['’]t|just|now|then|always) /iu, '');
  const [first = ''] = bare.split(' ');
  if (!/^[a-z][a-z'’-]*$/i.test(first) || notVerbs.test(first)) return false;
  if (knownVerb(first)) return true;
  return nlp(`I ${lowerFirst(bare)}`).match('^i #Adverb? (#Infinitive|#PresentTense)').found;
}

const notVerbs =
  /^(i|you|he|she|it|we|they|the|a|an|my|our|your|his|her|their|this|that|these|those|who|what|why|when|where|how|if|is|are|am|was|were|be|been|there|here|to|for|with|in|on|at|of|from|by|and|or|no|not|all|long|down|up|out)$/i;

function knownVerb(word: string): boolean {
  return Object.values(intentWords).some((pattern) => {
    const found = pattern.exec(word);
    return (
      found?.index === 0 && found[0].length >= word.length - 1 && !/(ly|tion|ment|er|ing|ed)$/i.test(word)
    );
  });
}

/**
 * Null when it is too long for a sentence of ours, or speaks to somebody.
 * @param isOrder to oneself: "Keep your word"
 */
function actOf(clause: string | null, isOrder: boolean): string | null {
  if (!clause || (!isOrder && /\b(you|your)\b/i.test(clause))) return null;
  let act = clause
    .replace(/[;:].*$/s, '')
    .replace(/\s+-+\s+.*$/s, '')
    .trim();
  for (const cut of [
    /,? (?:because|since|although|while|so that) .*$/i,
    /, .*$/,
    /,? (?:and then|then|but) .*$/i,
    /,? and .*$/i,
  ]) {
    if (act.split(' ').length <= ACT_WORDS_MAX) break;
    const shorter = act.replace(cut, '');
    if (shorter.split(' ').length >= 3) act = shorter;
  }
  if (act.split(' ').length > ACT_WORDS_MAX) return null;
  const first = act.split(' ')[0] ?? '';
  return secondPerson(/^\p{Lu}\p{Ll}*$/u.test(first) ? lowerFirst(act) : act);
}

/** The act with its first verb bent; null when it is long or holds a second one. */
function shape(act: string, form: 'Gerund' | 'PastTense'): string | null {
  const plainClause = act.replace(/,.*$/, '').replace(/^(?:\p{L}+ly|just|now|then) /iu, '');
  const [verb = '', ...rest] = plainClause.split(' ');
  const tail = ` ${rest.join(' ')} `;
  if (rest.length > DEED_WORDS_MAX || !/^[a-z]+$/i.test(verb)) return null;
  if (
    / (you|he|she|they|it|is|are|was|were|will|would|if|because|so) /i.test(
      tail.replace(/ (to|for|with|of|behind|from|against|by) you /gi, ' '),
    )
  )
    return null;
  const joined = / (?:and|or|but|then)(?: then)? (\p{L}+)/u.exec(tail);
  if (joined?.[1] && (knownVerb(joined[1]) || nlp(`I ${joined[1]}`).match('^i #Verb').found))
    return shape(
      act.slice(0, act.indexOf(joined[0].trimEnd())).replace(/,? $/, '').trim() || act.split(' ')[0]!,
      form,
    );
  const asVerb = nlp(verb.toLowerCase());
  asVerb.tag('Verb');
  const [forms] = asVerb.verbs().conjugate() as {
    Gerund?: string;
    PastTense?: string;
    Infinitive?: string;
  }[];
  if (forms?.Infinitive !== verb.toLowerCase()) return null;
  const bent = forms[form];
  return bent ? [bent, ...rest].join(' ') : null;
}

/** "never obey the King" → "obey the King". */
function refusalOf(clause: string): string | null {
  const refused =
    /^(?:I |we )?(?:do not|don['’]t|will not|won['’]t|would not|shall not|cannot|can['’]t|must not|not|(?:will )?never|refuse to|decline to|(?:stop|avoid)(?= \p{L}+ing)) (\p{L}[^.!?;:,]{1,70})/iu.exec(
      clause,
    )?.[1];
  if (!refused || / (i|we|you|your) /i.test(` ${refused} `)) return null;
  return /^\p{L}+ing\b/u.test(refused) ? null : secondPerson(refused.trim());
}

/** At most 140 characters, whole words, closed by a full stop unless it closes itself. */
function quoteOf(words: string): string | null {
  const tidy = words.replace(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(tidy)) return null;
  const short =
    tidy.length <= QUOTE_CHARACTERS_MAX
      ? tidy
      : `${withoutStop(tidy.slice(0, QUOTE_CHARACTERS_MAX).replace(/\s+\S*$/, ''))}…`;
  // One sentence of theirs inside one of ours.
  const joined = short.replace(/[.!?]+ (?=\S)/g, '; ');
  const sentence = joined.charAt(0).toUpperCase() + joined.slice(1);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The earliest telling word decides; order breaks ties. */
function intentOf(plain: string): KnownDeed | null {
  const found = intentOrder
    .map((intent) => ({ intent, at: plain.search(intentWords[intent]) }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.at - right.at);
  return found[0]?.intent ?? null;
}

function toneOf(typed: string, plain: string): Tone | null {
  for (const tone of ['sly', 'desperate', 'gentle', 'fierce'] as const) {
    if (toneWords[tone].test(plain)) return tone;
  }
  return /!/.test(typed) || (plain !== plainText(typed) && plain.length > 0) ? 'fierce' : null;
}

const name = /\p{Lu}[\p{L}’'-]+(?: (?:(?:de|du|des|von|van|no|la|le|of) )?\p{Lu}[\p{L}’'-]+)*/gu;
const notNames =
  /^(I|The|A|An|My|Our|His|Her|Your|Their|This|That|He|She|It|We|They|You|If|When|What|Who|Where|Why|How|Which|Is|Are|Was|Were|Do|Does|Did|Can|Could|Should|Will|Then|Now|And|But|So|Yes|No|Not|Never|Let|To|In|On|At|For|With|From|By|God|Monsieur|Madame|Citizen|Sir|Lord|Lady|King|Queen|Emperor|Consul|Senate|Assembly|Please|Tell|Ok|Okay)$/u;

function namesIn(plain: string): string[] {
  const found: string[] = [];
  for (const match of plain.matchAll(name)) {
    const startsSentence = match.index === 0 || /[.!?…:;]\s*$/.test(plain.slice(0, match.index));
    const words = match[0].replace(/['’]s?$/, '').split(' ');
    while (words.length > 0 && notNames.test(words[0]!)) words.shift();
    // A sentence's first word is a name only when it is no word of the language.
    if (startsSentence && words[0] === match[0].split(' ')[0] && !isName(words[0]!)) words.shift();
    if (words.length > 0) found.push(words.join(' '));
  }
  return [...new Set(found)];
}

function isName(word: string): boolean {
  return !knownVerb(word) && nlp(word).has('(#Person|#Place)');
}

/** Whom or what a question is about. */
function topicOf(plain: string, names: readonly string[]): string | null {
  if (names[0]) return withArticle(names[0], plain);
  const asked = withoutStop(plain);
  const about =
    /\b(?:about|of|against|for|with) ((?:the|this|that) [\p{L}’' -]{3,40})$/iu.exec(asked)?.[1] ??
    /\b((?:the|this|that) \p{L}[\p{L}’'-]+(?: (?:weeks?|days?|months?|years?|party|war))?)/iu.exec(
      asked,
    )?.[1];
  return about ? lowerFirst(secondPerson(about)) : (nounOf(asked) ?? null);
}

/** By the word before it, where that tells: "to Ostia", "the camp of Domitius". */
export function placeOrPerson(named: string, plain: string): 'place' | 'other' | null {
  const bare = named.replace(/^the /, '');
  const at = plain.toLowerCase().indexOf(bare.toLowerCase());
  if (at < 0) return null;
  const before = plain.slice(0, at).replace(/\bthe $/i, '');
  if (/\b(in|at|from|near|into|towards?|through|outside|around|across|on) $/i.test(before)) return 'place';
  if (/\bto $/i.test(before))
    return /\b(go|ride|march|travel|sail|walk|return|retreat|flee|move|hurry|head|send my|run|escape|withdraw)\b/i.test(
      before,
    )
      ? 'place'
      : null;
  return /\bof $/i.test(before) ? 'other' : null;
}

/** "the Jacobins", where it was typed so. */
function withArticle(name: string, text: string): string {
  const whole = new RegExp(`\\bthe \\p{Ll}+ of (?:the )?${escaped(name)}`, 'iu').exec(text)?.[0];
  if (whole) return lowerFirst(whole);
  return new RegExp(`\\bthe ${escaped(name)}`, 'iu').test(text) ? `the ${name}` : name;
}

function escaped(name: string): string {
  return name.replace(/[^\p{L} ’'-]/gu, '');
}

function nounOf(text: string): string | null {
  const noun = nlp(text)
    .match('#Noun')
    .not('#Pronoun')
    .last()
    .text('text')
    .replace(/[^\p{L}’' -]/gu, '')
    .trim();
  return noun && noun.split(' ').length <= 3 ? secondPerson(noun) : null;
}

/** Whom it is done to: a name, else the first plain noun phrase after the verb. */
function targetOf(clause: string, names: readonly string[]): string | null {
  if (names[0] && clause.includes(names[0])) return withArticle(names[0], clause);
  const phrase = /\b((?:the|this|that|these|those) (?:\p{L}[\p{L}’'-]* ?){1,3})/iu.exec(clause)?.[1]?.trim();
  if (!phrase) return null;
  const [article = '', ...nouns] = phrase.split(' ');
  const end = nouns.findIndex(isFunctionWord);
  const short = [article, ...nouns.slice(0, end < 0 ? nouns.length : end)].join(' ');
  const tagged = nlp(phrase)
    .match('^(the|this|that|these|those) (#Adjective|#Noun|#Possessive)+')
    .text('text');
  const target = (tagged || short.split(' ').slice(0, 2).join(' ')).replace(/[^\p{L}\p{N}’' -]/gu, '').trim();
  return target.split(' ').length > 1 ? secondPerson(lowerFirst(target)) : null;
}
