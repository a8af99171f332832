/** Reads what a player typed: what kind of deed it is, and a phrase for it that fits into a sentence. */
import nlp from 'compromise';

export const intents = [
  'speak',
  'persuade',
  'command',
  'fight',
  'negotiate',
  'flee',
  'investigate',
  'pray',
  'trade',
  'scheme',
  'build',
  'write',
  'wait',
] as const;
export type DeedIntent = (typeof intents)[number];
export type Intent = DeedIntent | 'question' | 'nonsense' | 'injection';

export interface Reading {
  readonly intent: Intent;
  /** "giving a speech to the crowd", or null when the words do not make one. */
  readonly deed: string | null;
  /** What or whom it is about: "the crowd". */
  readonly target: string | null;
  readonly negated: boolean;
  /** "obey the King", of "I will not obey the King". */
  readonly refusal: string | null;
  /** The player's words, fit to stand between quotation marks. */
  readonly quote: string | null;
  /** Whether the player typed words to be spoken, between quotation marks. */
  readonly isSpeech: boolean;
}

const words: Readonly<Record<DeedIntent, RegExp>> = {
  fight:
    /\b(attack|fight|kill|charge|storm|besiege|siege|ambush|duel|strike|assault|battle|raid|burn|stab|execute|assassinate|crush|destroy|invade|arrest)\w*/i,
  flee: /\b(flee|escape|run|hide|retreat|withdraw|leave|depart|abandon|sneak|slip)\w*/i,
  negotiate:
    /\b(negotiat|treaty|truce|peace|compromise|parley|terms|alliance|ally|bargain|marry|marriage|agree|concili|mediat)\w*/i,
  investigate:
    /\b(investigat|search|spy|scout|find|discover|learn|inspect|examine|look|watch|follow|listen|ask|inquire|explore|study|question|read)\w*/i,
  pray: /\b(pray|sacrific|temple|church|shrine|god|gods|mass|bless|omen|augur|meditat|confess)\w*/i,
  trade:
    /\b(buy|sell|trade|pay|lend|loan|gold|coin|money|tax|grain|bread|rice|merchant|market|price|invest|feed|fund)\w*/i,
  scheme:
    /\b(scheme|plot|conspir|bribe|blackmail|poison|deceive|trick|betray|forge|secret|sabotage|rumou?r|manipulat|steal)\w*/i,
  build:
    /\b(build|repair|fortif|construct|raise|train|drill|found|plant|dig|craft|forge|establish|organi[sz]e|create|reform)\w*/i,
  write:
    /\b(write|letter|pamphlet|publish|print|draft|newspaper|decree|declaration|constitution|petition|poem|law|message|manifesto)\w*/i,
  command:
    /\b(command|order|send(?! +(?:\w+ +){0,2}(?:letter|word|message|note))|march|lead|rally|muster|recruit|summon|deploy|gather|assemble|advance|cross|take|seize|defend|guard)\w*/i,
  persuade:
    /\b(persuad|convinc|argue|urge|appeal|plead|beg|win over|support|propose|demand|encourage|inspire|vote|advise)\w*/i,
  speak:
    /\b(speak|speech|say|tell|address|talk|shout|announce|proclaim|meet|visit|greet|call|declare|debate|toast|sing)\w*/i,
  wait: /\b(wait|rest|sleep|nothing|observe|bide|pause|stay|remain|eat|drink|walk|think|reflect)\w*/i,
};
const order = [
  'pray',
  'scheme',
  'negotiate',
  'write',
  'fight',
  'flee',
  'speak',
  'persuade',
  'command',
  'trade',
  'build',
  'investigate',
  'wait',
] as const;

const injections =
  /\b(ignore|disregard|forget)\b.{0,30}\b(instruction|prompt|rule|above|previous)|system prompt|you are (now )?(an? )?(ai|chatgpt|language model|dan)\b|\b(set|give|grant|increase|max)\b.{0,30}\b(stat|stats|influence|reputation|resources|credits)\b.{0,20}(\d|max|full)|<\/?[a-z]+>|\bjson\b|developer mode|jailbreak/i;

