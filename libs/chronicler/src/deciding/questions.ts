/**
 * Answers questions: by what was done in this story, by what the one who is asked knows, by the era's facts, by what can be reckoned (ways, days,
 * places, standing); else by an opinion, or by not knowing. Nothing is invented.
 */
import type { Fact, Knowledge } from '@rubicon/scenarios';
import { contentWords, stem } from '../plain-text.js';
import type { Being } from './beings.js';
import { isAwaited } from './returns.js';
import type { Stage } from './stage.js';
import { timeOf } from './time-taken.js';

export interface QuestionWorld {
  readonly factions: readonly { readonly name: string; readonly standing: number }[];
  /** News of these days, the latest last. */
  readonly elsewhere: readonly { readonly place: string; readonly text: string }[];
  readonly date: string;
  readonly facts: readonly Fact[];
  /** The era's own questions and answers. */
  readonly preset: readonly { readonly question: string; readonly answer: string }[];
  /** Lines of the chronicle about these words. */
  readonly remembered: readonly string[];
  /** 0 to 100. */
  readonly resources: number;
  readonly character: { readonly name: string; readonly estate: string; readonly profession: string };
}

export type QuestionAnswer =
  /** Somebody says it, or, when `by` is null, the narrator. */
  | { readonly kind: 'told'; readonly by: Being | null; readonly line: string; readonly topic: string }
  /** What they say is for their voice: their advice, their yes or no. */
  | {
      readonly kind: 'voiced';
      readonly by: Being;
      readonly situation: 'counsel' | 'agrees' | 'declines' | 'unknown' | 'decline';
      readonly topic: string;
    }
  | { readonly kind: 'noAnswerYet'; readonly from: Being; readonly topic: string }
  | { readonly kind: 'dead'; readonly by: Being; readonly topic: string }
  | { readonly kind: 'absent'; readonly by: Being; readonly topic: string }
  | { readonly kind: 'unsure'; readonly topic: string };

const LEAST_SHARE = 0.55;
const KNOWS_SHARE = 0.5;
const KM_A_LEAGUE = {
  french_revolution: ['leagues', 4],
  roman_republic: ['miles', 1.48],
  sengoku_japan: ['ri', 3.93],
} as const;

