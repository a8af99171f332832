/** What somebody does now, or what became of them: told of where they are, of what was done to them, and of how they stand to the player since. */
import { slotsOf } from '../../agreement.js';
import type { Being } from '../beings.js';
import { isAwaited } from '../returns.js';
import { part, sentence, told, upper, type Put, type QuestionAnswer } from './answer.js';

const asksConduct =
  /^(?:and |so |but )?(?:what (?:became|has become|will become|happened|happens|has happened|is (?:going on|to become)|did become) (?:of|to|with) (?!me\b|us\b)|what(?:'s| is| are) (?!I\b|we\b|you\b)(?:[^?]{1,40} )(?:doing|up to)\b|what (?:does|do|did|will|would) (?!I\b|we\b|you\b)[^?]{1,40} (?:do|do (?:now|next|then|about (?:it|that|this)))(?: (?:now|next|then|today|after|about|with|that|because|since)\b|\?|$)|how (?:does|do|did|will|is|are|has|have) (?!I\b|we\b|you\b)[^?]{1,30} (?:behave|act|take it|react|treat|reacted|taken it|treating|behaving|feel about (?:me|it|that|this)|doing|faring)|where (?:did|has|have) (?:he|she|they|the \S+|\p{Lu}\S+) (?:go|gone|run|went|fled|flee)\b|(?:is|are) (?:he|she|they|\p{Lu}\S+|the \S+) (?:still )?(?:angry|grateful|cross|furious|offended|afraid|hurt|wounded|pleased|on (?:my|our) side|with (?:me|us)|against (?:me|us))\b)/iu;

/** Of `answer-clauses.ts`. */
const coldly =
  /\b(?:insult|bore the blow|would not|defied|drew back|refused|said no|begged for mercy|afraid)\b/i;
const warmly =
  /\b(?:thanked|obeyed|have your way|laughed|answered in kind|returned it|grateful|at your word|agreed|grieved with you|said yes)\b/i;

/** "Is he angry with me?": by how they took what was done, and how they stand. */
const affects: readonly {
  readonly asks: RegExp;
  readonly isSo: (answer: string, regard: number) => boolean;
}[] = [
  {
    asks: /^(?:is|are) .*\b(?:angry|cross|furious|offended|hurt|against (?:me|us))\b/i,
    isSo: (answer, regard) => coldly.test(answer) || (regard <= -1 && !warmly.test(answer)),
  },
  { asks: /^(?:is|are) .*\bafraid\b/i, isSo: (answer) => /\b(?:afraid|begged for mercy)\b/i.test(answer) },
  {
    asks: /^(?:is|are) .*\b(?:grateful|pleased|with (?:me|us)|on (?:my|our) side)\b/i,
    isSo: (answer, regard) => warmly.test(answer) || (regard >= 1 && !coldly.test(answer)),
  },
];

export function conductOf(put: Put, clause: string): QuestionAnswer | null {
  if (!asksConduct.test(clause)) return null;
  const { stage, to } = put;
  const about = put.subject ?? aboutOf(put, clause);
  // What they do themselves they say themselves.
  if (!about || (about === to && /\byou\b/i.test(clause))) return null;
  const dealt = stage.deeds.filter((deed) => deed.to === about.name && !/^you asked\b/.test(deed.text));
  // Of whom nothing was done, the books or the people know more.
  if (dealt.length === 0 && about.note === '' && about.state !== 'dead') return null;
  const slots = slotsOf(about);
  const last = dealt.findLast(({ answer }) => answer !== '') ?? dealt.at(-1);
  const isBelieving = /\bbeliev/i.test(last?.answer ?? '');
  const isDoubting = /\b(?:did not believe|doubted)\b/i.test(last?.answer ?? '');
  const done = last
    ? sentence(`before that ${last.text}${last.answer === '' ? '' : `; ${last.answer}`}`)
    : '';
  const felt = affects.find(({ asks }) => asks.test(clause));
  if (felt && about.state !== 'dead') {
    const isSo = felt.isSo(last?.answer ?? '', about.regard);
    return told(
      put,
      `${isSo ? 'Yes, by every sign' : 'It does not look like it'}${done === '' ? '.' : `: ${done.charAt(0).toLowerCase()}${done.slice(1)}`}`,
    );
  }
  if (about.state === 'dead') return told(put, `${upper(about.name)} ${slots['is']} dead. ${done}`.trim());
  if (about.state === 'held')
    return told(
      put,
      `${upper(about.name)} ${slots['is']} under guard, and ${slots['does']} what a prisoner can: wait. ${done}`,
    );
  if (about.state === 'away') {
    const place = about.where === '' ? null : stage.placeNamed(about.where);
    const where = about.where === '' ? 'gone from here' : (place?.at ?? about.where);
    const awaited = isAwaited(about) ? ` ${upper(slots['they']!)} ${about.note.replace(/;.*$/, '')}.` : '';
    return told(
      put,
      `${upper(about.name)} ${slots['is']} ${where}, as far as anybody knows.${awaited} ${done}`.trim(),
    );
  }
  // How they took the last of it weighs more than how they stood before.
  const stands = coldly.test(last?.answer ?? '') ? -1 : warmly.test(last?.answer ?? '') ? 1 : about.regard;
  const name = isDoubting
    ? 'disbelieving'
    : isBelieving
      ? 'believing'
      : stands >= 1
        ? 'conductWell'
        : stands <= -1
          ? 'conductCold'
          : 'conductEven';
  return part(put, name, { about });
}

/** "What became of the boy?": also one who has gone. */
function aboutOf({ stage }: Put, clause: string): Being | null {
  const noun =
    /\b(?:of|to|with|is|are|does|do|did|will|has|have) ((?:the |my |that |this )?[\p{L}’'-]+)/iu.exec(
      clause,
    )?.[1];
  if (!noun) return null;
  const bare = noun.replace(/^(?:the|my|that|this) /i, '').toLowerCase();
  return (
    stage.beings.findLast(
      ({ name, also }) =>
        name.toLowerCase().split(/\s+/).includes(bare) || also.some((one) => one.toLowerCase() === bare),
    ) ?? null
  );
}
