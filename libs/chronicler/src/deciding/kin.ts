/** Whom "my wife", "my uncle", "my daughter" means: whom history knows as that, by what it says of them and of the player. */
import type { EraPerson } from '@rubicon/scenarios';

const kinNouns =
  'wife|husband|daughter|son|mother|father|brother|sister|uncle|aunt|nephew|niece|cousin|father-in-law|mother-in-law|son-in-law|daughter-in-law|brother-in-law|grandfather|grandmother|half-brother|half-sister';
const kinPhrase = new RegExp(
  `^(?:my|our) (?:(?:dear|own|poor|dead|late|beloved|little|old|young|elder|eldest|younger|youngest|big|only|first|second) )*(${kinNouns}|children|sons|daughters|brothers|sisters|uncles|parents|family|household)(?:,? ((?:\\p{Lu}|de |no )[\\p{L}’'-]*(?: [\\p{L}’'-]+){0,3}))?$`,
  'iu',
);
const properName = /^\p{Lu}[\p{L}’'-]*(?: (?:de |no )?\p{Lu}[\p{L}’'-]*)*/u;
const bareKin = new RegExp(`^(?:dear )?(${kinNouns})$`, 'i');
/** First names say nothing about whose family it is. */
const firstNames =
  /^(?:Marcus|Gaius|Lucius|Titus|Gnaeus|Quintus|Publius|Decimus|Jean|Louis|Charles|Pierre|Georges|Marie|Anne|Marquis|Comte|Comtesse|Lord|Lady|Duke|Madame|Captain|General)$/;

/** What they are to one to whom one is that. */
const reverse: Readonly<Record<string, string>> = {
  wife: 'husband',
  husband: 'wife',
  brother: 'brother|sister',
  sister: 'brother|sister',
  father: 'son|daughter',
  mother: 'son|daughter',
  son: 'father|mother',
  daughter: 'father|mother',
  uncle: 'nephew|niece',
  aunt: 'nephew|niece',
  nephew: 'uncle|aunt',
  niece: 'uncle|aunt',
  cousin: 'cousin',
};

export interface KinMeant {
  readonly noun: string;
  /** "my sister Charlotte"; empty: no name. */
  readonly name: string;
  readonly isDead: boolean;
  readonly isMany: boolean;
}

/** "her father": whose they are stands in the scene. */
export function kinOfOther(words: string): { readonly of: 'him' | 'her'; readonly noun: string } | null {
  const found = new RegExp(`^(his|her) (?:own |dear |old |young |little )?(${kinNouns})$`, 'iu').exec(
    words.trim(),
  );
  return found
    ? { of: found[1]!.toLowerCase() === 'his' ? 'him' : 'her', noun: found[2]!.toLowerCase() }
    : null;
}

/** "Mother": said to her. */
export function kinCalled(words: string): string | null {
  return bareKin.exec(words.trim())?.[1]?.toLowerCase() ?? null;
}

export function kinMeant(words: string): KinMeant | null {
  const [, kin, called] = kinPhrase.exec(words.trim()) ?? [];
  const name = called === undefined ? '' : properName.exec(called)?.[0];
  if (kin === undefined || name === undefined) return null;
  const noun = kin.toLowerCase();
  return {
    noun,
    name,
    isDead: /\b(?:dead|late)\b/i.test(words),
    isMany: /(?:s|children|family|household)$/.test(noun),
  };
}

/** @param own the player's names; @param self the player as history knows them */
export function kinInHistory(
  { noun, name, isDead, isMany }: KinMeant,
  own: readonly string[],
  self: EraPerson | null,
  people: readonly EraPerson[],
): EraPerson | null {
  if (isMany) return null;
  const mine = familyNames(own);
  const others = people.filter((one) => one.name !== self?.name);
  const theirs = others.filter(({ who }) => mine.some((one) => isKinOf(who, noun, one)));
  // "Marcus Brutus, Servilia’s son" makes her his mother.
  const back = Object.hasOwn(reverse, noun) ? reverse[noun] : undefined;
  const stated =
    self && back
      ? others.filter(
          (one) =>
            familyNames([one.name, ...one.also]).some((word) => isKinOf(self.who, back, word)) &&
            one.is !== otherGender(noun),
        )
      : [];
  const all = [...theirs, ...stated];
  if (name !== '')
    return (
      all.find((one) => isCalled(one, name)) ??
      // "my brother Yoshihiro": of the same house.
      others.find(
        (one) =>
          isCalled(one, name) &&
          one.is !== otherGender(noun) &&
          familyNames([one.name, ...one.also]).some((word) => mine.includes(word)),
      ) ??
      null
    );
  return (isDead ? all.find(({ diesOn }) => diesOn !== null && diesOn < 0) : undefined) ?? all[0] ?? null;
}

function familyNames(names: readonly string[]): string[] {
  return names
    .flatMap((one) => one.match(/\p{Lu}[\p{L}-]{2,}/gu) ?? [])
    .filter((word) => !firstNames.test(word));
}

function isCalled({ name, also }: EraPerson, called: string): boolean {
  return [name, ...also].some((one) => one === called || one.split(' ').includes(called));
}

function otherGender(noun: string): string {
  return /wife|daughter|mother|sister|aunt|niece/.test(noun) ? 'he' : 'she';
}

/** "Danton’s wife", "the eldest brother of Robespierre". */
function isKinOf(who: string, nouns: string, name: string): boolean {
  const own = name.replace(/s$/, '');
  const escaped = own.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return (
    new RegExp(
      `(?<!\\bof )\\b${escaped}s?[’']s? (?:[\\p{Ll}-]+ )*?(?:[\\p{Ll}-]*-)?(?<![\\p{L}-])(?:${nouns})(?![\\p{L}-])`,
      'u',
    ).test(who) ||
    new RegExp(`(?<![\\p{L}-])(?:${nouns}) of (?:the )?(?:[\\p{L}’-]+ )?${escaped}s?(?![\\p{L}])`, 'u').test(
      who,
    )
  );
}
