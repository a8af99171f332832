/**
 * Answers questions: by what was done in this story, by what the one who is asked knows, by the era's facts, by what can be reckoned (ways, days,
 * places, standing); else by an opinion, or by not knowing. Nothing is invented, and an entry that shares a word but not the question is no answer.
 */
import { aftermathOf, ownDeedsOf, remembered } from './asking/aftermath.js';
import { part, told, whoIs, type Put, type QuestionAnswer, type QuestionWorld } from './asking/answer.js';
import { motiveOf, newsAtHand, regentOf } from './asking/at-hand.js';
import { carried } from './asking/carried.js';
import { conductOf } from './asking/conduct.js';
import { documentAnswerOf } from './asking/documents.js';
import { errandAnswerOf } from './asking/errand-answers.js';
import { asMine, followedUp } from './asking/follow-up.js';
import { bestEntry, type Entry, type Found } from './asking/knowledge.js';
import { hereAndNowOf, ownAffairsOf, ownFamilyOf, ownMenOf } from './asking/own-affairs.js';
import { opinionOf } from './asking/opinions.js';
import { isSaid } from './asking/said-before.js';
import { asksWay, holderOf, reckoned, stateOf, wayOf } from './asking/reckoning.js';
import { askedBy, mainClause, namesIn, ownersIn, questionsOf, tokensOf } from './asking/sense.js';
import { asWritten } from './asking/written.js';
import { asYou, subjectOf, topicOf } from './asking/subject.js';
import { nameFor, smallThingOf } from './asking/small-things.js';
import { undertakenOf } from './asking/undertaken.js';
import { yesOrNoOf } from './asking/yes-or-no.js';
import type { Being } from './beings.js';
import type { Stage } from './stage.js';

export type { QuestionAnswer, QuestionWorld };

const counsel =
  /\b(?:would you|should (?:I|we|one)|shall (?:I|we)|advise|advice|counsel|what do you (?:think|make|say)|your (?:opinion|view|advice)|do you think|recommend|suggest|what (?:shall|must|can|do) (?:I|we) do|what (?:now|next)\??$|which (?:\S+ )+would|what (?:do|would|could|can|will) (?:I|we) (?:gain|lose|risk|win))\b/i;
