/** Questions that go on with what was said last: "Why?", "What else?", "How do you know?", "Are you sure?", "Since when?", "Why not?" */
import type { Knowledge } from '@rubicon/scenarios';
import type { Being } from '../beings.js';
import { part, told, type Put, type QuestionAnswer } from './answer.js';
import { isSaid, lastSaid, reasonOf } from './said-before.js';
import { tokensOf } from './sense.js';

export type FollowUp = 'why' | 'whyNot' | 'more' | 'source' | 'sure' | 'since';

const on = '^(?:(?:and|but|so|well|then|ah|oh|hm+),? )*';
const kinds: readonly (readonly [RegExp, FollowUp])[] = [
  [
    new RegExp(
      `${on}(?:why (?:ever )?not\\b.{0,8}$|what (?:stopped|stops|prevented|prevents|hindered|kept|went wrong)\\b.{0,30}$|why (?:did|has|was) (?:it|that|this) (?:fail|not|go wrong|refused|impossible)|why (?:did|has) (?:that|it|this)(?:n['’]t| not)|why (?:can|could|did|may|wo|would)(?:n['’]t| not|['’]t) (?:I|we|you|he|she|they|it)\\b(?:\\?| (?:do|have done|be|happen|work|come)\\b.{0,12}$)|why did (?:I|we) fail)`,
      'i',
    ),
    'whyNot',
  ],
  [
    new RegExp(
      `${on}(?:why(?: that| so| him| her| them| me| now| here)?|how so|how come|what for|for what reason|why (?:is|was) (?:that|it|this)(?: so)?|why so|why do you (?:say|think|believe)(?: (?:that|so|it|this))?|what makes you (?:say|think|believe)(?: (?:that|so|it|this))?|what do you mean(?: by (?:that|it|this))?)[ ?.!]*$`,
      'i',
    ),
    'why',
  ],
  [
    new RegExp(
      `${on}(?:(?:what|who|anything|something|is there anything|nothing|who|is that all|where)(?: else| more)\\b.{0,32}|is that (?:all|everything)|then|and|and then|what then|what (?:happened|came|did (?:he|she|they) do) (?:then|next|after that|afterwards)|(?:go on|tell me more|continue)\\b.{0,24})[ ?.!…]*$`,
      'i',
    ),
    'more',
  ],
  [
    new RegExp(
      `${on}(?:(?:and )?how (?:do|did|can|could|would) you (?:know|hear|learn|find|come to know)\\b.{0,28}|who (?:told|said) (?:you|it|so|that)\\b.{0,24}|(?:where|from whom|from where) (?:did|do|have) you (?:hear|heard|learn|have|get|got|know)\\b.{0,24}|who says (?:so|that|it)|says who|(?:did|have) you (?:really |actually )?(?:see|seen|hear|heard) (?:it|that|this|them|him|all this|any of it)?\\b.{0,12}(?:yourself|(?:with|by) your own (?:eyes|ears))\\b.{0,40}|were you (?:there|present)(?: yourself)?)[ ?.!]*$`,
      'i',
    ),
    'source',
  ],
  [
    new RegExp(
      `${on}(?:(?:are|were) you (?:quite |really |absolutely |very |so )?(?:sure|certain)\\b.{0,32}|really|truly|is (?:that|it|this) (?:really |quite |certainly )?(?:certain|sure|true|so)|do you swear(?: it| to (?:it|that))?|can you swear\\b.{0,20})[ ?.!]*$`,
      'i',
    ),
    'sure',
  ],
  [
    new RegExp(
      `${on}(?:since when|how long have you known|when did you (?:hear|learn|find out|know))\\b.{0,28}$`,
      'i',
    ),
    'since',
  ],
];

/** Null: the question stands by itself. */
export function followUpOf(question: string): FollowUp | null {
  const plain = question.trim().replaceAll('’', "'");
  return kinds.find(([words]) => words.test(plain))?.[1] ?? null;
}

export function followedUp(put: Put, to: Being | null): QuestionAnswer | null {
  const kind = followUpOf(put.question);
  if (!kind) return null;
  const { stage, world } = put;
  if (kind === 'whyNot' || kind === 'why') {
    const reason = reasonOf(stage, world.before);
    if (reason) return told(put, reason);
  }
  const said = lastSaid(stage, world.before, to) ?? lastSaid(stage, world.before);
  const by = said?.by ?? to;
  if (!by || by.state === 'dead' || by.state === 'away') return null;
  // Of what was told, not of what was wished for.
  const isOfTold = /\?\s*$/.test(world.before.actions.at(-1) ?? '') && said !== null;
  switch (kind) {
    case 'whyNot':
      if (isOfTold) return further(put, by, said.entry) ?? part(put, 'whyPlain', { by });
      return further(put, by, said?.entry ?? null) ?? part(put, 'whyNot', { by });
    case 'why':
      return (
        further(put, by, said?.entry ?? null) ??
        // They would not say, and are asked for the reason.
        (said === null && /\?\s*$|^I ask\b/i.test(world.before.actions.at(-1) ?? '')
          ? part(put, 'whyNot', { by })
          : null) ??
        (by.wants !== '' && !/\b(?:he|she|they)\b/.test(by.wants)
          ? part(put, 'because', { by, slots: { wants: asMine(by.wants) } })
          : part(put, 'whyPlain', { by }))
      );
    case 'more':
      return onward(put, by, said?.entry ?? null);
    case 'source':
      return part(put, 'source', { by });
    case 'since':
      return part(put, 'since', { by });
    case 'sure':
      return part(put, by.regard >= 0 ? 'sure' : 'unsureOfIt', { by });
  }
}

/** What they know besides of the same matter, and have not said. */
function further({ world }: Put, by: Being, entry: Knowledge | null): QuestionAnswer | null {
  if (!entry) return null;
  const found = unsaid(by, entry, world.before).find(
    ({ shared, one }) => shared >= 2 || (shared >= 1 && one.asked.some((words) => /^why\b/i.test(words))),
  );
  return found ? { kind: 'told', by, line: found.one.says, topic: '' } : null;
}

/** "What else?": of the same matter first, then whatever is left. */
function onward(put: Put, by: Being, entry: Knowledge | null): QuestionAnswer {
  const [next] = unsaid(by, entry, put.world.before);
  return next ? told(put, next.one.says, by) : part(put, 'noMore', { by });
}

/** Nobody comes upon their own name, nor upon advice, when they are asked what else there is. */
const personal =
  /\b(?:name|who are you|your (?:wife|family|age|children|son|daughter|mother|father)|how old|would you|advice|should|are you hungry|do you want|what do you want)\b/i;

function unsaid(by: Being, entry: Knowledge | null, before: Put['world']['before']) {
  const about = new Set(
    [...tokensOf(entry ? `${entry.asked.join(' ')} ${entry.says}` : '')].flatMap(([token, weight]) =>
      weight >= 1 ? [token] : [],
    ),
  );
  return by.knows
    .filter(
      (one) => one !== entry && !isSaid(one, before) && !one.asked.some((words) => personal.test(words)),
    )
    .map((one) => ({
      one,
      shared: [...tokensOf(`${one.asked.join(' ')} ${one.says}`).keys()].filter((token) => about.has(token))
        .length,
    }))
    .sort((left, right) => right.shared - left.shared);
}

/** "his triumph", said by himself. */
export function asMine(wants: string): string {
  return wants
    .replace(/\b(?:his|her|their)\b/g, 'my')
    .replace(/\b(?:himself|herself|themselves)\b/g, 'myself')
    .replace(/\b(?:him|them)\b/g, 'me');
}
