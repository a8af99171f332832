/** What is sent to somebody is no bearer: who gets it, and what it is. */
import { nounKindsOf } from '../reading/wordnet.js';
import type { Phrase } from '../reading/steps.js';
import { isPersonNoun } from './beings.js';
import { countedMen } from './counted-men.js';
import { isSureThing, sureOfPerson } from './sureness.js';
import { headNoun, type Stage } from './stage.js';

export interface Sent {
  /** The receiver first and then the thing, both bare; or the thing alone. */
  readonly phrases: readonly Phrase[];
  /** Words go in writing. */
  readonly isMessage: boolean;
}

const message =
  /^(?:letters?|word|words|messages?|notes?|repl(?:y|ies)|answers?|news|greetings?|compliments|regards|love|thanks|congratulations|condolences|apolog(?:y|ies)|warnings?|orders?|instructions?)$/i;
const pronoun = /^(?:him|her|them)$/i;

/** Null: somebody is sent. */
export function sentThing(phrases: readonly Phrase[], stage: Stage): Sent | null {
  const bare = phrases.filter(({ prep }) => prep === '').flatMap((phrase) => receiverFirst(phrase, stage));
  const others = phrases.filter(({ prep }) => prep !== '');
  const [first, second] = bare;
  if (!first) return null;
  if (second && isReceiver(first.text, stage) && isGift(second.text, stage))
    return sentTo(first.text, second, others);
  if (!isGift(first.text, stage)) return null;
  const to = others.find(({ prep, text }) => prep === 'to' && stage.placeNamed(text) === null);
  if (to)
    return sentTo(
      to.text,
      first,
      others.filter((one) => one !== to),
    );
  return { phrases: [first, ...others], isMessage: false };
}

function sentTo(receiver: string, gift: Phrase, others: readonly Phrase[]): Sent {
  const isMessage = message.test(headNoun(gift.text));
  const who = { prep: '', text: receiver };
  return { phrases: isMessage ? [who, ...others] : [who, gift, ...others], isMessage };
}

/** "Fulvia money": to whom, and what. */
function receiverFirst(phrase: Phrase, stage: Stage): readonly Phrase[] {
  const split = /^((?:\p{Lu}[\p{L}’'-]*)(?: (?:de |no )?\p{Lu}[\p{L}’'-]*)*) (\p{Ll}.*)$/u.exec(phrase.text);
  if (!split || !stage.personNamed(split[1]!) || !isGift(split[2]!, stage)) return [phrase];
  return [
    { prep: '', text: split[1]! },
    { prep: '', text: split[2]! },
  ];
}

function isReceiver(text: string, stage: Stage): boolean {
  return (
    pronoun.test(text) ||
    isPersonNoun(headNoun(text).toLowerCase()) ||
    (/\p{Lu}/u.test(text) && stage.personNamed(text) !== null) ||
    stage.find(text) !== null
  );
}

function isGift(text: string, stage: Stage): boolean {
  if (countedMen(text)) return false;
  const noun = headNoun(text).toLowerCase();
  if (message.test(noun)) return true;
  if (
    pronoun.test(text) ||
    sureOfPerson(noun) === 'sure' ||
    /^(?:group|person)$/.test(nounKindsOf(noun)[0] ?? '')
  )
    return false;
  if (/^\p{Lu}/u.test(text) || stage.find(text) !== null) return false;
  return isSureThing(text, noun);
}
