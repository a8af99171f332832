/** Which entry of what somebody knows, or of the era's facts, answers a question: it must share what is asked of it, and of what. */
import type { Fact } from '@rubicon/scenarios';
import { askedBy, mainClause, namesIn, ownersIn, tokensOf, type Asked } from './sense.js';

export type Entry = Fact;

/** What "I" and "you" stand for: names that mean the player, and whoever is asked. */
export interface Speakers {
  readonly player: readonly string[];
  /** Empty: nobody is asked. */
  readonly asked: readonly string[];
}

export interface Found {
  /** All wordings of the entry. */
  readonly asked: string;
  readonly says: string;
  readonly score: number;
}

/** Of the wording's words, how many must be in the question. */
const WORDING_SHARE = 0.6;
/** Of the question's words, how many the entry must speak of. */
const QUESTION_SHARE = 0.6;
const NEARLY_ALL = 0.75;

const times =
  /\b(?:\d{1,4}|january|february|march|april|may|june|july|august|quintilis|sextilis|september|october|november|december|dawn|noon|night|midnight|evening|morning|days?|weeks?|months?|years?|hours?|ago|yesterday|today|tonight|tomorrow|spring|summer|autumn|winter|kalends|ides|nones|just now|not yet|never)\b/i;
const numbers =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|half|none|nobody|nothing|a few|all of)\b/iu;

const asksPrice = /^how much (?:for|is|are|does|do|did|would|will|was|were)\b|\b(?:cost|price)\b/i;
const money =
  /\b(?:livres?|sous?|louis|écus?|francs?|deniers?|assignats?|denari\p{L}+|sesterc\p{L}+|asses|talents?|koku|ryō|ryo|mon|kan|kanmon|momme|coins?|coppers?|gold|silver|money|price|cheap|dear|nothing|free|pay|paid|worth)\b/iu;

/** Whether these words can be an answer to that kind of question. */
function isAnswerTo(kind: Asked, says: string): boolean {
  switch (kind) {
    case 'when':
      return times.test(says);
    case 'age':
    case 'count':
      return numbers.test(says);
    case 'far':
      return numbers.test(says) && /\b(?:leagues?|miles?|ri|days?|hours?)\b/i.test(says);
    case 'long':
      return numbers.test(says) && times.test(says);
    case 'where':
      return /^(?:\S+ ){0,4}(?:at|in|on|to|from|behind|under|beyond|near|outside|inside|with|here|gone|home)\b/i.test(
        says,
      );
    case 'who':
      return /(?<=[^.!?“] )\p{Lu}\p{L}|^(?:The|A|An|My|Nobody|I am|Me)\b/u.test(says);
    case 'why':
      return /\b(?:because|for|since|so that|so as|that is why|in order|to)\b/i.test(says);
    default:
      return true;
  }
}

/** @param own of the question's words, how many the wording itself has */
function isKindMet(wording: Asked, question: Asked, says: string, share: number, own: number): boolean {
  if (wording === question) return true;
  if (question === 'whether') return share >= NEARLY_ALL;
  if (question === 'about')
    return wording === 'what' || wording === 'who' || wording === 'whether' || wording === 'how';
  if (wording === 'about' || wording === 'whether')
    return (
      question !== 'name' && (exact.has(question) ? own : share) >= NEARLY_ALL && isAnswerTo(question, says)
    );
  const pair = [wording, question].sort().join(' ');
  if (pair === 'how what') return share >= NEARLY_ALL;
  return (pair === 'far long' || pair === 'long when') && isAnswerTo(question, says);
}

/** Kinds of question to which an entry must be meant: a number that stands in it is not the number that is asked for. */
const exact: ReadonlySet<Asked> = new Set(['who', 'age', 'when', 'where', 'count', 'far', 'long']);

const kin =
  /\b(?:wife|husband|father|mother|son|sons|daughter|daughters|brother|brothers|sister|sisters|uncle|aunt|child|children|family|cousin|grandfather|grandmother|men|army|money|name|age)\b/i;

/** "my wife" is not "your wife", nor just anybody's. */
function isOthers(question: string, wording: string): boolean {
  const asked = ownersIn(question);
  const owned = ownersIn(wording);
  if (asked.me && !asked.you && owned.you && !owned.me) return true;
  if (asked.you && !asked.me && owned.me && !owned.you) return true;
  const possessed = /\b(my|your)\b ((?:\p{L}+ )?\p{L}+)/iu.exec(question);
  const isMine = possessed?.[1]?.toLowerCase() === 'my' || (asked.me && askedBy(question) === 'count');
  if (isMine && kin.test(question) && !owned.me && !/@player/.test(wording)) return true;
  return false;
}

