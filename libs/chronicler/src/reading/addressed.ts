/** To whom something is said: "Pollio, where are the horses?", "kanbei read it to me", "Sit down, old man". */
import { isFunctionWord } from '../plain-text.js';
import { stepsOf } from './steps.js';
import { classOfVerb } from './verbs.js';
import { nounKindsOf } from './wordnet.js';

type IsSomebody = (words: string) => boolean;

const addresses =
  /^(?:my lords?|my friends?|friends?|citizens?|soldiers?|men|comrades?|brothers?|gentlemen|ladies|sir|madam|madame|monsieur|father|captain|general|old man|boy|girl|everyone|everybody|people|romans|my children|sire|your (?:majesty|grace|excellency|highness)|lord|lady|senators|conscript fathers|you(?: there| two| three| all| lot| men| over there)|all of you|both of you|rider|priest|deputies|messieurs|citoyens|driver|boys|lads|child|my (?:love|heart|son|daughter|dear|lady))$/i;
export const asksFirst =
  /^(?:and |but |so |then |well,? |tell me,? |pray,? |please,? )?(?:who|whom|whose|what|what['’]s|why|when|where|where['’]s|which|how|is|are|am|was|were|did|does|do|has|have|had|will|would|could|should|shall|isn['’]t|aren['’]t|don['’]t|didn['’]t|doesn['’]t|won['’]t)\b/i;

const noAddress =
  /^(?:then|now|so|next|first|second|finally|yes|no|well|ok|okay|and|but|meanwhile|tonight|today|tomorrow|at once|please|here|there|i|we|twice|once|quietly|slowly|sorry|right|enough|back|hands|then again)\b/i;

