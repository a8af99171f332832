/** The words by which a deed is known for what it is. */
import type { KnownDeed, Tone } from '../intent.js';

export const intentWords: Readonly<Record<KnownDeed, RegExp>> = {
  fight:
    /\b(attack|fight|kill|charge|storm|besiege|siege|ambush|duel|strike|assault|battle|raid|burn|stab|execute|assassinate|murder|behead|slay|crush|destroy|invade|arrest|conquer|massacre|shoot|ravage|sack|overrun|defeat|threaten|punish)\w*/i,
  flee: /\b(flee|escape|run|hide|retreat|withdraw|leave|depart|abandon|sneak|slip)\w*/i,
  negotiate:
    /\b(negotiat|treaty|truce|peace|compromise|parley|terms|alliance|ally|bargain|marry|marriage|agree|concili|mediat|reconcil|forgive|spare|welcome)\w*/i,
  investigate:
    /\b(investigat|search|spy|scout|find|discover|learn|inspect|examine|look|watch|follow|listen|ask|inquire|explore|study|question|read|observe)\w*/i,
  pray: /\b(pray|sacrific|temple|church|shrine|god|gods|mass|bless|omen|augur|meditat|confess|mourn|bury)\w*/i,
  trade:
    /\b(buy|sell|trade|pay|repay|lend|borrow|loan|gold|coin|money|tax|grain|bread|rice|merchant|market|price|invest|feed|fund|distribute|share)\w*/i,
  scheme:
    /\b(scheme|plot|conspir|bribe|blackmail|poison|deceive|trick|betray|forge|secret|sabotage|rumou?r|manipulat|steal|frame|lie|undermine|smuggle)\w*/i,
  build:
    /\b(build|repair|fortif|construct|raise|train|drill|found|plant|dig|craft|forge|establish|organi[sz]e|create|reform|heal|nurse|teach|rebuild|open|tend)\w*/i,
  write:
    /\b(write|letter|pamphlet|publish|print|draft|newspaper|decree|declaration|constitution|petition|poem|law|message|manifesto|sign)\w*/i,
  command:
    /\b(command|order|send(?! +(?:\w+ +){0,2}(?:letter|word|message|note))|march|lead|rally|muster|recruit|summon|deploy|gather|assemble|advance|cross|take|seize|defend|guard|protect|arm|capture|call|hire|ride|free|hold|block|close)\w*/i,
  persuade:
    /\b(ask(?= .+ (?:for|to) )|persuad|convinc|argue|urge|appeal|plead|beg|win over|support|propose|demand|encourage|inspire|vote|advise|promise|swear|vow|calm|comfort|help|warn|offer|court|flatter)\w*/i,
  speak:
    /\b(speak|speech|say|tell|address|talk|shout|announce|proclaim|meet|visit|greet|declare|debate|toast|sing|thank|praise|denounce|mock|dine|introduce)\w*/i,
  wait: /\b(wait|rest|sleep|nothing|bide|pause|stay|remain|eat|drink|walk|think|reflect|recover)\w*/i,
};

/** When two stand at the same place, the earlier of these is meant. */
export const intentOrder: readonly KnownDeed[] = [
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
];

/** Orders to the narrator instead of deeds in its world. */
export const injections =
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instruction|prompt|rule|above|previous|guideline)|system (prompt|message)|\byou are (now )?(an? )?(ai|chatgpt|language model|assistant|dan)\b|\b(set|give|grant|increase|raise|max|add)\b.{0,40}\b(stats?|influence|reputation|resources|credits)\b.{0,20}(\d|max|full|infinit)|\b(give|grant|add)\b.{0,20}\d+.{0,10}\b(stats?|influence|reputation|resources|credits)\b|<\/?[a-z][^>]*>|\bjson\b|"(effects|narrative|ending|bends)"|developer mode|jailbreak|\$\{|\{\{|<%|end of prompt|^\s*(?:system|assistant|user|developer)\s*:|"\w+"\s*:|new instructions?:/i;

export const toneWords: Readonly<Record<Tone, RegExp>> = {
  fierce:
    /\b(furious|furiously|angr(y|ily)|rage|scream|shout|roar|ruthless(ly)?|without mercy|merciless(ly)?|brutal(ly)?|at any cost|smash|crush)\b/i,
  gentle:
    /\b(gently|kindly|softly|politely|humbly|respectfully|peaceful(ly)?|tender(ly)?|quietly|patiently|mercy|forgive|comfort|calm(ly)?)\b/i,
  desperate: /\b(desperate(ly)?|beg|plead|last hope|somehow|weep|in tears|please|survive|no choice)\b/i,
  sly: /\b(secret(ly)?|cunning(ly)?|sly(ly)?|pretend|disguise|whisper|bribe|trick|anonymous(ly)?|behind (his|her|their) back|unseen|feign)\b/i,
};
