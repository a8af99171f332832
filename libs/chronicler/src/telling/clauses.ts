/** What the player typed, as a clause of the telling: said to them, with words that are spoken left as they were, and brackets closed. */
import { lowerFirst, upperFirst } from '../plain-text.js';
import { toSecondPerson } from '../reading/second-person.js';
import type { Step } from '../reading/steps.js';
import { actOf } from './grammar.js';

/** Of what is told as typed. */
export const MIRRORED_WORDS_MAX = 70;

const saying =
  /^(?:say|tell|shout|cry|call|announce|ask|whisper|answer|reply|declare|proclaim|write|yell|scream|add|speak|toast|warn|promise|swear|pray|sing|recite|mutter|murmur|order|beg|inform|remind|dictate|sign|carve|paint)\b/;
/** Things that hold words, in front of a colon. */
const ofWords =
  /\b(?:speech|words?|notes?|letters?|message|poster|placard|sheet|paper|banner|sign|argument|toast|motto|song|prayer|oath|verse|poem|vow|answer|reply|saying|reads?|says|to (?:him|her|them|everyone|everybody))$/i;

/** "make a speech: “Who is with me?”", without a stop. */
export function toldClause(step: Step): string {
  if (step.isNegated) return shortened(actOf(closed(`do not ${step.clause}`)));
  return shortened(actOf(closed(quotedClause(step))));
}

/** The same behind "you try to". */
export function toldAct(step: Step): string {
  return shortened(actOf(closed(quotedClause(step))));
}

/** "and say: Friends, tonight we sleep …": words that are said stay as they are. */
function quotedClause({ clause, content, verb }: Step): string {
  if (/[“"«]/.test(clause)) return clause;
  const at = clause.indexOf(':');
  if (at < 0) return clause;
  const before = clause.slice(0, at).trim();
  // "tell them this: that …" is told, and a list of things is no speech.
  const typed = clause.slice(at + 1).trim();
  if (/^(?:that|whether|if)\b/i.test(typed) && !/[?!]/.test(content?.text ?? typed)) return clause;
  if (!ofWords.test(before) && !(content !== null && content.kind !== 'order' && saying.test(verb)))
    return clause;
  // The clause has lost its last stop, the words have not.
  const words = content && content.text.startsWith(typed.slice(0, 12)) ? content.text.trim() : typed;
  return `${before}: “${upperFirst(words)}”`;
}

/** Brackets of an aside: one that was opened is closed, and the stop before it falls away. */
function closed(clause: string): string {
  const opened = clause.replace(/[.,;:]\s*\(/g, ' (');
  const missing = opened.split('(').length - opened.split(')').length;
  return missing > 0 ? opened + ')'.repeat(missing) : opened;
}

export function joinedClauses(clauses: readonly string[], steps: readonly Step[]): string {
  const withLeads = clauses.map((clause, index) => {
    const lead = index === 0 ? '' : leadOf(steps[index]!);
    return lead === '' ? clause : `${lowerFirst(lead)} you ${clause}`;
  });
  if (withLeads.length === 1) return withLeads[0]!;
  return `${withLeads.slice(0, -1).join(', ')}, and ${withLeads.at(-1)}`;
}

export function leadOf({ lead }: Step): string {
  return toSecondPerson(lead)
    .replace(/[,;:]+$/, '')
    .trim();
}

/** Long ones are cut where a thought ends. */
function shortened(act: string): string {
  const words = act.split(' ');
  if (words.length <= MIRRORED_WORDS_MAX) return act;
  const cut = words.slice(0, MIRRORED_WORDS_MAX).join(' ');
  const end = Math.max(cut.lastIndexOf(';'), cut.lastIndexOf(', '));
  return `${end > cut.length / 2 ? cut.slice(0, end) : cut}, and what follows from it`;
}