export function addressed(sentence: string, isSomebody: IsSomebody): { to: string; rest: string } {
  const front = /^((?:[\p{L}][\p{L}’'.-]*)(?: [\p{L}’'.-]+){0,3}), (.+)$/su.exec(sentence);
  if (front && isCalled(front[1]!, isSomebody)) {
    // "Gabrielle, my heart, roast …"
    const more = /^(?:my|old|dear|good|you) [\p{L} ]{2,20}, (.+)$/isu.exec(front[2]!)?.[1];
    return { to: front[1]!, rest: more ?? front[2]! };
  }
  const middle =
    /^([^,“"]{3,40}), ((?:\p{L}[\p{L}’'-]*)(?: [\p{L}’'-]+){0,2}), ((?:and |or |but |then )?\p{Ll}.*)$/su.exec(
      sentence,
    );
  if (
    middle &&
    !/^(?:I|we|let)\b/iu.test(sentence) &&
    isCalled(middle[2]!, isSomebody) &&
    stepsOf(middle[1]!)[0]?.lead === ''
  )
    return { to: middle[2]!, rest: `${middle[1]!} ${middle[3]!}` };
  const yours = /^(you (?:two|three|four|all|there|men|in the|at the|with the)\b[^,.?]{0,60}), (.+)$/isu.exec(
    sentence,
  );
  if (yours) return { to: yours[1]!, rest: yours[2]! };
  const back = /^(.+), ((?:\p{L}[\p{L}’'-]*)(?: [\p{L}’'-]+){0,2})([?.!]*)$/su.exec(sentence);
  if (back && isCalled(back[2]!, isSomebody) && !/^(?:I|we)\b/iu.test(sentence))
    return { to: back[2]!, rest: `${back[1]!}${back[3]!}` };
  return withoutComma(sentence, isSomebody) ?? { to: '', rest: sentence };
}

export function isAddress(words: string, isSomebody: IsSomebody): boolean {
  if (
    noAddress.test(words) ||
    isFunctionWord(words) ||
    /^(?:who|whose|whom|which|what|when|where|why|how|one|two|three|first|if|in)\b/i.test(words)
  )
    return false;
  return addresses.test(words) || isSomebody(words);
}

/** Between commas a common noun will do: "Come in, man". */
function isCalled(words: string, isSomebody: IsSomebody): boolean {
  return isAddress(words, isSomebody) || (!noAddress.test(words) && isPersonCalled(words));
}

/** "man", "my good doctor", "old fool", but not "cook, clean and rest". */
function isPersonCalled(words: string): boolean {
  const noun = /^(?:(?:my|you|old|good|dear|young|brave|little|sweet|poor|mon|ma) )*(\p{L}+)$/iu.exec(
    words,
  )?.[1];
  if (!noun) return false;
  const bare = noun.toLowerCase();
  if (/^(?:mon|ma) (?:ami|amie|vieux|cher|chère|enfant|fils|général|capitaine)$/i.test(words)) return true;
  const isCommonCall = /^(?:man|father|mother|doctor|nurse|guard|master|page|groom|pilot|host)$/.test(bare);
  return isCommonCall || (nounKindsOf(bare)[0] === 'person' && classOfVerb(bare) === undefined);
}

const kin =
  /^(?:my )?(?:mother|mamma|mama|father|papa|sister|brother|son|daughter|wife|husband|uncle|aunt|nephew|niece|cousin|grandfather|grandmother)$/i;

/** Who is meant by the call: by name where there is one, else whoever one is with. */
export function calledBy(words: string, isSomebody: IsSomebody): string {
  if (words === '' || isSomebody(words) || /^(?:you|all|both)\b/i.test(words)) return words;
  if (kin.test(words)) return `my ${words.toLowerCase().replace(/^my /, '')}`;
  const bare = words.toLowerCase().split(' ').at(-1)!;
  if (/[^s]s$/.test(bare) || /^(?:men|people|gentlemen|all|everyone|everybody|there)$/.test(bare))
    return words;
  return nounKindsOf(bare)[0] === 'person' || addresses.test(words) || isPersonCalled(words) ? 'you' : words;
}

/** "kanbei read it to me", "sit down Toshimitsu": a name, and an order or a question beside it. */
function withoutComma(sentence: string, isSomebody: IsSomebody): { to: string; rest: string } | null {
  const words = sentence.split(' ');
  for (const length of [2, 1]) {
    const head = words.slice(0, length).join(' ');
    const rest = words.slice(length).join(' ');
    // "Does Kanbei approve?" asks, and calls nobody.
    if (asksFirst.test(head)) continue;
    if (/[,.:;!?“”]/.test(head) || /^(?:the|a|an|my|his|her|our|their|i|we|let|go|come)\b/i.test(head))
      continue;
    // "Count what we have" is no call to a count.
    if (rest === '' || classOfVerb(head.toLowerCase()) !== undefined || !isAddress(head, isSomebody))
      continue;
    if (
      /^(?:what|why|how|where|when)\b|^(?:is|are|was|did|do|does|have|has|will|would|can|could) (?:it|you|he|she|they|i|we|there|this|that)\b/i.test(
        rest,
      )
    )
      return { to: head, rest };
    const [step] = stepsOf(rest);
    const isOrder =
      step !== undefined && step.clause.split(' ')[0] === rest.split(' ')[0]?.replace(/[,.!?]+$/, '');
    if (
      isOrder &&
      !step.isPast &&
      step.verb.split(' ')[0] ===
        step.clause
          .split(' ')[0]!
          .toLowerCase()
          .replace(/[,.!?]+$/, '')
    )
      return { to: head, rest };
  }
  const late =
    /^((?:[^,.:;!?“”]+ )?(?:up|down|in|out|here|away|back|me|us|more|on|now|there|over|closer|still|again)) (\p{L}[\p{L}’'-]+)(?:([.!?]*)|, ?(.*))$/su.exec(
      sentence,
    );
  if (
    late &&
    !/^(?:I|we)\b/iu.test(sentence) &&
    isAddress(late[2]!, isSomebody) &&
    stepsOf(late[1]!).length > 0
  )
    return { to: late[2]!, rest: `${late[1]!}${late[4] ? `, ${late[4]}` : (late[3] ?? '')}` };
  return null;
}
