/** "a horse and the fan", "Sassa Narimasa and Maeda Toshiie": each of several, where they are known to be several. */
import { nounKindsOf } from '../reading/wordnet.js';
import { isPersonNoun } from './beings.js';
import { headNoun, sameNoun, type Stage } from './stage.js';

const between = /(?:, and |, | and (?:also |then )?| & | as well as | along with )/iu;

/** The parts of a list of things, and each of "both letters"; one part where it is no list. */
export function listedThings(text: string, stage: Stage | null = null): readonly string[] {
  const all =
    /^(?:both|all|all (?:of )?(?:the|my|these|those)|both (?:of )?(?:the|my|these)|the two|the three) (\p{Ll}+s)$/iu.exec(
      text,
    )?.[1];
  const known = all
    ? (stage?.things ?? []).filter(({ name, gone }) => !gone && sameNoun(headNoun(name), all))
    : [];
  if (known.length > 1) return known.map(({ name }) => name);
  const parts = text.split(between).map((part) => part.trim());
  return parts.length > 1 && parts.every(isSolid) ? parts : [text];
}

/** The names in a list of people whom somebody knows; one where it is no such list. "my brothers Quintus and Marcus" are two. */
export function listedPeople(text: string, stage: Stage): readonly string[] {
  const parts = text.split(between).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => isKnown(part, stage)) ? parts.map(bareName) : [text];
}

function isKnown(part: string, stage: Stage): boolean {
  const name = bareName(part);
  return /^\p{Lu}/u.test(name) ? stage.personNamed(name) !== null : stage.find(part) !== null;
}

/** "my brothers Yoshihiro": the name. */
function bareName(part: string): string {
  return part.replace(/^(?:my|our|his|her|their|the) (?:\p{Ll}+ )+(?=\p{Lu})/u, '');
}

/** Something that can be held out. */
function isSolid(part: string): boolean {
  const noun = headNoun(part).toLowerCase();
  if (noun === '' || isPersonNoun(noun)) return false;
  const kinds = nounKindsOf(noun);
  return kinds.some((kind) => /^(?:thing|food|animal|money|message)$/.test(kind));
}

const promised =
  /\b(?:terms?|provinces?|lands?|estates?|commands?|offices?|posts?|ranks?|titles?|shares?|halves|half|freedom|safe conduct|passage|protection|services?|lives|life|hand in marriage|pardons?)$/i;

/** What can be offered and not handed over: peace, easier terms, three provinces. */
export function isPromised(text: string): boolean {
  const bare = text.replace(/[:;,].*$/u, '').trim();
  if (promised.test(bare)) return true;
  const kinds = nounKindsOf(headNoun(bare).toLowerCase());
  return kinds.length > 0 && kinds.every((kind) => kind === 'idea' || kind === 'time');
}

/** What one can be said to have: no secret, no land, no peace. */
export function isHeld(name: string): boolean {
  const noun = headNoun(name).toLowerCase();
  if (promised.test(name)) return false;
  const kinds = nounKindsOf(noun);
  return (
    kinds.length === 0 ||
    kinds.some((kind) => /^(?:thing|food|animal|money|nature|body)$/.test(kind)) ||
    /^(?:letters?|notes?|lists?|books?|papers?|copies|copy|message|orders|head|heads)$/.test(noun)
  );
}
