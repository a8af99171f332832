/**
 * Our own rules, in English, as data. Few and narrow: what they miss meets the provider's moderation, where one is configured, and the
 * model's own refusal; what they refuse wrongly a player of history has lost.
 */
import type { Author, ModerationCategory } from './moderation.js';

export interface ModerationRule {
  readonly category: ModerationCategory;
  readonly of: readonly Author[];
  /** Read on the whole text, or on each sentence together with the next. Lower case, plain quotes, single spaces. */
  readonly reads: 'text' | 'sentences';
  /** Found there, all of them. */
  readonly all: readonly RegExp[];
  /** Found there, none of them. */
  readonly none?: readonly RegExp[];
}

const everyone: readonly Author[] = ['player', 'model'];

const MINOR = String.raw`(?:child(?:ren)?|minors|a minor(?! \w)|toddlers?|infants?|preteens?|pre-teens?|underage \w+|(?:little|young|small) (?:girl|boy)s?|school ?(?:girl|boy)s?|(?:[1-9]|1[0-7])[- ]years?[- ]old(?! (?:wines?|sake|brandy|oil|debts?|feuds?|wars?|grudges?)\b)(?: \w+)?)`;
const SEXUAL_ACT = String.raw`(?:(?:have|has|had|having) sex with|rap(?:e|es|ed|ing)|molest(?:s|ed|ing)?|fondl(?:e|es|ed|ing)|grop(?:e|es|ed|ing)(?! (?:for|about|around|along|in|through|towards?)\b)|seduc(?:e|es|ed|ing)|mak(?:e|es|ing) love (?:to|with)|deflower(?:s|ed|ing)?|fuck(?:s|ed|ing)?)`;
const SEXUAL_WORD = String.raw`(?:sexy|sexual(?:ly)?|erotic(?:ally)?|porn\w*|orgasms?)`;
const OPPOSED =
  /\b(?:accus|denounc|condemn|arrest|punish|forbid|forbad|outlaw|protect|rescue|sav(?:e|ing)|prevent|stop(?:s|ped)? (?:him|her|them|the)|testif|crimes? of|aveng|hang|execut|behead|flog|(?:do|must|may|shall) not|don't|not to|no (?:man|soldier|one)|nobody|whoever|any(?:one| man| soldier) who)\w*/;

const MASS_HARM_MEANS =
  /\b(?:sarin|novichok|vx (?:gas|agent)|nerve (?:gas|agents?)|ricin|weapons?-grade|anthrax|botulinum|bio-?weapons?|chlorine gas|mustard gas|dirty bombs?|pipe bombs?|nail bombs?|fertili[sz]er bombs?|nuclear (?:bombs?|weapons?|devices?)|enrich(?:ed|ing)? uranium|tatp|petn|improvised explosives?)\b/;
const ASKS_HOW =
  /\b(?:how (?:do|can|could|would|should|might) (?:i|we|you|one|someone)|how to|instructions?|recipes?|step[- ]by[- ]step|steps to|formula|guide (?:to|for)|synthesi[sz]e|teach me|show me how|explain how|tell me how|where (?:do|can) i (?:buy|get)|ingredients)\b/;
const QUANTITIES =
  /\b(?:\d+ ?(?:g|mg|kg|ml|grams?|millilit(?:er|re)s?|degrees)|precursors?|reagents?|step (?:1|2|one|two))\b/;

const SELF_HARM =
  /\b(?:kill(?:ing)? myself|end(?:ing)? my (?:own )?life|tak(?:e|ing) my own life|(?:commit(?:ting)?|attempt(?:ing)?) suicide|hang(?:ing)? myself|hurt(?:ing)? myself|harm(?:ing)? myself|cut(?:ting)? myself|overdos(?:e|ing)|want to die|wanna die|do(?:n't| not) want to (?:live|be alive|exist)|suicidal)\b/;
const OUTSIDE_THE_STORY =
  /\b(?:in real life|irl|for real|not (?:in |about |part of )?(?:the|this|a) (?:game|story)|(?:this is|it's) (?:not a game|real|serious)|i'?m serious|i am serious|my (?:therapist|psychiatrist|meds|medication|antidepressants|mom|mum)|pills|painkillers|(?:nobody|no one) (?:would|will) (?:miss me|care|notice)|can'?t (?:take it|go on|do this) any ?more|you'?re (?:an? )?(?:ai|bot|computer))\b/;

export const moderationRules: readonly ModerationRule[] = [
  {
    category: 'sexual/minors',
    of: everyone,
    reads: 'sentences',
    // The child is its object: no other clause lies between.
    all: [new RegExp(String.raw`\b${SEXUAL_ACT}(?: (?!and\b|or\b|while\b|but\b)[\w']+){0,3} ${MINOR}\b`)],
    none: [OPPOSED],
  },
  {
    category: 'sexual/minors',
    of: everyone,
    reads: 'sentences',
    all: [
      new RegExp(
        String.raw`\b(?:${SEXUAL_WORD}\W+(?:\w+\W+){0,4}${MINOR}|${MINOR}\W+(?:\w+\W+){0,4}${SEXUAL_WORD})\b`,
      ),
    ],
    none: [OPPOSED],
  },
  {
    category: 'sexual/minors',
    of: everyone,
    reads: 'sentences',
    all: [/\b(?:child porn\w*|kiddie porn|csam|lolicon|jailbait)\b/],
  },
  { category: 'mass-harm', of: ['player'], reads: 'sentences', all: [ASKS_HOW, MASS_HARM_MEANS] },
  { category: 'mass-harm', of: ['model'], reads: 'sentences', all: [QUANTITIES, MASS_HARM_MEANS] },
  {
    category: 'mass-harm',
    of: ['player'],
    reads: 'sentences',
    // Not "mass shooting": so Lyon was punished in 1793.
    all: [/\b(?:plan|carry out|commit|do|get away with)\W+(?:\w+\W+){0,2}school shootings?\b/],
  },
  { category: 'self-harm', of: ['player'], reads: 'sentences', all: [SELF_HARM, OUTSIDE_THE_STORY] },
  {
    category: 'self-harm',
    of: ['player'],
    reads: 'sentences',
    all: [
      /\bi(?:'m| am| feel| have been| 've been|'ve been)(?: \w+)? (?:suicidal|thinking (?:about|of) (?:suicide|killing myself|ending my life))\b/,
    ],
  },
  {
    category: 'self-harm',
    of: ['player'],
    // Alone, and of no time: nobody can tell whether it is the character who speaks.
    reads: 'text',
    all: [
      /^i (?:really |just |honestly )*(?:want to|wanna|am going to|will|need to|'?m going to) (?:die|kill myself|end my life|end it all)(?: tonight| today| now| soon)?[ .!]*$/,
    ],
  },
];