function withSelves(text: string, { player, asked }: Speakers): string {
  const of = (names: readonly string[]) =>
    names
      .filter((name) => name.length > 2)
      .map((name) =>
        name
          .replace(/^(?:the|a|your) /i, '')
          .replaceAll('’', "'")
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
      )
      .sort((one, other) => other.length - one.length)
      .join('|');
  let plain = text.replaceAll('’', "'");
  if (player.length > 0) plain = plain.replace(new RegExp(`\\b(?:${of(player)})\\b`, 'gi'), '@player');
  if (asked.length > 0) plain = plain.replace(new RegExp(`\\b(?:${of(asked)})\\b`, 'gi'), '@asked');
  return plain;
}

const persons = /\b(?:you|your|he|his|him|she|her|they|them|their|it|its|i|my|we|our)\b/gi;

function pronounsOf(text: string): string {
  const found = (text.match(persons) ?? []).map((word) => word.toLowerCase());
  const one = (word: string) =>
    /^you/.test(word)
      ? 'you'
      : /^(?:he|his|him|she|her)$/.test(word)
        ? 'he'
        : /^the/.test(word)
          ? 'they'
          : /^it/.test(word)
            ? 'it'
            : 'I';
  return [...new Set(found.map(one))].sort().join(' ');
}

/** "Will you fight?" is not "will they fight?". */
function isOfAnother(question: string, wording: string): boolean {
  const asked = pronounsOf(question);
  const meant = pronounsOf(wording);
  const isThird = (pronouns: string) => /\b(?:he|they)\b/.test(pronouns) && !/\b(?:you|I)\b/.test(pronouns);
  return (/^you$/.test(asked) && isThird(meant)) || (isThird(asked) && /^you$/.test(meant));
}

function weight(tokens: ReadonlyMap<string, number>, of: (token: string) => boolean = () => true): number {
  return [...tokens].reduce((sum, [token, value]) => sum + (of(token) ? value : 0), 0);
}

export function bestEntry(
  question: string,
  entries: readonly Entry[],
  speakers: Speakers,
  isFact: boolean,
): Found | null {
  let best: Found | null = null;
  const asker = isFact
    ? question.replace(/\b(?:I|we|me|us)\b/g, '@player').replace(/\b(?:my|our)\b/gi, '@player’s')
    : question;
  const addressed = isFact && speakers.asked.length > 0 ? asker.replace(/\byour?\b/gi, '@asked') : asker;
  const plain = withSelves(addressed, speakers);
  const kind = askedBy(question);
  // "Before anyone speaks:" asks nothing; whom such words name counts all the same.
  const wanted = tokensOf([mainClause(plain), ...namesIn(withSelves(question, speakers))].join(' '));
  // Whoever is asked is meant anyhow.
  if (!isFact) wanted.delete('@asked');
  // The country itself is meant by everything.
  const names = namesIn(withSelves(question, speakers))
    .filter((name) => !/^(?:France|Japan|Rome|Republic)$/.test(name))
    .flatMap((name) => [...tokensOf(name).keys()]);
  const isOwn = ownersIn(question);
  for (const { asked, says } of entries) {
    const wordings = asked.map((wording) => withSelves(wording, speakers));
    const pool = tokensOf(`${wordings.join(' ')} ${withSelves(says, speakers)}`);
    if (names.some((name) => !pool.has(name))) continue;
    if (asksPrice.test(question) && !money.test(says)) continue;
    for (const [index, wording] of wordings.entries()) {
      const original = asked[index]!;
      const told = tokensOf(wording);
      if (!isFact) told.delete('@asked');
      if (isOthers(question, isFact ? wording : original)) continue;
      // A fact about "you" must be about whoever is asked.
      if (isFact && isOwn.you && /\byour\b/i.test(question) && wanted.has('@asked') && !told.has('@asked'))
        continue;
      const share = wanted.size === 0 ? 1 : weight(wanted, (token) => pool.has(token)) / weight(wanted);
      if (told.size === 0 || wanted.size === 0 || (!isFact && weight(told) < 1)) {
        const isSame =
          askedBy(original) === kind &&
          pronounsOf(original) === pronounsOf(question) &&
          [...told.keys()].every((token) => wanted.has(token)) &&
          [...wanted.keys()].every((token) => told.has(token) || wanted.get(token)! < 1);
        if (isSame) best = better(best, { asked: asked.join(' '), says, score: 1.9 + told.size / 10 });
        continue;
      }
      const shared = weight(told, (token) => wanted.has(token));
      if (shared < 0.9) continue;
      const covered = shared / weight(told);
      if (told.size <= 2 ? covered < 0.99 : covered < WORDING_SHARE) continue;
      const heavy = new Map([...wanted].filter(([, value]) => value >= 1));
      const telling = heavy.size > 0 ? heavy : wanted;
      const own = weight(telling, (token) => told.has(token)) / weight(telling);
      if (share < QUESTION_SHARE || !isKindMet(askedBy(original), kind, says, share, own)) continue;
      if (!isFact && isOfAnother(question, original)) continue;
      best = better(best, {
        asked: asked.join(' '),
        says,
        score: covered + own + share * 0.3 + (askedBy(original) === kind ? 0.4 : 0),
      });
    }
  }
  return best;
}

function better(one: Found | null, other: Found): Found {
  return one && one.score >= other.score ? one : other;
}