/** Signs that mean something to markup, templates or grammars. */
const grammarSigns = /[{}<>[\]|#$%^*_`~\\=+"“”]/g;

export function readAction(typed: string, kind: 'action' | 'suggestion' | 'question'): Reading {
  const nothing = {
    deed: null,
    target: null,
    negated: false,
    refusal: null,
    quote: null,
    isSpeech: false,
  };
  if (injections.test(typed)) return { intent: 'injection', ...nothing };
  const plain = typed.replace(grammarSigns, ' ').replace(/\s+/g, ' ').trim();
  if (kind === 'question') return { intent: 'question', ...nothing };
  if (isNonsense(plain)) return { intent: 'nonsense', ...nothing };
  if (/\?\s*$/.test(plain) && /^(who|what|why|when|where|how|is|are|was|were|did|does|do)\b/i.test(plain)) {
    return { intent: 'question', ...nothing };
  }
  const first = nlp(plain).sentences().first();
  const negated = first.has('#Negative') || /\b(never|refuse to|don['’]?t)\b/i.test(plain);
  const spoken = /["“”]([^"“”]{3,160})["“”]/.exec(typed)?.[1];
  // What is said is not what is done: "Bread first!" I shout.
  const done = spoken === undefined ? plain : plain.replace(spoken.replace(grammarSigns, ' ').trim(), ' ');
  const intent = intentOf(done.slice(0, 80)) ?? intentOf(done) ?? 'speak';
  return {
    intent,
    deed: negated ? null : deedOf(first.text()),
    target: targetOf(first),
    negated,
    refusal: negated ? refusalOf(first.text()) : null,
    quote: quoteOf(spoken?.replace(grammarSigns, ' ') ?? plain),
    isSpeech: spoken !== undefined,
  };
}

/** "I will never obey the King" → "obey the King". */
function refusalOf(sentence: string): string | null {
  const clause =
    /^(?:i|we) (?:do not|don['’]t|will not|won['’]t|would not|shall not|cannot|can['’]t|(?:will )?never|refuse to) (\p{L}[^.!?;:,]{1,70})/iu.exec(
      sentence,
    )?.[1];
  return clause && !/ (i|we) /i.test(` ${clause} `) ? secondPerson(clause.trim()) : null;
}

/** At most 140 characters, whole words, closed by a full stop unless it closes itself. */
function quoteOf(words: string): string | null {
  const tidy = words.replace(/\s+/g, ' ').trim();
  if (!tidy) return null;
  const short = tidy.length <= 140 ? tidy : `${tidy.slice(0, 140).replace(/\s+\S*$/, '')}…`;
  const sentence = short.charAt(0).toUpperCase() + short.slice(1);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The earliest telling word decides; order breaks ties. */
function intentOf(plain: string): DeedIntent | null {
  const found = order
    .map((intent) => ({ intent, at: plain.search(words[intent]) }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.at - right.at);
  return found[0]?.intent ?? null;
}

function isNonsense(plain: string): boolean {
  const letters = plain.match(/\p{L}+/gu) ?? [];
  if (letters.length === 0) return true;
  const pronounceable = letters.filter(
    (word) => /[aeiouyà-ÿ]/i.test(word) && !/[bcdfghjklmnpqrstvwxz]{5}/i.test(word) && word.length < 20,
  );
  if (pronounceable.length < letters.length / 2) return true;
  const doc = nlp(plain);
  return letters.length < 3 && !doc.has('#Verb') && intentOf(plain) === null && !doc.has('(#Person|#Place)');
}

/** "I give my speech to the crowd" → "giving your speech to the crowd"; null unless it is one plain clause that starts with its verb. */
function deedOf(sentence: string): string | null {
  const clause = sentence
    .replace(/[.!?;:,].*$/s, '')
    .replace(
      /^(then |now |so )?(i|we)(['’]ll| will| shall| would like to| want to| try to| decide to| must| should)? /i,
      '',
    )
    .replace(/^(let us|let['’]?s|please|try to|to|quietly|secretly|quickly|immediately) /i, '')
    .trim();
  const [verb, ...rest] = clause.split(' ');
  if (!verb || rest.length > 11 || !/^[a-z]+$/i.test(verb)) return null;
  const asVerb = nlp(verb.toLowerCase());
  asVerb.tag('Verb');
  const gerund = (asVerb.verbs().conjugate() as { Gerund?: string; Infinitive?: string }[])[0];
  if (!gerund?.Gerund || gerund.Infinitive !== verb.toLowerCase()) return null;
  const looksLikeVerb = nlp(`I ${verb.toLowerCase()} ${rest.join(' ')}`).match('^i #Verb').found;
  if (
    !looksLikeVerb ||
    / (i|we|he|she|they|is|are|was|were|will|if|because|so) /i.test(` ${rest.join(' ')} `)
  )
    return null;
  const joined = /^(.*?),? (?:and|or|but|then)(?: then)? (\p{L}+)/iu.exec(clause);
  if (joined?.[1] && nlp(`I ${joined[2]}`).match('^i #Verb').found) return deedOf(joined[1]);
  return secondPerson(`${gerund.Gerund} ${rest.join(' ')}`.trim());
}

function secondPerson(text: string): string {
  return text
    .replace(/\b(my|our)\b/gi, 'your')
    .replace(/\b(myself|ourselves)\b/gi, 'yourself')
    .replace(/\b(me|us)\b/gi, 'you')
    .replace(/\b(mine|ours)\b/gi, 'yours');
}

/** The last plain noun phrase of up to four words; null when there is none. */
function targetOf(sentence: ReturnType<ReturnType<typeof nlp>['match']>): string | null {
  const phrase = sentence.match('(the|this|that)? #Adjective? (#Noun|#ProperNoun)+').not('#Pronoun').last();
  const text = phrase
    .text('text')
    .replace(/[^\p{L}\p{N}' -]/gu, '')
    .trim();
  if (!text || text.split(' ').length > 4 || !/^(the|this|that) |^\p{Lu}/u.test(text)) return null;
  return text.replace(/^(The|This|That) /, (article) => article.toLowerCase());
}
