/** Whom a question is about, and what it is about as a noun phrase. */
import type { Being } from '../beings.js';
import type { Stage } from '../stage.js';
import { namesIn } from './sense.js';

/** Whom the question is about, besides who is asked. */
export function subjectOf(question: string, stage: Stage, to: Being | null): Being | null {
  const named =
    question
      // "Is Servilia here?": no name begins so.
      .replace(
        /^(?:Is|Are|Was|Were|Did|Does|Do|Has|Have|Had|Will|Would|Can|Could|Should|And|But|So|Where|Who|What|When|Why|How) (?=\p{Lu})/u,
        '',
      )
      .match(/\p{Lu}[\p{L}’'-]+(?:(?: (?:de|du|des|von|van|no|la|le|of))? \p{Lu}[\p{L}’'-]+)*/gu) ?? [];
  // "Nobunaga's son" is another than Nobunaga.
  const kin =
    /\p{Lu}[\p{L}’'-]+['’]s (?:(?:eldest|elder|younger|youngest|second|only) )?(?:son|daughter|wife|husband|brother|sister|father|mother|uncle|nephew|heir|cousin)\b/u.exec(
      question,
    )?.[0];
  if (kin) {
    const entity = stage.resolve(kin, 'person');
    const owner = stage.personNamed(kin.split(/['’]s /)[0]!);
    return entity.kind === 'person' &&
      entity.being !== to &&
      entity.being !== owner &&
      entity.being.who !== ''
      ? entity.being
      : null;
  }
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
  // "When Sulla did this, what did he do?": he is nobody of the scene.
  const isOfAnother = named.some(
    (name) =>
      namesIn(question).includes(name) &&
      !stage.isPlayerName(name) &&
      !(to && [to.name, to.call, ...to.also].includes(name)),
  );
  const pronoun = isOfAnother ? undefined : /\b(he|him|his|she|her|they|them|their)\b/i.exec(question)?.[1];
  if (pronoun) {
    const entity = stage.resolve(pronoun.toLowerCase().replace('their', 'them'), 'person');
    if (entity.kind === 'person' && entity.being !== to) return entity.being;
  }
  const own =
    /\bmy (?:\p{L}+ )?(?:wife|husband|son|daughter|brother|sister|father|mother|uncle|aunt|nephew|niece|cousin)(?:-in-law)?\b/iu.exec(
      question,
    )?.[0];
  if (own) {
    const entity = stage.resolve(own, 'person');
    if (entity.kind === 'person' && entity.being !== to && entity.being.who !== '') return entity.being;
  }
  const noun = /\b(?:the|my|your|that|this) ([\p{L}’'-]+(?: [\p{L}’'-]+)?)/iu.exec(question)?.[0];
  const found = noun ? stage.find(noun) : null;
  return found && found !== to ? found : null;
}

/** What stands for them, and for nobody else. */
const theirs = {
  he: [/\b(?:his)\b/gi, /\b(?:he|him)\b/gi],
  she: [/\b(?:her)(?= \p{L})/giu, /\b(?:she|her)\b/gi],
  they: [/\b(?:their)\b/gi, /\b(?:they|them)\b/gi],
} as const;

/** "Who the man in straw is" → "who is the man in straw". */
export function asDirect(question: string): string {
  return question.replace(
    /^(who|what|where|how|when|whose) ((?:the|my|your|his|her|their|this|that|\p{Lu})[^?,]{0,40}?) (is|are|was|were)(?=\?|,| and\b|$)/iu,
    '$1 $3 $2',
  );
}

/** "If you will forgive him" → "will you forgive him". */
export function asYesOrNo(question: string): string {
  return question.replace(
    /^(?:if|whether) (you|he|she|they|it|this|that|there|\p{Lu}\p{L}+|(?:the|my|your) \p{L}+) (is|are|was|were|will|would|can|could|should|has|have|had|may|might)\b/iu,
    '$2 $1',
  );
}

/** As it would be put to them: "what's the boy's name" → "what's your name". */
export function asYou(question: string, subject: Being): string {
  const names = [subject.name, ...subject.also].map((name) =>
    name.replace(/^(?:the|a|your) /i, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return question
    .replace(new RegExp(`\\b(?:the |my |your |that )?(?:${names.join('|')})[’']s\\b`, 'giu'), 'your')
    .replace(new RegExp(`\\b(?:the |my |your |that )?(?:${names.join('|')})\\b`, 'giu'), 'you')
    .replace(theirs[subject.is][0], 'your')
    .replace(theirs[subject.is][1], 'you')
    .replace(/\bdoes you\b/gi, 'do you')
    .replace(/\bis you\b/gi, 'are you')
    .replace(/\byou is\b/gi, 'you are')
    .replace(/\byou was\b/gi, 'you were')
    .replace(/\byou has\b/gi, 'you have')
    .replace(/\byou (want|think|fear|know|say|mean|need|hope|believe)s\b/gi, 'you $1');
}

/** A name, or a noun phrase of two words and more, as it stands in a sentence; empty: a stray noun would read badly. */
export function topicOf(question: string, stage: Stage): string {
  const name = (question.match(/(?<=[\p{L},] )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu) ?? []).find(
    (one) => !/^(?:I|The|What|Who|I[’'].*)$/.test(one),
  );
  if (name && (stage.personNamed(name) || stage.placeNamed(name)))
    return `${new RegExp(`\\b(?:the|our|my) ${name}`, 'i').test(question) ? 'the ' : ''}${name.replace(/[’']s$/, '')}`;
  // "the boundary stone", "the list of deputies": two words behind the article at least, then an end or another clause.
  const phrase =
    /\b((?:the|this|that|these|those) (?:[\p{Ll}’'-]{3,} of (?:the |your |my )?[\p{Ll}’'-]{3,}|[\p{Ll}’'-]{3,} [\p{Ll}’'-]{3,}))(?=[?.!,;]|$| (?:in|on|at|to|from|with|for|is|are|was|were|and|or|that|which|who)\b)/u.exec(
      question,
    )?.[1] ?? '';
  return /\b(?:same|other|only|next|last|who|whom|what|which|that|is|are|was|were|did|does|do|has|have|had|in|on|at|to|with|for|from|and|or|by|me|us|him|them|get|got|you|my|even|really|now|then|ever|actually|say|says|said|think|thinks|want|wants|know|knows|feel|feels|mean|means|need|needs|go|goes|come|comes|make|makes|open|down|up|shut|find|found|see|report|back|held|left|safe)\b/i.test(
    phrase.replace(/^(?:the|this|that|these|those) /, ''),
  ) || /(?:ed|ing|ly)$/.test(phrase)
    ? ''
    : phrase;
}