export function answerQuestion(
  question: string,
  to: Being | null,
  stage: Stage,
  world: QuestionWorld,
): QuestionAnswer {
  const topic = topicOf(question, stage);
  const subject = subjectOf(question, stage, to);
  // A distance is reckoned, whoever is asked.
  const way = /\bhow (?:far|many (?:leagues|miles|ri|kilomet))/i.test(question)
    ? reckon(question, subject, stage, world)
    : null;
  if (way) return { kind: 'told', by: to && to.state === 'here' ? to : null, line: way, topic };
  const followed = followUp(question, to, subject, stage, topic, world);
  if (followed) return followed;
  if (to && to.state === 'dead') return { kind: 'dead', by: to, topic };
  if (to && to.state === 'away') return { kind: 'absent', by: to, topic };
  const isCounsel =
    /\b(?:would you|should|advise|advice|counsel|what do you think|recommend|what (?:shall|must|can) (?:I|we))\b/i.test(
      question,
    );
  const knows =
    to?.knows.filter(
      ({ asked }) =>
        !isCounsel || asked.some((one) => /\b(?:would|should|shall|advice|advise|counsel|do)\b/i.test(one)),
    ) ?? [];
  const own = to ? bestKnown(question, knows) : null;
  if (to && own) return { kind: 'told', by: to, line: own, topic };
  // "I will hear the rider": whatever they came to say.
  if (to && /^what is your news\?$/i.test(question) && to.knows.length > 0)
    return {
      kind: 'told',
      by: to,
      line: to.knows[(stage.deeds.length + stage.of.ordinal) % to.knows.length]!.says,
      topic,
    };
  if (to && /\b(?:who are you|your name|what are you called)\b/i.test(question))
    return {
      kind: 'told',
      by: to,
      line:
        to.who === ''
          ? `They call me ${to.name.replace(/^(?:the|a|your) /, '')}, and nothing more.`
          : `${to.name}, ${to.who}.`,
      topic,
    };
  // "how long did he ride", "what's the boy's name": he is here, and can say.
  if (!to && subject && subject.state === 'here') {
    const line = bestKnown(asYou(question, subject), subject.knows) ?? bestKnown(question, subject.knows);
    if (line) return { kind: 'told', by: subject, line, topic };
    if (/\b(?:name|called)\b/i.test(question))
      return {
        kind: 'told',
        by: subject,
        line:
          subject.who === ''
            ? `They call me ${subject.name.replace(/^(?:the|a|your) /, '')}, and nothing more.`
            : `${subject.name}, ${subject.who}.`,
        topic,
      };
  }
  // Whoever is here and knows comes before any book.
  if (!to) {
    const knowers = stage.here().flatMap((being) => {
      const known = bestOf(question, being.knows, KNOWS_SHARE);
      return known ? [{ being, ...known }] : [];
    });
    const [knower] = knowers.sort((one, other) => other.score - one.score);
    const book = bestOf(question, world.facts, LEAST_SHARE);
    if (knower && knower.score >= (book?.score ?? 0) - 0.25)
      return { kind: 'told', by: knower.being, line: knower.says, topic };
  }
  const reckoned = reckon(question, subject, stage, world);
  if (reckoned && !to) return { kind: 'told', by: null, line: reckoned, topic };
  if (to && isCounsel) return { kind: 'voiced', by: to, situation: 'counsel', topic };
  const fact = bestFact(question, world);
  const remembered = to ? undefined : world.remembered[0];
  if (remembered)
    return {
      kind: 'told',
      by: null,
      line: fact && !isTold(question, remembered) ? `${remembered} ${fact}` : remembered,
      topic,
    };
  if (fact) return { kind: 'told', by: to, line: fact, topic };
  if (reckoned) return { kind: 'told', by: to, line: reckoned, topic };
  if (
    to &&
    /\b(?:would|should|advise|advice|think|counsel|opinion|suggest|recommend|do you make of|what now|what (?:shall|do|can|must) (?:I|we) do)\b/i.test(
      question,
    )
  )
    return { kind: 'voiced', by: to, situation: 'counsel', topic };
  if (
    to &&
    /^(?:and |so |then |but )?(?:will|would|can|could|do|are|have|did|is|may)\b.*\b(?:you|your)\b/i.test(
      question,
    )
  )
    return { kind: 'voiced', by: to, situation: to.regard >= 0 ? 'agrees' : 'declines', topic };
  if (!to) {
    const knower =
      subject && subject.state === 'here'
        ? subject
        : stage.here().find((being) => bestKnown(question, being.knows) !== null);
    const line = knower && bestKnown(question, knower.knows);
    if (knower && line) return { kind: 'told', by: knower, line, topic };
    if (subject && subject.who !== '') return { kind: 'told', by: null, line: whoIs(subject), topic };
    const companion = stage.here().find(({ state, is }) => state === 'here' && is !== 'they');
    if (companion && /\b(?:should|shall|do|now)\b/i.test(question) && /\b(?:I|we)\b/.test(question))
      return { kind: 'voiced', by: companion, situation: 'counsel', topic };
    return { kind: 'unsure', topic };
  }
  if (subject && subject !== to && subject.who !== '')
    return { kind: 'told', by: to, line: whoIs(subject), topic };
  return { kind: 'voiced', by: to, situation: to.regard < -1 ? 'decline' : 'unknown', topic };
}

