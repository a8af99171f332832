/** Orders: what an imperative says to others, and what is laid upon somebody who is named: "Speak up!", "My brother crosses into Awa". */
import type { ActClass } from '../eras/bank.js';
import { isFunctionWord, lowerFirst } from '../plain-text.js';
import { baseForm, isPastForm } from './base-form.js';
import { stepsOf, type Step } from './steps.js';
import { classOfVerb } from './verbs.js';
import { isVerb, nounKindsOf } from './wordnet.js';
import { wordsOf, type Word } from './words.js';

type IsSomebody = (words: string) => boolean;

const throwIns =
  /^(?:(?:no|yes|well|oh|ah|here|there|good|right|all right|very well|enough|quick|for god['’]s sake)[,!.]+ |(?:now|then|and|but|so|please|quickly)[,!.]* )+/iu;
/** Nobody says these to themselves. */
const neverOneself =
  /^(?:come\b(?! what)|speak (?:up|louder|plainly|freely|plain)|lead (?:on|the way)|make (?:way|room)|stand (?:aside|back|clear|easy)|step (?:aside|back|closer|forward|in)|keep (?:moving|up)|listen(?: well| close(?:ly)?| carefully)?$|hear (?:this|him|her|them)\b|look (?:here|sharp|lively)|go on$|drive (?:on|faster)|row faster|have (?:mercy|pity)|calm down|cheer up|be (?!it\b)\p{L}+|say (?:it|that|so|yes|no more|something|please|when|(?:the|that|his|her|their) (?:\p{L}+ )?(?:names?|words?))(?: again| once more| louder| now)?$|(?:call|bring|fetch) (?:him|her|them) (?:back\b|(?:a|an|some|the|more|his|her|their|water|wine|bread|food)\b)|(?:take|drag|carry|throw|get|march) (?:him|her|them|this \p{L}+|that \p{L}+) (?:away|out|off|down|outside)$|spit it out|out with it|let go of|leave (?:him|her|them|it|that) (?:alone|be)$|shut (?:up|your)|hurry up|swear it$|answer(?: the question)?$)/iu;
/** What one does as well oneself, but cries to others. */
const criedToOthers =
  /^(?:sit(?: down)?|stand(?: up| still| fast| firm)?|get (?:up|down|out|back|away|off)|rise|kneel|hurry|stop|halt|hush|quiet|silence|go(?: away| home| now)?|move(?: along| aside| back)?|back|hold(?: still| fast| on)?|keep (?:still|quiet|together)|look(?: out| up)?|follow|wait|form up|close ranks|present arms|speak|drink up|eat up|read on|open up|forward|advance|faster|louder|again|row|pull|wake up|form ranks|help)!+$/iu;

/** Without "No," and "please": an order as it is passed on. */
export function bareOrder(sentence: string): string {
  return sentence.replace(throwIns, '');
}

/** Whether an imperative is one that is said to somebody else, rather than what the player does. */
export function isSaidToOthers(sentence: string, step: Step): boolean {
  const order = bareOrder(sentence);
  const plain = order.replace(/[.!…]+$/u, '');
  // "Keep your voice down": whoever is told, hears "you".
  const unsaid = step.content ? plain.slice(0, plain.indexOf(step.content.text.slice(0, 12))) : plain;
  if (/\b(?:you|your|yours|yourself|yourselves)\b/i.test(unsaid) && !/^thank you/i.test(plain)) return true;
  if (criedToOthers.test(order)) return true;
  return neverOneself.test(plain.split(/[,;:] /)[0]!.replace(/ (?:first|now|then|please|at once)$/i, ''));
}

/** "to lead on", "not to move": what an order bids. */
export function asBidding(order: string): string {
  const plain = lowerFirst(bareOrder(order).replace(/^please,? /i, ''));
  const not = /^(?:do not|don['’]t|never) (.+)$/isu.exec(plain)?.[1];
  return not ? `not to ${not}` : `to ${plain}`;
}

/** Who is to do it, and what. */
interface Order {
  readonly who: string;
  /** From the verb in its base form on. */
  readonly what: string;
  /** "is to", "shall": no report could be put so. */
  readonly isPlain: boolean;
}

/** What people are sent to do; of what they look like or feel, one only reports. */
const ofService: ReadonlySet<ActClass> = new Set<ActClass>(
  'go,wait,defend,write,send,order,take,give,attack,use,make,summon,arrest,tell,ask,read,free,hide,study,destroy,trade,heal,teach,bury,bargain,eat,rest,surrender'.split(
    ',',
  ) as ActClass[],
);
const quietService: ReadonlySet<ActClass> = new Set<ActClass>(['wait', 'defend', 'write', 'send', 'order']);
const reports =
  /^(?:look|see|seem|hear|know|say|tell|lie|live|own|have|want|need|love|hate|fear|own|mean|own|lack|stare|ask|enter|arrive|approach|appear|get|find|understand|hold out on)$/;
const whoever =
  /^(?:the|my|our|all|every|each|both|half|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred|a hundred|one|\d+)$/;

/** "Meanwhile", "Only", "At dawn": before whoever is to do it. */
const whenOrHow =
  /^(?:(?:meanwhile|in the meantime|only|tonight|tomorrow|today|first|also|next|later|finally|after that|at (?:dawn|dusk|noon|night|midnight|once|first light|sunset|sunrise)|by (?:night|day)|in the (?:morning|evening|night)|that (?:night|evening|day)|before dawn|as for (?:the )?rest)(?: (?:at|in|by) (?:dawn|dusk|noon|night))?,? )+/iu;
/** What nobody is told to do: "Caesar must fall" is a wish. */
const beyondOrders =
  /^(?:be|have|know|think|feel|hate|love|want|hear|die|fall|lose|win|suffer|pay for|understand|believe|see|hope|like|need)$/;

/** "Kanbei gets my horse", "He can have the castle": it is given. */
function grantIn(text: string, isSomebody: IsSomebody): Step[] | null {
  const found =
    /^((?:\p{L}[\p{L}’'-]*)(?: \p{L}[\p{L}’'-]*){0,3}) (?:gets?|can have|may have|shall have|will get|can keep|may keep) ((?:my|the|all|half|a|an|some|his|her|their|\d+) .+)$/iu.exec(
      text,
    );
  if (!found || /^(?:i|we|it|that|this|nobody|who)$/i.test(found[1]!)) return null;
  const words = wordsOf(found[1]!);
  const who = /^(?:he|she|they)$/i.test(found[1]!) ? objectOf(found[1]!.toLowerCase()) : small(found[1]!);
  if (who === small(found[1]!) && !isPerson(words, 0, words.length, found[1]!, isSomebody)) return null;
  const steps = stepsOf(`I give ${who} ${found[2]!.replace(/,? but .*$/isu, '')}`);
  return steps.length === 0 ? null : steps;
}

/** "Whoever will not swear should leave" */
function laidOnAll(text: string): Step | null {
  const found =
    /^((?:whoever|anyone|anybody|everyone|everybody|all|those|every (?:man|one)|any man|the (?:one|man|men))(?: of (?:you|them|us))? (?:who|that)? ?[^,]{0,60}?)(?<! who| that),? (?:should|must|shall|is to|are to|may|can) (\p{L}+)\b(.*)$/isu.exec(
      text,
    );
  const isToBe = found?.[2] === 'be' && isPastForm(/^ (\p{L}+)/u.exec(found[3]!)?.[1] ?? '');
  if (!found || (!isToBe && (beyondOrders.test(found[2]!) || !isVerb(found[2]!)))) return null;
  return bid(`that ${lowerFirst(found[1]!.trim())} ${found[2]!}${found[3]!}`);
}

/** One step an order, of a sentence whose subject is somebody else; none: it is no order, or not only. */
export function ordersOf(sentence: string, isSomebody: IsSomebody): Step[] {
  if (/[?“"]/.test(sentence)) return [];
  const whole = bareOrder(sentence).replace(/[.!…]+$/u, '');
  const text = whole.replace(whenOrHow, '');
  const granted = grantIn(text, isSomebody);
  if (granted) return granted;
  const forbidden = forbiddenIn(text) ?? laidOnAll(text);
  if (forbidden) return [forbidden];
  const words = wordsOf(text);
  const first = orderAt(words, 0, words.length, text, isSomebody);
  if (!first) return [];
  const starts = [0];
  for (let at = 2; at < words.length - 1; at += 1) {
    const isJoined = /[,;.]/.test(words[at - 1]!.after) || /^(?:and|while|but)$/.test(words[at - 1]!.bare);
    if (isJoined && orderAt(words, at, words.length, text, isSomebody)) starts.push(at);
  }
  const own = words.findIndex(
    ({ bare }, at) =>
      /^(?:i|we)$/.test(bare) &&
      (/[,;]/.test(words[at - 1]?.after ?? '') ||
        /^(?:and|so|because|but|while|when|as)$/.test(words[at - 1]?.bare ?? '')),
  );
  const end = own < 0 ? words.length : /^(?:and|while|but)$/.test(words[own - 1]!.bare) ? own - 1 : own;
  const orders = starts
    .filter((start) => start < end)
    .flatMap((start, index) => {
      const next = starts[index + 1];
      const until =
        next === undefined || next > end
          ? end
          : next - (/^(?:and|while|but)$/.test(words[next - 1]!.bare) ? 1 : 0);
      return orderAt(words, start, until, text, isSomebody) ?? [];
    });
  if (own < 0) return orders.flatMap((order) => orderStep(order) ?? []);
  // "My brother stays, I go" orders; "The guard comes closer, so I run" tells what happens.
  if (/^(?:so|because|when|as)$/.test(words[own - 1]!.bare)) return [];
  if (!orders.every((order) => order.isPlain || isQuiet(order.what) || isNamedAway(order))) return [];
  return [...orders.flatMap((order) => orderStep(order) ?? []), ...stepsOf(text.slice(words[own]!.from))];
}

/** "Tadakatsu takes twenty men": of somebody by name, and away from oneself. */
function isNamedAway({ who, what }: Order): boolean {
  return (
    /^(?:\p{Lu}|my |our )/u.test(who) && !/^(?:come|arrive|enter|leave)\b|\b(?:me|us|my|our)\b/i.test(what)
  );
}

function isQuiet(what: string): boolean {
  return quietService.has(stepsOf(`I ${what}`)[0]?.actClass ?? 'other') && !/\b(?:me|my)\b/i.test(what);
}

/** "Nobody crosses tonight", "Not one arrow at his back" */
function forbiddenIn(text: string): Step | null {
  const nobody =
    /^(?:nobody|no one|no man|none of (?:you|them|us)|no (?!more\b)\p{L}+) (\p{L}+)\b(.*)$/isu.exec(text);
  const verb = nobody ? baseForm(nobody[1]!.toLowerCase()) : '';
  const isTold = /^(?:is|are|was|were|has|have|had|will|would|can|could|knows?|ever)$/i.test(
    nobody?.[1] ?? '',
  );
  if (nobody && /^(?:is|are)$/i.test(nobody[1]!) && /^ to \p{L}/u.test(nobody[2]!))
    return bid(`that ${lowerFirst(text).replace(/ (?:is|are) to /i, ' ')}`);
  if (nobody && !isTold && servesAs(verb) && !isPastForm(nobody[1]!.toLowerCase()))
    return bid(`that ${lowerFirst(text).replace(` ${nobody[1]!}`, ` ${verb}`)}`);
  if (
    /^not (?:one|a single|a) (?!word|thing|chance|day|bit)\p{L}+(?! (?:is|was|has|had|will|of)\b)/iu.test(
      text,
    )
  )
    return bid(`that there be ${lowerFirst(text)}`);
  return null;
}

function bid(what: string): Step {
  return orderStepOf('', what, { text: what, kind: 'statement' });
}

function orderStepOf(who: string, what: string, content: Step['content']): Step {
  return {
    actClass: 'order',
    verb: 'order',
    isNegated: false,
    isPast: false,
    clause: who === '' ? `order ${what}` : `order ${who} ${what}`,
    lead: '',
    phrases: who === '' ? [] : [{ prep: '', text: who }],
    content,
    purpose: null,
  };
}

function orderStep({ who, what }: Order): Step | null {
  // "is to be told to hold the town", "are to be arrested"
  const told = /^be (?:told|ordered|asked|commanded|instructed|made|bidden) (to .+)$/isu.exec(what)?.[1];
  if (told) return orderStepOf(who, told, { text: told, kind: 'order' });
  const done = /^be (\p{L}+)(.*)$/isu.exec(what);
  if (done) return stepsOf(`I have ${who} ${done[1]!}${done[2]!}`)[0] ?? null;
  return orderStepOf(who, `to ${what}`, { text: `to ${what}`, kind: 'order' });
}

/** The order that begins at a word: its subject, and from the verb on. */
function orderAt(
  words: readonly Word[],
  from: number,
  until: number,
  text: string,
  isSomebody: IsSomebody,
): Order | null {
  // "Have the sergeant teach me": an imperative has no subject.
  const opening = words[from]!.bare;
  if (!whoever.test(opening) && (classOfVerb(opening) !== undefined || isVerb(opening))) return null;
  for (let at = from + 1; at < Math.min(until, from + 9); at += 1) {
    // "I arrest Cato and Cicero and bring them": who comes before "and" is no one who brings.
    if (/[,;:.]/.test(words[at - 1]!.after) || (words[at - 1]!.bare === 'and' && servesAs(words[at]!.bare)))
      return null;
    const who = text.slice(words[from]!.from, words[at - 1]!.until);
    const { bare } = words[at]!;
    const rest = (start: number) =>
      start < until ? text.slice(words[start]!.from, words[until - 1]!.until) : '';
    const isOfThem = at === from + 1 && /^(?:he|she|they)$/.test(opening);
    if (
      !isOfThem &&
      /^(?:i|we|you|he|she|it|they|this|that|there|which|who|when|if|as)$/.test(words[at - 1]!.bare)
    )
      return null;
    const next = words[at + 1];
    const isTo = /^(?:is|are)$/.test(bare) && next?.bare === 'to' && at + 2 < until;
    const isShall =
      /^(?:shall|must|should)$/.test(bare) &&
      next !== undefined &&
      isVerb(next.bare) &&
      !beyondOrders.test(next.bare);
    const isWill =
      bare === 'will' &&
      next !== undefined &&
      !isOfThem &&
      (servesAs(next.bare) || /^(?:lie|steal)$/.test(classOfVerb(next.bare) ?? ''));
    const isBidden =
      bare === 'to' && at + 1 < until && servesAs(next!.bare) && nounKindsOf(next!.bare)[0] !== 'place';
    if (isTo || isShall || isWill || isBidden) {
      if (!isOfThem && !isPerson(words, from, at, who, isSomebody)) return null;
      if (isWill && /\b(?:me|us|my|our|never|not)\b/i.test(rest(at + 1))) return null;
      return {
        who: isOfThem ? objectOf(opening) : small(who),
        what: based(rest(at + (isTo ? 2 : 1))),
        isPlain: true,
      };
    }
    const isMany = isPlural(words, from, at);
    const base = baseForm(bare);
    const isTroop =
      /^(?:cavalry|infantry|guard|artillery|garrison|fleet|crew|crowd|family|household|rest)$/.test(
        words[at - 1]!.bare,
      );
    const agrees = (isMany && base === bare) || ((!isMany || isTroop) && base !== bare && /s$/.test(bare));
    if (isOfThem) {
      // "He goes against Sogō, and I stay": of him the story told before.
      const isSent = /^(?:go|stay|march|ride|sail|lead|hold|guard|remain|wait|keep|move|cross)$/.test(base);
      const isTold = base === bare ? opening === 'they' : opening !== 'they';
      if (!isSent || !isTold || isPastForm(bare) || isReport(base, next?.bare ?? '', rest(at))) return null;
      // "He goes pale" is seen.
      const goesOn =
        next !== undefined &&
        (/^(?:against|to|into|round|around|through|over|across|back|home|ahead|behind|first|last|down|up|north|south|east|west|with|at|in|on|by|beside|here|there|out|outside|inside|near|under|the|my|his|every|both|all)$/.test(
          next.bare,
        ) ||
          /^[\p{Lu}\p{N}]/u.test(next.text));
      if (!goesOn || /\b(?:me|us|my|our|away|mad)\b/i.test(rest(at))) return null;
      return { who: objectOf(opening), what: based(rest(at)), isPlain: false };
    }
    const isOwnMens =
      /^(?:my|our)$/.test(opening) &&
      isMany &&
      !beyondOrders.test(base) &&
      !reports.test(base) &&
      /^(?:attack|arrest|strike|kill|flee|surrender|steal|speak|free|other)$/.test(
        classOfVerb(base) ?? (isVerb(base) ? 'other' : ''),
      );
    if (!agrees || !(servesAs(base) || isOwnMens) || isPastForm(bare)) continue;
    if (!isPerson(words, from, at, who, isSomebody)) continue;
    // "The Gauls guard" could be a guard of theirs.
    if (isMany && at + 1 >= until && nounKindsOf(bare).length > 0) return null;
    if (/^(?:is|are|was|were|has|have|of)$/.test(next?.bare ?? '')) continue;
    if (isReport(base, next?.bare ?? '', rest(at))) return null;
    return { who: small(who), what: based(rest(at)), isPlain: false };
  }
  return null;
}

function objectOf(subject: string): string {
  return subject === 'he' ? 'him' : subject === 'she' ? 'her' : 'them';
}

function small(who: string): string {
  return whoever.test(who.split(' ')[0]!.toLowerCase()) ? lowerFirst(who) : who;
}

/** "The guards seize me", "Antony drinks too much": what happens, or always does. */
function isReport(verb: string, object: string, clause: string): boolean {
  if (/\b(?:too much|too many|too well|always|often|usually|never)\b/i.test(clause)) return true;
  return /^(?:me|us)$/.test(object) && !/^(?:go|give|summon|defend)$/.test(classOfVerb(verb) ?? '');
}

function servesAs(verb: string): boolean {
  const known = classOfVerb(verb);
  if (/^(?:sit|stand|kneel)$/.test(verb)) return true;
  return known !== undefined && ofService.has(known) && !reports.test(verb);
}

function isPlural(words: readonly Word[], from: number, at: number): boolean {
  const head = words[at - 1]!.bare;
  return (
    words.slice(from, at).some(({ bare }) => bare === 'and') ||
    /^(?:men|people|women|cavalry|infantry|police|folk|all|both|two|three|rest|others|garrison|crew|household)$/.test(
      head,
    ) ||
    (/[^s]s$/.test(head) && nounKindsOf(head.slice(0, -1))[0] === 'person') ||
    (/[^s]s$/.test(head) && /^(?:the|all|our|my|both)$/.test(words[from]!.bare))
  );
}

/** A name, or a person or people of whom one can speak as known. */
function isPerson(
  words: readonly Word[],
  from: number,
  at: number,
  who: string,
  isSomebody: IsSomebody,
): boolean {
  const first = words[from]!;
  const head = words[at - 1]!;
  if (/^(?:whoever|whatever|anyone|anybody|whichever)$/.test(first.bare)) return false;
  if (isSomebody(who)) return true;
  const isNamed = words.slice(from, at).every((word) => /^\p{Lu}/u.test(word.text) || word.bare === 'and');
  if (
    isNamed &&
    !isFunctionWord(first.bare) &&
    !/^(?:neither|either|none)$/.test(first.bare) &&
    !isVerb(first.bare) &&
    nounKindsOf(first.bare).length === 0
  )
    return true;
  if (/^(?:the rest|the others|everyone(?: else)?|everybody(?: else)?)$/i.test(who)) return true;
  if (!whoever.test(first.bare) || at - from < 2) return false;
  const last = nounKindsOf(head.bare)[0];
  const isOfPeople = last === 'person' || (last === 'group' && !/^(?:state|nation|party)$/.test(head.bare));
  const isKinNamed =
    /^(?:my|our)$/.test(first.bare) &&
    nounKindsOf(words[from + 1]!.bare)[0] === 'person' &&
    words.slice(from + 2, at).every((word) => /^\p{Lu}/u.test(word.text));
  return isOfPeople || isKinNamed;
}

/** "crosses into Awa and takes the castle" → "cross into Awa and take the castle" */
function based(what: string): string {
  return what.replace(/^(\p{L}+)|(?<=(?:,|\band|\bthen) )(\p{Ll}+)(?= )/gu, (verb) => {
    const base = baseForm(verb.toLowerCase());
    return /s$/.test(verb) && base !== verb && classOfVerb(base) ? base : verb;
  });
}

/** "I go home through Iga, Hanzō leads the way": what others are to do behind one's own deed is an order of its own. */
export function ordersApart(sentence: string, isSomebody: IsSomebody): string[] {
  if (/[?“:]/.test(sentence) || /^(?:if|when|while|unless|as|once|after|before)\b/i.test(sentence))
    return [sentence];
  for (const joint of sentence.matchAll(
    /(?:[,;]? (?:and|while|but) |[,;] )(?=\p{Lu}|the \p{L}|my \p{L}|he |she |they )/gu,
  )) {
    const head = sentence.slice(0, joint.index);
    const tail = sentence.slice(joint.index + joint[0].length);
    const own = stepsOf(head);
    if (own.length === 0) continue;
    if (own.at(-1)!.content !== null || own.at(-1)!.purpose?.content) continue;
    // "I take Antony and Curio": two that are taken.
    if (ordersOf(head, isSomebody).length > 0 || ordersOf(tail, isSomebody).length === 0) continue;
    return [head, tail.charAt(0).toUpperCase() + tail.slice(1)];
  }
  return [sentence];
}
