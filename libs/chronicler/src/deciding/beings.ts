/** Who somebody is: from the scene, from the opening, from history, or from the bare words of the player. */
import type { EraPerson, Knowledge, PersonAtOpening, Pronoun } from '@rubicon/scenarios';
import nlp from 'compromise';
import type { Presence } from '../scene-data.js';
import { nounKindsOf } from '../reading/wordnet.js';

export interface Being {
  /** As within a sentence: "Asinius Pollio", "the baker’s boy". */
  readonly name: string;
  /** What else they are called. */
  readonly also: readonly string[];
  /** How a sentence names them: "Mirabeau". */
  call: string;
  readonly is: Pronoun;
  /** A voice's id, the kind that stands in for it last. */
  readonly voices: readonly string[];
  state: Presence;
  where: string;
  /** -3 to 3. */
  regard: number;
  note: string;
  readonly knows: readonly Knowledge[];
  /** Apposition, and what they want; empty: nobody that history knows. */
  readonly who: string;
  readonly wants: string;
  /** Stands in the scene already. */
  isKnown: boolean;
}

const female =
  /\b(?:woman|women|lady|wife|mother|sister|daughter|girl|queen|maid|nurse|nun|widow|madame|mme|princess|empress|duchess|countess|aunt|niece|mistress|bride|grandmother|priestess|courtesan|geisha|hostess|cook’s wife|concubine|actress|\p{L}+woman|goddess|fishwife|laundress|seamstress|abbess|baroness|heiress|waitress|governess|landlady|matron)\b/iu;
const several =
  /\b(?:men|(?:horse|spear|swords|bow|guards|country|towns|boat|fisher|work)men|gunners|archers|foot soldiers|women|\p{L}*people|\p{L}*folk|soldiers|guards|troops|crowd|mob|army|legion|legions|cohort|cohorts|council|senate|assembly|court|deputies|senators|servants|guests|children|sons|daughters|poor|garrison|regiment|company|farmers|peasants|villagers|monks|priests|merchants|veterans|sailors|captains|officers|prisoners|wounded|companions|friends|enemies|hostages|retainers|slaves|clients|citizens|neighbours|neighbors|others|them|everyone|everybody|all|thirteenth|jacobins|tribunes|lictors|bearers|nobles|lords|knights|riders|gauls|germans|them all|invalides|household|family|bandits|police|committee|jury|prefects|scouts|spies|messengers|envoys|workers|party|clan|mōri|uesugi|hosokawa|tokugawa|shimazu|plebs|equestrians|clergy|émigrés|guard|crew|staff|household|households|families|populace|hungry|starving|needy|beggars|orphans|widows|refugees|sick|marketwomen|fishwives|samurai|ashigaru|\p{L}+aries|sentries|others)\b/iu;

const voiceWords: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:soldiers?|guards?|guardsm[ae]n|sentr(?:y|ies)|troops?|legion(?:ary|aries)?|legions?|cohorts?|grenadiers?|trooper|horsem[ae]n|ashigaru|spearm[ae]n|gunners?|veterans?|gauls|germans|thirteenth|invalides|garrison|picket|archers?|sailors?)\b/i,
    'soldier',
  ],
  [
    /\b(?:officers?|captains?|general|colonel|lieutenant|commander|centurion|tribune of|prefects?|governor|admiral|sergeant|major|marshal)\b/i,
    'officer',
  ],
  [
    /\b(?:priests?|abb[eé]|cur[eé]|monks?|bishops?|cardinal|friar|augur|haruspex|pontiff|nun|chaplain|confessor|abbot|father)\b/i,
    'priest',
  ],
  [/\b(?:boys?|girls?|child(?:ren)?|urchins?|baby|lad|son|kid|infant|nephew)\b/i, 'child'],
  [
    /\b(?:servants?|steward|groom|page|valet|footm[ae]n|maid|cook|butler|coachm[ae]n|driver|door-?keeper|porter|slaves?|secretary|clerk|attendant|nurse|masseur)\b/i,
    'servant',
  ],
  [
    /\b(?:merchants?|banker|shopkeeper|trader|dealer|innkeeper|moneylender|draper|goldsmith|baker|butcher|owner)\b/i,
    'merchant',
  ],
  [/\b(?:messengers?|riders?|couriers?|envoys?|herald|scouts?|postilion|runner)\b/i, 'messenger'],
  [
    /\b(?:counts?|dukes?|marquis|vicomte|barons?|nobles?|lords?|prince|king|patricians?|courtiers?|daimyo|court|aristocrats?|guests)\b/i,
    'noble',
  ],
  [
    /\b(?:deput(?:y|ies)|senators?|consuls?|assembly|senate|council|electors?|magistrate|praetor)\b/i,
    'assembly',
  ],
  [/\b(?:crowd|mob|people|plebs|men|women|poor|others|everyone|everybody|all)\b/i, 'crowd'],
];