/** "What did she answer?", "What does Mirabeau do now that he believes me?", "what did you see in the tea room" */
function followUp(
  question: string,
  to: Being | null,
  subject: Being | null,
  stage: Stage,
  topic: string,
  world: QuestionWorld,
): QuestionAnswer | null {
  const about = subject ?? to;
  const asksAnswer =
    (/\b(?:answer|reply|replied|say|said|think|respond|react|do|does|did)\b/i.test(question) &&
      /^(?:and |so |but |then )?what\b/i.test(question)) ||
    /^(?:and |so |but |then )?(?:how did|did|do|does|has|have) (?:\p{L}+ )+(?:vote|decide|take it|react|agree|believe|accept|answer|answered|replied|written|reply|like it|obey|refuse|forgive)\b/iu.test(
      question,
    );
  if (
    about &&
    about !== to &&
    asksAnswer &&
    /\b(?:answer|answered|reply|replied|written|say|respond|react|do|does|did|think)\b/i.test(question)
  ) {
    const byLetter = /^answered your letter: (.+)$/.exec(about.note)?.[1];
    if (byLetter)
      return { kind: 'told', by: null, line: sentence(`in answer to your letter ${byLetter}`), topic };
    const deed = stage.deeds.findLast(({ to: whom, answer }) => whom === about.name && answer !== '');
    const isPending = /^has your letter;/.test(about.note);
    if (isPending && (about.state === 'away' || /\bletter\b/i.test(question)))
      return { kind: 'noAnswerYet', from: about, topic };
    if (deed) {
      const line = sentence(`when ${deed.text.replace(/^(?:you )?/, 'you ')}, ${deed.answer}`);
      const more = isPending ? 'Your letter has not been answered yet.' : afterwards(about);
      return { kind: 'told', by: null, line: `${line} ${more}`.trim(), topic };
    }
    const silent = stage.deeds.findLast(({ to: whom }) => whom === about.name);
    if (silent)
      return {
        kind: 'told',
        by: null,
        line: `${sentence(`nothing yet that anybody heard: ${silent.text}, and ${about.name} ${about.is === 'they' ? 'have' : 'has'} kept silent about it`)}`,
        topic,
      };
  }
  if (/\b(?:see|saw|seen|hear|heard|happen|happened|remember|witness)\b/i.test(question)) {
    const words = contentWords(question);
    const deed =
      stage.deeds.findLast(
        ({ text, to: whom }) =>
          [...contentWords(`${text} ${whom}`)].filter(
            (word) => words.has(word) && !/^(?:day|see|saw)$/.test(word),
          ).length >= 1 && !/^you asked\b/.test(text),
      ) ??
      (/\b(?:that day|then|just now|before|last)\b/i.test(question)
        ? stage.deeds.findLast(({ text }) => !/^you asked\b/.test(text))
        : undefined);
    if (deed && (to === null || to.state === 'here'))
      return {
        kind: 'told',
        by: to,
        line: to
          ? `I saw it with my own eyes: ${deed.text}${deed.answer ? `, and ${deed.answer}` : ''}.`
          : `${sentence(`${deed.text}${deed.answer ? `, and ${deed.answer}` : ''}`)}`,
        topic,
      };
  }
  if (/\bwhat (?:have|did) (?:I|we) (?:done|do|say|said|promise|promised)\b/i.test(question)) {
    const deeds = stage.deeds.filter(({ outcome }) => outcome !== 'refused').slice(-2);
    if (deeds.length > 0)
      return {
        kind: 'told',
        by: to,
        line: [...new Set(deeds.map(({ text }) => sentence(text)))].join(' '),
        topic,
      };
  }
  if (
    /\b(?:do|have|carry|hold|own) (?:I|we)\b.*\b(?:have|hold|carry|own|with)\b|\bwhat (?:do|am) (?:I|we) (?:have|carry|carrying|holding|hold)\b/i.test(
      question,
    )
  ) {
    const mine = stage.things.filter(({ holder, gone }) => holder === 'you' && !gone).map(({ name }) => name);
    return {
      kind: 'told',
      by: null,
      line:
        mine.length === 0
          ? 'You carry nothing that anybody would ask after.'
          : `You have with you ${listed(mine)}.`,
      topic,
    };
  }
  if (
    /\bhow much (?:money|silver|gold|coin|cash)\b/i.test(question) &&
    /\b(?:I|we|my|our|me)\b/.test(question)
  )
    return { kind: 'told', by: null, line: purse(world.resources), topic };
  if (/^who am I\b/i.test(question))
    return {
      kind: 'told',
      by: null,
      line: `You are ${world.character.name}, ${[world.character.profession.toLowerCase(), world.character.estate].filter(Boolean).join(', ')}.`,
      topic,
    };
  if (
    /\bwho (?:\p{L}+ )*(?:with (?:me|us)|around me)\b/iu.test(question) ||
    /\bwho (?:is|are|else is|stands?) (?:here|there|with (?:me|us)|around|present|in (?:the|this) (?:room|house|place))\b/i.test(
      question,
    )
  ) {
    const present = stage.here().map(({ name, state }) => (state === 'held' ? `${name}, a prisoner` : name));
    return {
      kind: 'told',
      by: null,
      line:
        present.length === 0
          ? 'You are alone.'
          : `With you ${present.length === 1 ? 'is' : 'are'} ${listed(present)}.`,
      topic,
    };
  }
  if (/^where (?:am|are) (?:I|we)\b/i.test(question))
    return stage.at() === '' ? null : { kind: 'told', by: null, line: `You are ${stage.at()}.`, topic };
  return null;
}