/** What they are asked to do or to allow: only to this "yes" and "no" are answers that fit. */
const willing =
  /^(?:(?:will|would|won't|could|can) you\b|(?:can|may|shall|could) (?:I|we) (?:have|take|borrow|see|come|go|stay|speak|talk|enter|leave|use|keep|sit|sleep|pass)\b|are you (?:willing|ready|with|coming|prepared)\b|do you (?:want|wish|agree|accept|swear|promise|consent)\b)/i;

/** What somebody has come to say. */
const ofNews =
  /\b(?:news|what (?:has )?happened|message|what did you see|what have you (?:seen|heard)|word (?:do|have) you|report|tidings|bring|why (?:have|did) you (?:come|ride|ridden))\b/i;

/** One answer to each of the questions in it, in their order. */
export function answersTo(
  text: string,
  to: Being | null,
  stage: Stage,
  world: QuestionWorld,
): QuestionAnswer[] {
  const found: QuestionAnswer[] = [];
  let asked = to;
  for (const typed of questionsOf(text)) {
    const question = carried(
      asWritten(typed, stage),
      [...world.before.actions.slice(-1).filter((one) => /\?\s*$/.test(one)), ...stage.asked],
      (name) => stage.placeNamed(name) !== null,
    );
    stage.asked.push(question);
    const answer = answerQuestion(question, asked, stage, world);
    const isSaid = stage.answered.includes(lineOf(answer));
    stage.answered.push(lineOf(answer));
    // Not knowing is said once; "and who gave it to you?" is answered with what went before.
    const isEmpty =
      isNoAnswer(answer) &&
      found.length > 0 &&
      (isOfTheSame(question) || found.some((one) => isNoAnswer(one)));
    if (!isSaid && !isEmpty) found.push(answer);
    // Whoever has answered one of them is asked the next.
    if (answer.kind === 'told' && answer.by) asked = answer.by;
  }
  return found;
}

function lineOf(answer: QuestionAnswer): string {
  return answer.kind === 'told' ? answer.line : JSON.stringify(answer);
}

function isOfTheSame(question: string): boolean {
  return (
    /\b(?:it|that|them|him|her)\b/i.test(question) &&
    [...tokensOf(question).values()].every((weight) => weight < 1)
  );
}

function isNoAnswer(answer: QuestionAnswer): boolean {
  return (
    answer.kind === 'unsure' ||
    (answer.kind === 'part' && answer.part === 'unknown') ||
    (answer.kind === 'voiced' && (answer.situation === 'unknown' || answer.situation === 'decline')) ||
    isGone(answer)
  );
}

/** With whom the player has had to do: of them the story knows more than anybody's memory. */
function dealtWith({ subject, stage }: Put): boolean {
  return (
    subject !== null && stage.deeds.some(({ to, text }) => to === subject.name && !/^you asked\b/.test(text))
  );
}

function isGone({ kind }: QuestionAnswer): boolean {
  return kind === 'dead' || kind === 'absent';
}

function answerQuestion(
  question: string,
  to: Being | null,
  stage: Stage,
  world: QuestionWorld,
): QuestionAnswer {
  const put: Put = {
    question,
    to,
    subject: subjectOf(question, stage, to),
    topic: topicOf(question, stage),
    stage,
    world,
  };
  const clause = mainClause(question);
  const present = to && to.state === 'here' ? to : null;
  const way = asksWay.test(clause) ? wayOf(put) : null;
  if (way) return told(put, way, present);
  const held = holderOf(put);
  if (held) return told(put, held);
  const state = dealtWith(put) ? stateOf(put) : null;
  if (state) return told(put, state, null);
  const undertaken = undertakenOf(put, clause);
  if (undertaken) return undertaken;
  if (/\bhow old am I\b|\bwhat(?:'s| is) my age\b/i.test(clause)) {
    const self = ageOf(playerNames(stage), world) ?? bestFact(put, speakersOf(stage, null))?.says;
    if (self) return told(put, self);
  }
  const spokenWith = present ?? (to === null ? stage.companion() : null);
  if (spokenWith && /^who(?:['’]s| is) (?:asking|speaking)\b/i.test(clause)) return named(put, spokenWith);
  const own =
    (present || to === null ? followedUpUnlessKnown(put, present) : null) ??
    opinionOf(put, clause) ??
    documentAnswerOf(put, clause) ??
    conductOf(put, clause) ??
    errandAnswerOf(put, clause) ??
    aftermathOf(put, clause) ??
    newsAtHand(put, clause) ??
    regentOf(put, clause) ??
    motiveOf(put) ??
    ownDeedsOf(put, clause) ??
    ownAffairsOf(put, clause);
  // Who is asked says themselves that they do not know.
  if (own && !(present && isNoAnswer(own))) return own;
  if (to && to.state === 'dead') return { kind: 'dead', by: to, topic: put.topic };
  if (to && to.state === 'away') return { kind: 'absent', by: to, topic: put.topic };
  return to ? answerOf(put, to, clause) : answerOfStory(put, clause);
}

/** "Who told you about the cannon?" may be known of itself. */
function followedUpUnlessKnown(put: Put, present: Being | null): QuestionAnswer | null {
  const { question, stage } = put;
  const heavy = [...tokensOf(question).values()].filter((weight) => weight >= 1);
  if (
    present &&
    !counsel.test(mainClause(question)) &&
    (heavy.length > 0 || /\b(?:know|sent|since)\b/i.test(question))
  ) {
    const known = bestEntry(question, present.knows, speakersOf(stage, present), false);
    if (known) return told(put, known.says, present);
  }
  return followedUp(put, present);
}

/** Of the one who is asked. */
function answerOf(put: Put, to: Being, clause: string): QuestionAnswer {
  const { question, subject, stage, topic } = put;
  const isCounsel = counsel.test(clause) && !/\bwhat do you think (?:he|she|they)\b/i.test(clause);
  const knows = to.knows.filter(
    ({ asked }) =>
      !isCounsel ||
      asked.some((one) =>
        /\b(?:would|should|shall|advice|advise|counsel|do you (?:think|make|say|advise)|what to do|what now)\b/i.test(
          one,
        ),
      ),
  );
  const own = bestEntry(question, knows, speakersOf(stage, to), false);
  if (own) return told(put, own.says, to);
  // "I will hear the rider": whatever they came to say.
  if (/^what is your news\?$/i.test(question) && to.knows.length > 0) {
    const unsaid = to.knows.filter((entry) => !isSaid(entry, put.world.before));
    const news = unsaid.find(({ asked }) => asked.some((one) => ofNews.test(one)));
    return told(put, (news ?? unsaid[0] ?? to.knows[0]!).says, to);
  }
  if (askedBy(question) === 'name' && (ownersIn(question).you || /\b(?:he|she|they)\b/i.test(clause)))
    return named(put, to);
  const seen = isCounsel ? null : remembered(put, clause);
  if (seen) return seen;
  if (isCounsel) {
    const advice = adviceOf(put, to);
    return advice ? told(put, advice, to) : { kind: 'voiced', by: to, situation: 'counsel', topic };
  }
  if (
    /^what (?:exactly )?(?:do )?you (?:really |truly )?wants?\b[^a-z]*(?:from (?:me|us|all this|this))?\W*$|^what(?:'s| is) your (?:aim|goal|wish|purpose)\b/i.test(
      clause,
    ) &&
    to.wants !== '' &&
    !/\b(?:he|she|they)\b/.test(to.wants)
  )
    return told(put, `I want ${asMine(to.wants)}.`, to);
  const felt = feelingOf(put, to, clause);
  if (felt) return felt;
  const story = ownMenIf(put, clause) ?? hereAndNowOf(put, clause);
  if (story && !isNoAnswer(story)) return story;
  const fact = bestFact(put, speakersOf(stage, to));
  // Of themselves they would say it otherwise.
  if (fact) return told(put, fact.says, isAboutAsked(fact.says, to) ? null : to);
  const would = wouldDo(put, clause);
  if (would) return told(put, would);
  const found = reckoned(put);
  if (found) return told(put, found, /^(?:You|It is)\b/.test(found) ? null : to);
  const family = ownFamilyOf(put, clause);
  if (family && !isNoAnswer(family)) return family;
  // "Who of you will stop me?", "which of you comes with me?"
  const ofYou =
    /^(?:who|which|any) (?:one )?of you (?:will|would|wants?|dares?|can|comes?|goes|is)\b(.*)$/i.exec(
      clause,
    )?.[1];
  if (ofYou !== undefined) {
    const isAgainst = /\b(?:stop|hinder|prevent|fight|kill|oppose|betray|refuse|against)\b/i.test(ofYou);
    return { kind: 'voiced', by: to, situation: to.regard >= 0 !== isAgainst ? 'agrees' : 'declines', topic };
  }
  if (willing.test(clause))
    return { kind: 'voiced', by: to, situation: to.regard >= 0 ? 'agrees' : 'declines', topic };
  if (subject && subject !== to && isWhoIs(clause, subject) && subject.who !== '')
    return told(put, whoIs(subject), to);
  if (
    askedBy(question) !== 'why' &&
    /\b(?:(?:would|should) (?:you|I|we|one)|think|opinion|do you make of|what now|better|best)\b/i.test(
      clause,
    )
  )
    return { kind: 'voiced', by: to, situation: 'counsel', topic };
  const so = to.regard >= -1 ? (decidedOf(put) ?? anothersOf(put, to) ?? smallThingOf(put, to)) : null;
  if (so) return so;
  if (
    askedBy(question) === 'whether' &&
    to.regard >= -1 &&
    !/\byou\b/i.test(clause.replace(/^(?:do|don't) you (?:really )?(?:think|believe|suppose|expect)\b/i, ''))
  )
    return part(put, 'perhaps', { by: to });
  return topic !== '' && to.regard >= -1
    ? part(put, 'notKnown', {
        by: to,
        slots: { topic, Topic: topic.charAt(0).toUpperCase() + topic.slice(1) },
      })
    : { kind: 'voiced', by: to, situation: to.regard < -1 ? 'decline' : 'unknown', topic };
}

/** Nobody is asked: whoever is here and knows, the era's facts, the chronicle, or that it is not known. */
function answerOfStory(put: Put, clause: string): QuestionAnswer {
  const { question, subject, stage, world } = put;
  if (subject && (subject.state === 'here' || subject.state === 'held')) {
    const speakers = speakersOf(stage, subject);
    const found =
      bestEntry(asYou(question, subject), subject.knows, speakers, false) ??
      bestEntry(question, subject.knows, speakers, false);
    if (found) return told(put, found.says, subject);
    if (askedBy(question) === 'name') return named(put, subject);
  }
  const isWould = /^what (?:would|will|might) (?!I\b|we\b|you\b)/i.test(clause);
  const fact = isWould ? null : bestFact(put, speakersOf(stage, null));
  const [knower] = stage
    .here()
    .filter(({ state }) => state !== 'dead')
    .flatMap((being) => {
      const found = bestEntry(question, being.knows, speakersOf(stage, being), false);
      return found ? [{ being, ...found }] : [];
    })
    .sort((one, other) => other.score - one.score);
  // Whoever is here and knows comes before any book.
  if (knower && knower.score >= (fact?.score ?? 0) - 0.25) return told(put, knower.says, knower.being);
  const here = ownMenIf(put, clause, fact) ?? hereAndNowOf(put, clause);
  if (here) return here;
  // Of two at once a reckoning has only the one.
  const found = fact && / and |\b(?:alive|dead|die|living)\b/.test(clause) ? null : reckoned(put);
  if (found) return told(put, found);
  const would = wouldDo(put, clause);
  if (would) return told(put, would);
  const chronicle = world.remembered.find((line) => isToThePoint(question, line));
  if (chronicle)
    return told(put, fact && !isTold(question, chronicle) ? `${chronicle} ${fact.says}` : chronicle);
  if (fact) return told(put, fact.says);
  const seen = remembered(put, clause);
  if (seen) return seen;
  const family = ownFamilyOf(put, clause);
  if (family) return family;
  if (subject && isWhoIs(clause, subject) && subject.who !== '') return told(put, whoIs(subject));
  const companion = stage.here().find(({ state, is }) => state === 'here' && is !== 'they');
  if (companion && counsel.test(clause) && /\b(?:I|we|you)\b/.test(clause))
    return { kind: 'voiced', by: companion, situation: 'counsel', topic: put.topic };
  return decidedOf(put) ?? themselvesOf(put) ?? smallThingOf(put, null) ?? unknown(put);
}

/** "Why is he crying?": he stands there, and says it himself. */
function themselvesOf(put: Put): QuestionAnswer | null {
  const { subject, question } = put;
  if (!subject || subject.state === 'dead' || subject.state === 'away') return null;
  const direct = asYou(question, subject);
  const clause = mainClause(direct);
  if (!/\byou\b/i.test(clause)) return null;
  const asked: Put = { ...put, question: direct, to: subject };
  return followedUp(asked, subject) ?? feelingOf(asked, subject, clause) ?? smallThingOf(asked, subject);
}

/** Whoever stands by and knows speaks up for one who does not. */
function anothersOf({ question, stage, topic }: Put, to: Being): QuestionAnswer | null {
  if (/\byour?\b/i.test(mainClause(question))) return null;
  const [knower] = stage
    .here()
    .filter((being) => being !== to && being.state === 'here')
    .flatMap((being) => {
      const found = bestEntry(question, being.knows, speakersOf(stage, being), false);
      return found ? [{ being, ...found }] : [];
    })
    .sort((one, other) => other.score - one.score);
  return knower ? { kind: 'told', by: knower.being, line: knower.says, topic } : null;
}

/** A small thing that nothing else decides. */
function decidedOf(put: Put): QuestionAnswer | null {
  const so = yesOrNoOf(put);
  if (!so) return null;
  const { statement } = so;
  return part(put, so.isYes ? 'soItIs' : 'soItIsNot', {
    slots: { statement, Statement: `${statement.charAt(0).toUpperCase()}${statement.slice(1)}` },
  });
}

/** Whoever stands by says themselves that they do not know. */
function unknown(put: Put): QuestionAnswer {
  const { stage, subject, topic } = put;
  const standing = stage.here().filter(({ state, is }) => state === 'here' && is !== 'they');
  const companion = stage.companion();
  const by =
    [subject, companion].find((being) => being && standing.includes(being)) ??
    standing.find(({ knows }) => knows.length > 0);
  if (by) return { kind: 'voiced', by, situation: by.regard < -1 ? 'decline' : 'unknown', topic };
  return topic !== '' ? { kind: 'unsure', topic } : part(put, 'unknown');
}

/** "What would Caesar do if I left him?": whatever serves what he wants. */
function wouldDo({ subject }: Put, clause: string): string | null {
  if (
    subject &&
    subject.wants !== '' &&
    subject.state !== 'dead' &&
    /^(?:will|would) (?!you\b|I\b|we\b)/i.test(clause)
  )
    return `It must be guessed from what ${subject.call} want${subject.is === 'they' ? '' : 's'}: ${subject.wants}.`;
  if (
    !subject ||
    subject.wants === '' ||
    !/^what (?:would|will|might|could|is|are) (?!I\b|we\b|you\b).*\b(?:do|say|think)\b/i.test(clause)
  )
    return null;
  const they = subject.is === 'they' ? 'they' : subject.is;
  return `${subject.call} want${subject.is === 'they' ? '' : 's'} ${subject.wants}; ${they} would do what serves that, and look at everything else by it.`;
}

/** What they would do, if they have thought of it and not said it yet. */
function adviceOf({ question, stage }: Put, { knows }: Being): string | null {
  const names = namesIn(question).flatMap((name) => [...tokensOf(name).keys()]);
  const entry = knows.find(
    ({ asked, says }) =>
      asked.some((one) => counsel.test(one)) &&
      names.every((name) => tokensOf(`${asked.join(' ')} ${says}`).has(name)) &&
      !stage.deeds.some(({ answer }) => answer.includes(says.replace(/,? ?\{title\}/g, '').slice(0, 24))),
  );
  return entry?.says ?? null;
}

function speakersOf(
  stage: Stage,
  asked: Being | null,
): { player: readonly string[]; asked: readonly string[] } {
  return { player: playerNames(stage), asked: asked ? [asked.name, asked.call, ...asked.also] : [] };
}

/** Also the name by which history knows them. */
function playerNames(stage: Stage): readonly string[] {
  const names = stage.playerNames();
  const known = stage.of.scenario.world.people.find(({ name, also }) =>
    [name, ...also].some((one) => names.includes(one)),
  );
  return known ? [...names, known.name] : names;
}

function bestFact({ question, subject, world }: Put, speakers: ReturnType<typeof speakersOf>): Found | null {
  const preset: Entry[] = world.preset.map(({ question: asked, answer }) => ({
    asked: [asked],
    says: answer,
  }));
  // "How many men has he?": whoever he is.
  const named =
    subject && subject.who !== '' && namesIn(question).length === 0
      ? question
          .replace(/\b(?:he|she|they)\b/i, subject.name)
          .replace(/\b(?:his|her|their)\b/i, `${subject.name}’s`)
      : question;
  const entries = [...world.facts, ...preset];
  // Who he is says nothing of whether he meant it.
  const isOfHim = named !== question && [...tokensOf(question).values()].every((weight) => weight < 1);
  if (isOfHim && /^(?:did|does|do|is|was|has|why|how)\b/i.test(mainClause(question))) return null;
  const found = bestEntry(named, entries, speakers, true);
  // "Did he mean it?": that he is spoken of is no answer.
  const isOfMore =
    found === null ||
    named === question ||
    heavyIn(question).length === 0 ||
    heavyIn(question).some((token) => tokensOf(`${found.asked} ${found.says}`).has(token));
  return (isOfMore ? found : null) ?? deathIn(named, entries, speakers);
}

function heavyIn(question: string): string[] {
  return [...tokensOf(question)].flatMap(([token, weight]) => (weight >= 1 ? [token] : []));
}

/** "Is Clodius still alive?": what is told of who he is says that he was killed. */
function deathIn(
  question: string,
  entries: readonly Entry[],
  speakers: ReturnType<typeof speakersOf>,
): Found | null {
  const name =
    /^(?:is|was|does|did) ([\p{L}’' -]+?) (?:still |really |already |not )*(?:alive|dead|living|live|die)\b/iu.exec(
      mainClause(question),
    )?.[1];
  if (!name) return null;
  for (const asks of [
    `When did ${name} die?`,
    `How did ${name} die?`,
    `What happened to ${name}?`,
    `Who is ${name}?`,
    `Who was ${name}?`,
  ]) {
    const found = bestEntry(asks, entries, speakers, true);
    if (found && /\b(?:died|killed|fell|dead|murdered|beheaded|executed)\b/i.test(found.says)) return found;
  }
  return null;
}

/** With a fact at hand, or where soldiers are no matter, nothing is counted. */
function ownMenIf(
  put: Put,
  clause: string,
  fact: Found | null = bestFact(put, speakersOf(put.stage, put.to)),
): QuestionAnswer | null {
  return fact ? null : ownMenOf(put, clause);
}

/** What the era's facts say of the player, if it has their years. */
function ageOf(names: readonly string[], { facts }: QuestionWorld): string | null {
  const short = names.map((name) => name.toLowerCase());
  const fact = facts.find(
    ({ asked, says }) =>
      asked.some((one) => short.some((name) => one === `who is ${name}`)) &&
      /\b(?:\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy)(?:-\p{L}+)?\b/iu.test(says),
  );
  return fact?.says ?? null;
}

function isAboutAsked(says: string, { name, also }: Being): boolean {
  return [name, ...also].some((one) => one.length > 3 && says.slice(0, 60).includes(one));
}

/** "Who is Necker?", and nothing more: "who is the Queen's brother?" is another question. */
function isWhoIs(clause: string, { name, also }: Being): boolean {
  const asks =
    /^(?:who (?:is|was|are|were)|what (?:does|did) .*\bwant|tell me (?:about|of)|what (?:about|of|do you know))\b|^who['’]s\b/i.test(
      clause,
    );
  const names = tokensOf([name, ...also].join(' '));
  return asks && [...tokensOf(clause)].every(([token, weight]) => weight < 1 || names.has(token));
}

function named(put: Put, being: Being): QuestionAnswer {
  const bare = being.name.replace(/^(?:the|an?|your|my) /, '');
  if (being.who !== '') return told(put, `${being.name}, ${being.who}.`, being);
  const proper = /^\p{Lu}/u.test(bare)
    ? bare
    : being.also.find((one) => /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$/u.test(one));
  const name = proper ?? nameFor(put, being);
  return name ? told(put, `${name}.`, being) : part(put, 'nameless', { by: being });
}

/** "Can I trust you?", "are you afraid?", "do you love me?", "do you believe me?", "how are you?" */
function feelingOf(put: Put, to: Being, clause: string): QuestionAnswer | null {
  const { regard } = to;
  const says = (yes: Parameters<typeof part>[1], no: Parameters<typeof part>[1], isYes: boolean) =>
    part(put, isYes ? yes : no, { by: to });
  if (
    /\b(?:can|may|could|should) (?:I|we|one) (?:still |really )?(?:trust|rely on|count on|depend on) you\b|\bare you (?:loyal|true|faithful|with me|on my side|my friend)\b|\b(?:will|would) you (?:ever )?betray\b/i.test(
      clause,
    )
  )
    return says('trustYes', 'trustNo', regard >= 1);
  if (
    /\b(?:was|am|were|are) (?:I|we) (?:so |in the |very )?(?:wrong|right|mad|a fool|to blame|mistaken|justified)\b|\bdid (?:I|we) do (?:right|wrong|well|ill)\b|\bthinks? (?:I|we) (?:was|am|were|are|did)\b/i.test(
      clause,
    )
  )
    return says('faithYes', 'faithNo', regard >= 1);
  if (
    /\b(?:are|were) you (?:\p{L}+ )?(?:afraid|scared|frightened|nervous|worried)\b|\bdo you fear\b|\bafraid of (?:me|dying|death|him|them)\b/iu.test(
      clause,
    )
  )
    return says('fearYes', 'fearNo', (put.stage.deeds.length + to.name.length) % 2 === 0);
  if (
    /\b(?:do|did|could|would) you (?:still |ever |really )?(?:love|want|desire|care for|miss|like) (?:me|us)\b|\bmarry me\b|\bhave me again\b/i.test(
      clause,
    )
  )
    return says('loveYes', 'loveNo', regard >= 2);
  if (
    /\b(?:do|did|don't) you (?:still |really )?(?:believe|doubt|trust) (?:me|us|(?:that|it|this)(?=\W*$)|what I)\b/i.test(
      clause,
    )
  )
    return says('faithYes', 'faithNo', regard >= 1);
  if (
    /^how (?:are|do) you (?:feel|fare|do)?\b|\bare you (?:well|hurt|all right|alright|wounded|tired|hungry|cold|ill|sick)\b|\bhow(?:'s| is) your\b/i.test(
      clause,
    ) &&
    !/\bhow do you (?!feel|fare|do)/i.test(clause)
  )
    return part(put, 'well', { by: to });
  return null;
}

/** A line of the chronicle that speaks of most of what is asked; of whom the question names and no more, any line does. */
function isToThePoint(question: string, line: string): boolean {
  const words = [...tokensOf(question)].filter(([, weight]) => weight >= 1).map(([word]) => word);
  const spoken = tokensOf(line);
  return words.length <= 1 || words.filter((word) => spoken.has(word)).length / words.length >= 0.5;
}

/** Whom only this story knows, no book does. */
function isTold(question: string, line: string): boolean {
  return (
    line.length > 0 &&
    /^who\b/i.test(question) &&
    line.split(' ').length > 4 &&
    !/\p{Lu}\p{L}+ \p{Lu}/u.test(question)
  );
}
