/**
 * Small things that neither the scene nor any book decides, and that whoever is asked would simply know: their age, their price, who sent them, how many came,
 * who laughed. The era has the words, the game's seed chooses among them, so that the same question has the same answer.
 */
import { banks } from '../../eras/banks.js';
import type { Particular, SpokenParticular } from '../../eras/particulars.js';
import { numberFor } from '../../random.js';
import type { Being } from '../beings.js';
import { told, upper, type Put, type QuestionAnswer } from './answer.js';
import { mainClause, namesIn, tokensOf } from './sense.js';

const you = '(?:you|ye|thou)';
/** Said by the one who is asked, of themselves. */
const ofThemselves: readonly (readonly [RegExp, SpokenParticular])[] = [
  [/^how old are you\b|^what(?:'s| is) your age\b/i, 'age'],
  [
    /^where (?:are|were|do|did) you (?:from|born|live|come from|grow up|sleep)\b|^where(?:'s| is) your (?:home|house|village|family)\b|^(?:what|which) (?:town|village|province|country) (?:are|do) you\b/i,
    'home',
  ],
  [
    /^(?:are you married|(?:do|have) you (?:have |got |still have )?(?:a |any )?(?:wife|husband|children|child|family|sons?|daughters?|brothers?|sisters?|mother|father|parents)\b)|^how many children\b/i,
    'kinsfolk',
  ],
  [
    /^what (?:are you doing|brings you|brought you|do you do|are you up to)\b|^what(?:'s| is) your (?:trade|work|profession|business|job|errand)\b|^why (?:are|have|did) you (?:here\b|come\b|came\b)/i,
    'business',
  ],
  [
    /^what (?:do|would|will|did) you (?:really |most |now )?(?:want|like|ask|take|need|wish|hope)\b|^what(?:'s| is) your (?:wish|price|demand)\b|^what can I (?:give|offer|do for|pay) you\b|^what (?:reward|payment)\b/i,
    'wants',
  ],
  [
    new RegExp(
      `^who(?:m)? (?:has |had )?(?:paid|pays|sent|hired|ordered|told|gave|bribed|put|sends|taught|asked|warned|let|made) ${you}\\b|^(?:for |from )?who(?:m)? (?:do|did|are|were) ${you} (?:work|working|spy|spying|speak|serve|carry|get|hear|take)\\b|^whose (?:man|spy|servant|orders)\\b`,
      'i',
    ),
    'sender',
  ],
  [
    /^(?:where|from whom|from where|how|whence) (?:did|have|had|do) you (?:\p{L}+ )?(?:get|got|find|found|steal|stolen|take|buy|bought|learn|have)\b/iu,
    'gotFrom',
  ],
  [
    /^how (?:did|have|had|do) you (?:\p{L}+ )?(?:come|came|escape|reach|pass|enter|arrive|manage|cross|survive)\b/iu,
    'cameBy',
  ],
  [
    /^what (?:are|were|'re) your orders\b|^what (?:have|were|are) you (?:been )?(?:told|ordered)\b/i,
    'orders',
  ],
  [
    /^what (?:are|is|were) you (?:so |most )?(?:afraid|scared|frightened)\b|^what do you (?:most )?fear\b/i,
    'fears',
  ],
  [
    /^why (?:are|were|do|did) you (?:so |all )?(?:cry|weep|laugh|smile|shak|trembl|sad|angry|pale|silent|quiet|stare|staring|look|nervous|afraid|scared|frown|blush|sweat|tired)/i,
    'moods',
  ],
  [/^why (?:did|do|have|had|are|were|would|should|will|won't|don't|didn't|can't) you\b/i, 'reasons'],
  [
    /^what(?:'s| is) wrong with\b|^what do you (?:think|make|say) (?:of|about|to) (?!me\b|us\b)|^how do you (?:like|find)\b|^(?:is|was) (?:it|this|that) (?:any )?good\b/i,
    'judgement',
  ],
];

/** As anybody says it, or the story itself. */
const ofAnything: readonly (readonly [RegExp, Particular])[] = [
  [
    /^how much (?:for|is|are|does|do|did|would|will|was|were|must|should)\b|^(?:at |for )?what price\b|\bwhat (?:does|do|did|would|will|is|are) .*\b(?:cost|price|worth)\b|^what(?:'s| is) (?:the|its|your) price\b/i,
    'price',
  ],
  [
    /^how many (?:\p{L}+ ){0,2}?(?:men|people|soldiers?|guards?|troops|riders|horsemen|women|children|dead|wounded|prisoners|died|came|fell|fled|hurt|killed|votes?|voted|signed|signatures|volunteers|joined|follow|followed|deputies|senators|samurai|captains|enemies|of (?:us|them|you|my|the))\b/iu,
    'people',
  ],
  [/^how many\b|^(?:by|in) what numbers?\b|^how much\b/i, 'things'],
  [
    /^how (?:big|deep|high|wide|tall|heavy|thick|large)\b|^how long (?:is|are|was) (?:the|it|this|that) (?:\p{L}+ )?(?:wall|rope|bridge|ladder|ship|line|trench|list|letter)\b/iu,
    'measure',
  ],
  [/^how (?:long|soon|much (?:time|longer))\b|^(?:for|in) how long\b/i, 'duration'],
  [
    /^(?:when|at what hour|what time|what hour|on what day|since when)\b.*\b(?:did|was|were|had|has|have|since)\b/i,
    'past',
  ],
  [/^(?:when|at what hour|what time|what hour|on what day|by when)\b/i, 'future'],
  [/\b(?:weather|raining|will it rain|snowing|is it (?:cold|warm|hot|windy|dark))\b/i, 'weather'],
  [/^how (?:is|are|was|were) (?!it\b|that\b|this\b)/i, 'condition'],
  [
    /^what(?:'s| is| was| are)? (?:there )?(?:in|inside|under|behind) (?:it|the|his|her|their|that|this|my)\b|^what (?:do|does|did|is|are) .*\b(?:carry|carrying|contain|hold|hide|hiding|holding)\b/i,
    'contents',
  ],
  [
    /^where(?:'s| is| was| lies)? (?:it|the (?!(?:king|queen|army|men|troops|enemy|fleet|senate|assembly|legions?|others|regiment)\b)\p{L}+)(?: (?:now|then|kept|hidden|gone))?\W*$/iu,
    'whereabouts',
  ],
  [
    /^who(?:'s| is| was| are) (?:that |it |there )?(?:on the stairs|at the (?:door|gate|window)|knocking|outside|shouting outside|(?:coming|there|out there|that|this|it)\W*$)|^who (?:knocks|comes|goes there)\b/i,
    'atDoor',
  ],
  [
    /^(?:who|which of (?:them|the \p{L}+)) (?:else |first |really )?(?:has |had )?(?:(?:\p{L}+ed|laughed|spoke|shot|threw|stole|took|broke|left|ran|fled|fell|sang|wept|stood|sat|hit|struck|won|lost|lied|saw|heard|began|made|gave|brought|wrote|drank|ate|cut|hid|shut)\b|speaks? |voted )/iu,
    'someone',
  ],
  [/^what (?:does|did|do|would|is) .*\b(?:mean|meant|meaning|stand for|signify)\b/i, 'meaning'],
  [
    /^why (?!(?:did|do|have|had|am|was|are|were|should|must|can|can't|not|would) (?:I|we)\b|not\b)(?:\p{L}+(?:n't)? )(?:he|she|they|it|the|my|his|her|their|those|these|everyone|everybody|nobody)\b/iu,
    'whyThey',
  ],
  [/^how (?:did|does|do|was|were|has|have|is)\b/i, 'manner'],
  [
    /^what (?:exactly |else )?(?:did|does|do|has|have|had) (?!I\b|we\b|you\b|it\b)(?!.*\b(?:letter|paper|declaration|decree|law|treaty|edict|book|poster|list|note|speech)\b)(?:\S+ ){1,4}(?:say|said|tell|told|write|written|wrote|whisper\w*|shout\w*|answer\w*|want(?:ed)?|talk\w*|promis\w*|offer\w*)\b/i,
    'wordsOf',
  ],
];

/** They tell of a life of their own; whom history knows has another one. */
const personal: ReadonlySet<SpokenParticular> = new Set([
  'age',
  'home',
  'kinsfolk',
  'business',
  'wants',
  'sender',
  'gotFrom',
  'cameBy',
  'orders',
]);
/** Whatever is said of these, no book says otherwise. */
const harmless: ReadonlySet<Particular> = new Set(['price', 'weather', 'atDoor', 'contents', 'condition']);
const great =
  /\b(?:king|queen|emperor|shogun|pope|republic|war|battle|born|treaty|constitution|century|year|god|history|law)\b/i;
const grown: ReadonlySet<SpokenParticular> = new Set(['age', 'kinsfolk']);
const children = /\b(?:boy|girl|page|child|lad|urchin|pupil|son|daughter)\b/i;
const counts = [
  'eleven',
  'a dozen',
  'fourteen',
  'some twenty',
  'twenty-six',
  'about thirty',
  'forty or so',
  'sixty',
];
const fewer = ['three', 'four', 'five', 'seven', 'nine', 'a dozen', 'sixteen', 'some twenty'];

/** @param by who is asked, or who stands by and would know; null: the story itself answers */
export function smallThingOf(put: Put, by: Being | null): QuestionAnswer | null {
  const clause = mainClause(put.question);
  const isAsked = by !== null && (put.to === by || /\byou\b/i.test(clause));
  if (isAsked) {
    const own = ofThemselves.find(([asks]) => asks.test(clause))?.[1];
    if (own && isTheirs(own, by)) return say(put, own, by, by.name);
    const isSo = yesOfThemselves(put, clause);
    if (isSo !== null && by.who === '') return say(put, isSo ? 'yesOfMe' : 'noOfMe', by, by.name);
  }
  if (/\byour?\b/i.test(clause.replace(/\b(?:do|can|could|would) you (?:know|tell me|say|remember)\b/gi, '')))
    return null;
  const range = rangeOf(put, clause);
  if (range) return told(put, range, by);
  const kind = ofAnything.find(([asks]) => asks.test(clause))?.[1];
  if (!kind || (!harmless.has(kind) && isOfHistory(put, clause))) return null;
  return say(put, kind, by, '');
}

/** What history or a map decides is not made up. */
function isOfHistory({ question, stage }: Put, clause: string): boolean {
  if (great.test(clause)) return true;
  return namesIn(question).some((name) => {
    const bare = name.replace(/['’]s?$/, '');
    if (stage.isPlayerName(bare)) return false;
    const being = stage.personNamed(bare);
    if (!being) return stage.placeNamed(bare)?.id !== stage.place?.id || stage.place === null;
    const isDealtWith = stage.deeds.some(({ to }) => to === being.name);
    return being.state !== 'here' && being.state !== 'held' && !isDealtWith;
  });
}

function isTheirs(kind: SpokenParticular, by: Being): boolean {
  if (personal.has(kind) && by.who !== '') return false;
  return !(grown.has(kind) && (by.is === 'they' || children.test(by.name)));
}

/** "Did you talk to anyone?", "have you eaten?" */
function yesOfThemselves({ question, world, to }: Put, clause: string): boolean | null {
  if (!/^(?:did|do|have|had|are|were|is it|was it)(?:n['’]t)? you\b/i.test(clause)) return null;
  if (/\b(?:know|think|believe|want|wish|agree|remember|true|king|emperor|alive)\b/i.test(clause))
    return null;
  return numberFor(`${world.seed} ${to?.name} ${keyOf(question)}`, 100) < 50;
}

/** Pace and aim of what is asked after, or of what one has just had to do with. */
function rangeOf({ stage, question }: Put, clause: string): string | null {
  if (
    !/\brange\b|^how far (?:does|do|can|will|would) .*\b(?:shoot|fire|carry|throw|reach|hit)\b/i.test(clause)
  )
    return null;
  const { ranges } = banks[stage.of.scenario.public.id].particulars;
  const last = stage.deeds.at(-1)?.text ?? '';
  for (const words of [question, last]) for (const [of, says] of ranges) if (of.test(words)) return says;
  return null;
}

function say(put: Put, kind: Particular, by: Being | null, whose: string): QuestionAnswer | null {
  const { stage, question, world } = put;
  const { lines, prices } = banks[stage.of.scenario.public.id].particulars;
  const key = `${world.seed} ${kind} ${whose === '' ? keyOf(question) : whose}`;
  const chosen = (of: readonly string[]) => of[numberFor(key, of.length)] ?? '';
  const slots: Record<string, string> = {};
  switch (kind) {
    case 'price':
      slots['price'] = chosen(prices.find(([of]) => of.test(question))?.[1] ?? []);
      break;
    case 'people':
      slots['count'] = chosen(counts);
      break;
    case 'things':
      slots['count'] = chosen(fewer);
      break;
    case 'someone': {
      const someone = someoneFor(put, by, key);
      if (someone === null) return null;
      slots['someone'] = someone;
      break;
    }
    default:
  }
  return told(put, filled(chosen(lines[kind]), slots), by);
}

export function filled(line: string, slots: Readonly<Record<string, string>>): string {
  const whole = line.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = slots[name] ?? slots[name.charAt(0).toLowerCase() + name.slice(1)];
    if (value === undefined) return slot;
    return /^[A-Z]/.test(name) ? upper(value) : value;
  });
  return upper(whole);
}

/** Of the party that would; else of those who are there, or pass there. */
function someoneFor({ stage, question, world }: Put, by: Being | null, key: string): string | null {
  const parties = [...world.factions].sort((one, other) => one.standing - other.standing);
  if (/\b(?:vot|oppos|refus|object|against|support|abstain)/i.test(question) && parties.length > 1) {
    const isFor = /\b(?:for|in favou?r|support\w*)\b/i.test(question) && !/\bagainst\b/i.test(question);
    const party = (isFor ? parties.at(-1) : parties[0])!.name.replace(/^The /, 'the ');
    return party;
  }
  const nameless = stage
    .here()
    .filter(
      (being) => being !== by && being.state === 'here' && being.who === '' && !/^\p{Lu}/u.test(being.name),
    )
    .map(({ name, is }) => (is === 'they' ? `one of ${name}` : name));
  const folk = (stage.place?.folk ?? []).map((one) =>
    /^an? /.test(one)
      ? one
      : /^(?:the|your|my|two|three) |^\p{Lu}/u.test(one)
        ? `one of ${one}`
        : `one of the ${one}`,
  );
  const pool = [...folk, ...nameless];
  return pool[numberFor(key, Math.max(1, pool.length))] ?? null;
}

/** The same question, however it is put. */
function keyOf(question: string): string {
  return [...tokensOf(question).keys()].sort().join(' ');
}

/** Whoever has no name in any book has one all the same. */
export function nameFor({ stage, world }: Put, being: Being): string | null {
  if (being.is === 'they' || being.who !== '') return null;
  const names = banks[stage.of.scenario.public.id].particulars.names[being.is];
  return names[numberFor(`${world.seed} name ${being.name}`, names.length)] ?? null;
}