function afterwards(about: Being): string {
  if (about.note !== '' && !isAwaited(about) && !/^answered/.test(about.note))
    return sentence(`${about.is === 'he' ? 'he' : about.is === 'she' ? 'she' : 'they'} ${about.note}`);
  if (about.regard >= 2) return '';
  return '';
}

function reckon(question: string, subject: Being | null, stage: Stage, world: QuestionWorld): string | null {
  const era = stage.of.scenario.public.id;
  if (
    /\bhow (?:far|many (?:leagues|miles|ri|kilomet|days)|long (?:is|does|would|will) (?:it|the))\b/i.test(
      question,
    )
  ) {
    const places = stage.of.scenario.world.places
      .flatMap((place) =>
        [place.name, ...place.also].map((name) => ({
          place,
          at: question.toLowerCase().indexOf(name.toLowerCase().replace(/^the /, '')),
          length: name.length,
        })),
      )
      .filter(({ at, length }) => at >= 0 && length > 3)
      .sort((one, other) => one.at - other.at || other.length - one.length);
    const found = [...new Map(places.map(({ place }) => [place.id, place])).values()];
    const from = found.length > 1 ? found[0]! : stage.place;
    const to = found.length > 1 ? found[1]! : found[0];
    if (from && to && from.id !== to.id) {
      const kilometres = Math.hypot(from.east - to.east, from.north - to.north) * 1.2;
      const [unit, length] = KM_A_LEAGUE[era];
      const days = Math.max(1, Math.round(kilometres / 38));
      const riding = Math.max(1, Math.round(kilometres / 75));
      const distance = Math.max(1, Math.round(kilometres / length));
      return kilometres < 4
        ? `From ${from.name} to ${to.name} is a walk of less than an hour.`
        : `From ${from.name} to ${to.name} is some ${distance} ${unit}: ${timeOf(days)} on foot, ${riding === days ? 'little less' : timeOf(riding)} on a good horse.`;
    }
  }
  if (/\bwhere(?:['’]s| is| are| was)\b/i.test(question)) {
    if (subject && subject.state === 'dead')
      return `${upper(subject.name)} ${subject.is === 'they' ? 'are' : 'is'} dead.`;
    if (subject && subject.state !== 'away')
      return `${upper(subject.name)} ${subject.is === 'they' ? 'are' : 'is'} here${subject.state === 'held' ? ', under guard' : ''}.`;
    if (subject && subject.where !== '') {
      const place = stage.placeNamed(subject.where);
      return `${upper(subject.name)} ${subject.is === 'they' ? 'are' : 'is'} ${place?.at ?? subject.where}, as far as anyone has heard.`;
    }
    const thing = stage.things.find(({ name }) =>
      question.toLowerCase().includes(name.toLowerCase().replace(/^(?:the|your|a) /, '')),
    );
    if (thing)
      return thing.gone
        ? `${upper(thing.name)}: ${thing.note || 'gone'}, and not to be had again.`
        : thing.holder === 'you'
          ? `You have ${thing.name} yourself.`
          : `${upper(thing.name)} ${thing.note ? `${thing.note}, ` : ''}with ${thing.holder}.`;
  }
  if (/\b(?:alive|dead|still live|living)\b/i.test(question) && subject)
    return subject.state === 'dead'
      ? `${upper(subject.name)} ${subject.is === 'they' ? 'are' : 'is'} dead.`
      : `${upper(subject.name)} ${subject.is === 'they' ? 'live' : 'lives'}, so far as anybody knows.`;
  if (
    /\b(?:what (?:day|date|year|month)|which (?:day|date|year)|when is it|what time)\b/i.test(question) &&
    !/\bdid|was|were\b/i.test(question)
  )
    return `It is ${world.date}, ${stage.hour === 'night' ? 'at night' : stage.hour === 'noon' ? 'at noon' : `in the ${stage.hour === 'dawn' ? 'first light' : stage.hour}`}.`;
  if (
    /\b(?:how do (?:I|we) stand|what do .* think of (?:me|us)|stand with|standing|trust me|think of me)\b/i.test(
      question,
    )
  ) {
    const words = contentWords(question);
    const faction = world.factions.find(({ name }) =>
      [...contentWords(name)].some((word) => words.has(word)),
    );
    if (faction) return regardLine(faction.name, faction.standing);
  }
  if (/\b(?:want|aim|seek|after|who are|believe in|stand for)\b/i.test(question)) {
    const words = contentWords(question);
    const faction = stage.of.scenario.factions.find(
      ({ name, fromOrdinal, untilOrdinal }) =>
        fromOrdinal <= stage.of.ordinal &&
        stage.of.ordinal <= untilOrdinal &&
        [...contentWords(name)].some((word) => words.has(word)),
    );
    if (faction && !subject) return faction.aims;
  }
  if (/\b(?:news|happening|elsewhere|going on|happened lately|in the world)\b/i.test(question)) {
    const last = world.elsewhere.at(-1);
    if (last) return `From ${last.place}: ${last.text}`;
  }
  return null;
}

/** Whom only this story knows, no book does. */
function isTold(question: string, remembered: string): boolean {
  return (
    remembered.length > 0 &&
    /^who\b/i.test(question) &&
    remembered.split(' ').length > 4 &&
    !/\p{Lu}\p{L}+ \p{Lu}/u.test(question)
  );
}

function regardLine(name: string, standing: number): string {
  const how =
    standing <= -40
      ? 'would see you hanged'
      : standing <= -15
        ? 'count you an enemy'
        : standing < 15
          ? 'have not made up their minds about you'
          : standing < 40
            ? 'are well disposed to you'
            : 'count you as one of their own';
  return `${name} ${how}.`;
}

function whoIs(being: Being): string {
  const verb = being.is === 'they' ? 'are' : 'is';
  const state =
    being.state === 'dead'
      ? `${being.is === 'they' ? 'They are' : being.is === 'she' ? 'She is' : 'He is'} dead.`
      : being.wants === ''
        ? ''
        : `${being.is === 'they' ? 'They want' : being.is === 'she' ? 'She wants' : 'He wants'} ${being.wants}.`;
  return `${upper(being.name)} ${verb} ${being.who}. ${state}`.trim();
}

/** Whom the question is about, besides who is asked. */
function subjectOf(question: string, stage: Stage, to: Being | null): Being | null {
  const named =
    question.match(/\p{Lu}[\p{L}’'-]+(?:(?: (?:de|du|des|von|van|no|la|le|of))? \p{Lu}[\p{L}’'-]+)*/gu) ?? [];
  for (const name of named) {
    if (
      /^(?:I|What|Who|Where|When|Why|How|Which|Is|Are|Was|Were|Did|Does|Do|Has|Have|Had|Will|Would|Could|Should|The|In|And|So|But|At|Can|Tell)$/.test(
        name,
      )
    )
      continue;
    const being = stage.personNamed(name);
    if (being && being !== to) return being;
  }
  const pronoun = /\b(he|him|she|her|they|them)\b/i.exec(question)?.[1];
  if (pronoun) {
    const entity = stage.resolve(pronoun, 'person');
    if (entity.kind === 'person' && entity.being !== to) return entity.being;
  }
  const noun = /\b(?:the|my|your|that|this) ([\p{L}’'-]+(?: [\p{L}’'-]+)?)/iu.exec(question)?.[0];
  const found = noun ? stage.find(noun) : null;
  return found && found !== to ? found : null;
}