/** "some of the men" are many; "the officer of the regiment" is one. */
const counted =
  /^(?:all|both|most|some|many|few|half|several|any|none|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands|\d+|the (?:rest|others?|best|first|last|\p{L}+s))\b.* of\b/iu;
const oneOf = /^(?:one|each|the (?:\p{L}+est|leader|head|chief)) of /iu;

export function pronounOf(name: string): Pronoun {
  const headed =
    counted.test(name) || /\band\b/.test(name)
      ? name
      : name.replace(/(?<=\p{L}) (?:of|in|from|at|with) .*$/u, '');
  // "Lucile's father" is no woman.
  const kin = /^.+?[’']s? (\p{Ll}+)$/u.exec(name)?.[1];
  if (kin && kin !== name && nounKindsOf(kin)[0] === 'person') return pronounOf(kin);
  if (oneOf.test(name)) return female.test(name) ? 'she' : 'he';
  if (several.test(headed) || /\p{L} and (?:my |your |his |her |their |the )?\p{L}/u.test(name))
    return 'they';
  const head =
    name
      .replace(/ (?:of|in|at|from|with|who|around|nearest) .*$/u, '')
      .split(' ')
      .at(-1)
      ?.toLowerCase() ?? '';
  if (/[^s]s$/.test(head) && !/^\p{Lu}/u.test(name) && nounKindsOf(head.slice(0, -1))[0] === 'person')
    return 'they';
  if (female.test(name)) return 'she';
  const people = nlp(name);
  if (people.has('#FemaleName')) return 'she';
  return 'he';
}

/** @param assembly what a member of the era's assembly is called */
export function voiceOf(name: string, is: Pronoun, assembly: string): string {
  for (const [words, voice] of voiceWords)
    if (words.test(name)) return voice === 'assembly' ? assembly : voice;
  if (is === 'they') return 'crowd';
  return is === 'she' ? 'woman' : 'commoner';
}

/** A noun that stands in one of the lists above. */
export function isPersonWord(noun: string): boolean {
  return several.test(noun) || female.test(noun) || voiceWords.some(([words]) => words.test(noun));
}

/** A person by the look of the noun. */
export function isPersonNoun(noun: string): boolean {
  if (isPersonWord(noun)) return true;
  const kinds = nounKindsOf(noun);
  return (kinds[0] === 'person' || kinds[0] === 'group') && !kinds.includes('thing');
}

const noble =
  /^(?:Comte|Comtesse|Marquis|Marquise|Vicomte|Baron|Baronne|Duc|Duchesse|Prince|Princesse|Abbé|Archbishop|Bishop|Cardinal|Marshal)\b/u;

/** The first of their other names that is a word of the whole one; titles with their article. */
export function callOf(name: string, also: readonly string[]): string {
  if (!/^\p{Lu}/u.test(name)) return name;
  const words = name.split(' ');
  const short = also.filter((one) => /^\p{Lu}[\p{L}’'-]+$/u.test(one) && words.includes(one))[0];
  if (
    short &&
    !/^(?:King|Queen|Captain|General|Marquis|Comte|Father|Baron|Lord|Lady|Madame|Monsieur|Marcus|Gaius|Lucius|Titus|Gnaeus|Quintus|Publius|Oda)$/u.test(
      short,
    )
  )
    return short;
  return noble.test(name) ? `the ${name}` : name;
}

/** Whom history knows speaks as a person of rank, unless it says otherwise. */
function kindOf(who: string): string {
  const kind = voiceOf(who, 'he', 'noble');
  return kind === 'commoner' || kind === 'crowd' ? 'noble' : kind;
}

export function beingOfHistory(person: EraPerson): Omit<Being, 'state' | 'where' | 'isKnown'> {
  return {
    name: person.name,
    also: person.also,
    call: callOf(person.name, person.also),
    is: person.is,
    voices: [person.voice, kindOf(person.who)],
    regard: 0,
    note: '',
    knows: person.knows,
    who: person.who,
    wants: person.wants,
  };
}

export function beingOfOpening(person: PersonAtOpening): Being {
  return {
    name: person.name,
    also: person.also,
    call: callOf(person.name, person.also),
    is: person.is,
    voices: [person.voice],
    state: person.state,
    where: person.where,
    regard: person.regard,
    note: '',
    knows: person.knows,
    who: '',
    wants: '',
    isKnown: true,
  };
}

/** Within reach of a voice. */
export function isReachable({ state, where }: Being): boolean {
  return state === 'here' || (state === 'held' && where === '');
}
