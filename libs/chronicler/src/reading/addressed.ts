/** To whom something is said: "Pollio, where are the horses?", "kanbei read it to me", "Sit down, old man". */
import { isFunctionWord } from '../plain-text.js';
import { stepsOf } from './steps.js';
import { classOfVerb } from './verbs.js';

type IsSomebody = (words: string) => boolean;

const addresses =
  /^(?:my lords?|my friends?|friends?|citizens?|soldiers?|men|comrades?|brothers?|gentlemen|ladies|sir|madam|madame|monsieur|father|captain|general|old man|boy|girl|everyone|everybody|people|romans|my children|sire|your (?:majesty|grace|excellency|highness)|lord|lady|senators|conscript fathers|you(?: there| two| three| all| lot| men| over there)|all of you|both of you|rider|priest|deputies|messieurs|citoyens|driver|boys|lads|child|my (?:love|heart|son|daughter|dear|lady))$/i;
export const asksFirst =
  /^(?:and |but |so |then |well,? |tell me,? |pray,? |please,? )?(?:who|whom|whose|what|what['’]s|why|when|where|where['’]s|which|how|is|are|am|was|were|did|does|do|has|have|had|will|would|could|should|shall|isn['’]t|aren['’]t|don['’]t|didn['’]t|doesn['’]t|won['’]t)\b/i;

const noAddress =
  /^(?:then|now|so|next|first|second|finally|yes|no|well|ok|okay|and|but|meanwhile|tonight|today|tomorrow|at once|please|here|there|i|we|twice|once|quietly|slowly|sorry|right|enough|back|hands|then again)\b/i;

export function addressed(sentence: string, isSomebody: IsSomebody): { to: string; rest: string } {
  const front = /^((?:[\p{L}][\p{L}’'.-]*)(?: [\p{L}’'.-]+){0,3}), (.+)$/su.exec(sentence);
  if (front && isAddress(front[1]!, isSomebody)) {
    // "Gabrielle, my heart, roast …"
    const more = /^(?:my|old|dear|good|you) [\p{L} ]{2,20}, (.+)$/isu.exec(front[2]!)?.[1];
    return { to: front[1]!, rest: more ?? front[2]! };
  }
  const yours = /^(you (?:two|three|four|all|there|men|in the|at the|with the)\b[^,.?]{0,60}), (.+)$/isu.exec(
    sentence,
  );
  if (yours) return { to: yours[1]!, rest: yours[2]! };
  const back = /^(.+), ((?:\p{L}[\p{L}’'-]*)(?: [\p{L}’'-]+){0,2})([?.!]*)$/su.exec(sentence);
  if (back && isAddress(back[2]!, isSomebody) && !/^(?:I|we)\b/iu.test(sentence))
    return { to: back[2]!, rest: `${back[1]!}${back[3]!}` };
  return withoutComma(sentence, isSomebody) ?? { to: '', rest: sentence };
}

export function isAddress(words: string, isSomebody: IsSomebody): boolean {
  if (
    noAddress.test(words) ||
    isFunctionWord(words) ||
    /^(?:who|what|when|where|why|how|one|two|three|first|if|in)\b/i.test(words)
  )
    return false;
  return addresses.test(words) || isSomebody(words);
}

/** "kanbei read it to me", "sit down Toshimitsu": a name, and an order or a question beside it. */
function withoutComma(sentence: string, isSomebody: IsSomebody): { to: string; rest: string } | null {
  const words = sentence.split(' ');
  for (const length of [2, 1]) {
    const head = words.slice(0, length).join(' ');
    const rest = words.slice(length).join(' ');
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