/** As it stands in a sentence: "the keys", "Lucile". */
function topicOf(question: string, stage: Stage): string {
  const name = (question.match(/(?<!^)(?<![.!?] )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu) ?? []).find(
    (one) => one !== 'I' && !/^(?:I|The|What|Who)$/.test(one),
  );
  const phrase =
    /\b((?:the|this|that|these|those|your|his|her|their) (?!same\b)[\p{L}’'-]{3,}(?: of [\p{L}’'-]+)?)/iu.exec(
      question,
    )?.[1];
  void stage;
  const found = phrase ?? name ?? '';
  return found === ''
    ? 'that'
    : found
        .replace(/^your /i, 'that ')
        .replace(/^([A-Z][a-z]+)(?= )/, (word) =>
          /^(?:The|This|That|These|Those|His|Her|Their)$/.test(word) ? word.toLowerCase() : word,
        );
}

const cues = new Set([
  'many',
  'far',
  'long',
  'when',
  'where',
  'who',
  'why',
  'year',
  'old',
  'much',
  'name',
  'sent',
  'told',
  'want',
  'know',
  'how',
]);

function telling(text: string): Set<string> {
  const words = new Set(contentWords(text));
  for (const word of text.toLowerCase().match(/[\p{L}]+/gu) ?? []) if (cues.has(word)) words.add(stem(word));
  return words;
}

