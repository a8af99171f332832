/** What saying it does: words to somebody are a threat, an apology, a declaration of love, by what they say. */
import type { ActClass } from '../eras/bank.js';

const classes: readonly (readonly [RegExp, ActClass])[] = [
  [/\b(?:i love (?:you|him|her)|marry me|be my wife|be my husband|kiss me)\b/i, 'love'],
  [
    /\b(?:i(?:['’]ll| will) (?:kill|hang|burn|destroy|have your|cut|break)|or else|or you die|or (?:i|we) (?:will |shall )?\p{L}{3,}|you will (?:pay|regret|die|hang)|one more word)\b/iu,
    'threaten',
  ],
  [/\b(?:sorry|forgive me|i apologi[sz]e|i was wrong|my fault|mea culpa|pardon me)\b/i, 'confess'],
  [/\b(?:i swear|i promise|i vow|on my (?:honou?r|word|life)|you have my word)\b/i, 'promise'],
  [
    /\b(?:(?:you|he['’]s|he is|she['’]s|she is|they are) (?:\p{L}+ )?(?:fool|coward|traitor|dog|pig|idiot|bastard|swine|liar|rat|worm)s?|traitors?|cowards?|fools|shame on)\b/iu,
    'insult',
  ],
  [
    /\b(?:thank you|thanks|well done|good (?:morning|evening|day|night)|hello|greetings|welcome|hail|salve|ave|bonjour|well met|my compliments)\b/i,
    'praise',
  ],
  [
    /\b(?:please|i beg|help me|help us|follow me|come with me|join me|join us|trust me|listen to me|stand with me|forgive)\b/i,
    'persuade',
  ],
  [
    /\b(?:are to|is to|must|shall|let (?:no|the|every|him|them)|(?:take|bring|lead|guide|carry|row) (?:me|us))\b/i,
    'order',
  ],
  [/\b(?:to arms|vive|long live|down with|death to|freedom|liberty|citizens|romans|comrades)\b/i, 'speak'],
];

export function classOfWords(text: string): ActClass {
  return classes.find(([pattern]) => pattern.test(text))?.[1] ?? 'tell';
}