function bestKnown(question: string, knows: readonly Knowledge[]): string | null {
  return best(question, knows, KNOWS_SHARE);
}

function bestFact(question: string, world: QuestionWorld): string | null {
  const preset = world.preset.map(({ question: asked, answer }) => ({ asked: [asked], says: answer }));
  return best(question, [...world.facts, ...preset], LEAST_SHARE);
}

/** As it would be put to them: "what's the boy's name" → "what's your name". */
function asYou(question: string, subject: Being): string {
  const names = [subject.name, ...subject.also].map((name) =>
    name.replace(/^(?:the|a|your) /i, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return question
    .replace(new RegExp(`\\b(?:the |my |your |that )?(?:${names.join('|')})[’']s\\b`, 'giu'), 'your')
    .replace(new RegExp(`\\b(?:the |my |your |that )?(?:${names.join('|')})\\b`, 'giu'), 'you')
    .replace(/\b(?:his|their)\b/gi, 'your')
    .replace(/\b(?:he|she|they|him|them)\b/gi, 'you')
    .replace(/\bdoes you\b/gi, 'do you')
    .replace(/\bis you\b/gi, 'are you');
}

function best(
  question: string,
  entries: readonly { readonly asked: readonly string[]; readonly says: string }[],
  least: number,
): string | null {
  return bestOf(question, entries, least)?.says ?? null;
}

function bestOf(
  question: string,
  entries: readonly { readonly asked: readonly string[]; readonly says: string }[],
  least: number,
): { says: string; score: number } | null {
  const words = telling(question);
  const content = contentWords(question);
  const names = (question.match(/(?<!^)\p{Lu}[\p{L}’'-]+/gu) ?? []).flatMap((name) => [
    ...contentWords(name),
  ]);
  let found: { says: string; score: number } | null = null;
  for (const { asked, says } of entries)
    for (const wording of asked) {
      // "what is your name" is all small words.
      const said = plainly(wording);
      if (
        plainly(question) === said ||
        (said.split(' ').length >= 3 && ` ${plainly(question)} `.includes(` ${said} `))
      ) {
        const score = 2.5 + said.split(' ').length / 20;
        if (!found || score > found.score) found = { says, score };
        continue;
      }
      const wanted = telling(wording);
      if (wanted.size === 0) continue;
      const shared = [...wanted].filter((word) => words.has(word));
      const strong = shared.filter((word) => !cues.has(word) && content.has(word)).length;
      const coverage = weigh(shared) / weigh([...wanted]);
      const reverse = weigh(shared) / Math.max(1, weigh([...words]));
      if (coverage < least || (strong === 0 && !(coverage === 1 && wanted.size >= 2)) || reverse < 0.25)
        continue;
      // Whom it names, it is about.
      const missing = names.filter((name) => !wanted.has(name)).length;
      const score = coverage + reverse + strong * 0.4 - missing * 0.45;
      if (score < 0.8) continue;
      if (!found || score > found.score) found = { says, score };
    }
  return found;
}

function plainly(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function purse(resources: number): string {
  if (resources >= 75) return 'More than most who are thought rich: enough to pay many men for a long time.';
  if (resources >= 50) return 'Enough to live as you do for a year, and to spend on something else besides.';
  if (resources >= 25) return 'Enough for some months, if you buy nobody.';
  return 'Next to nothing; you would feel the price of a dinner.';
}

/** "how many" asks; what it is about says what is asked. */
function weigh(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (cues.has(word) ? 0.4 : 1), 0);
}

function sentence(text: string): string {
  return `${upper(text.trim().replace(/[.]+$/, ''))}.`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
