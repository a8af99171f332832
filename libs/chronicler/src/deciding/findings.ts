/** What one finds who searches, and what one sees who looks: of the place and whoever is there, so that a look is never told of nothing. */
import type { Step } from '../reading/steps.js';
import { numberFor } from '../random.js';
import { isReachable } from './beings.js';
import { bareName, type Stage } from './stage.js';
import type { Circumstances, Fact } from './happening.js';
import type { Roles } from './roles.js';

const searching = /^(?:search|look|look for|find|seek|hunt for|rummage|hunt|forage)$/;
const looking = /^(?:look|gaze|stare|peer|watch|scan|survey|scout|observe|spy)/;

/** A thing that was searched for and found is the player's; a look at nothing in particular shows the place. */
export function findings(step: Step, roles: Roles, stage: Stage, { key }: Circumstances): Fact[] {
  const sought = soughtBy(step, roles, stage);
  if (sought?.isSomebody)
    return [{ kind: 'found', what: sought.name, isFound: sought.isThere, isSomebody: true }];
  if (sought) {
    const at = stage.things.findIndex(({ name }) => bareName(name) === bareName(sought.name));
    if (at >= 0) stage.things.splice(at, 1);
    stage.things.push({ name: sought.name, holder: 'you', gone: false, note: '' });
    return [{ kind: 'found', what: sought.name, isFound: true, isSomebody: false }];
  }
  // "look north", "look out of the window"; but "look at the letter" is about the letter.
  const isLook =
    looking.test(step.verb) &&
    roles.who === null &&
    step.content === null &&
    !hasFor(step) &&
    !step.phrases.some(({ prep }) => /^(?:|at|into|inside|behind|under|in)$/.test(prep));
  const sight = isLook ? sightOf(stage, (part, below) => numberFor(`${key} ${part}`, below)) : '';
  return sight === '' ? [] : [{ kind: 'sees', sight }];
}

/** What was searched for, and is not to be had. */
export function notFound(step: Step, roles: Roles, stage: Stage): Fact[] {
  const sought = soughtBy(step, roles, stage);
  return sought ? [{ kind: 'found', what: sought.name, isFound: false, isSomebody: sought.isSomebody }] : [];
}

interface Sought {
  /** As within a sentence. */
  readonly name: string;
  readonly isSomebody: boolean;
  readonly isThere: boolean;
}

/** Null: nothing that one could find and does not have. */
function soughtBy(step: Step, { what, who }: Roles, stage: Stage): Sought | null {
  if (!searching.test(step.verb)) return null;
  // "look for" may be one verb.
  const isFor = / for$/.test(step.verb);
  const text = step.phrases.find(({ prep }) => prep === 'for' || (isFor && prep === ''))?.text;
  if (text === undefined) {
    if (who && /^(?:find|seek)$/.test(step.verb))
      return { name: who.call, isSomebody: true, isThere: isReachable(who) };
    const isFound = who === null && what !== null && what.holder !== 'you' && !what.isGone;
    return isFound && !/^(?:search|look)$/.test(step.verb)
      ? { name: what.name, isSomebody: false, isThere: true }
      : null;
  }
  const sought = stage.resolve(text, 'any');
  if (sought.kind === 'person')
    return { name: sought.being.call, isSomebody: true, isThere: isReachable(sought.being) };
  if (sought.kind !== 'thing' || sought.known?.gone || sought.known?.holder === 'you') return null;
  return { name: sought.name, isSomebody: false, isThere: true };
}

function hasFor({ phrases, verb }: Step): boolean {
  return / for$/.test(verb) || phrases.some(({ prep }) => prep === 'for');
}

/** "the Thirteenth, shepherds and the ford"; empty: nobody knows what is there. */
export function sightOf(stage: Stage, numberOf: (part: string, below: number) => number): string {
  const present = stage
    .here()
    .slice(0, 2)
    .map(({ call }) => call);
  const { folk = [], things = [] } = stage.place ?? {};
  const one = (all: readonly string[], part: string) =>
    all.length === 0 ? [] : [all[numberOf(part, all.length)]!];
  const seen = [...present, ...one(folk, 'seen folk'), ...one(things, 'seen thing')].slice(-3);
  if (seen.length === 0) return '';
  return seen.length === 1 ? seen[0]! : `${seen.slice(0, -1).join(', ')} and ${seen.at(-1)}`;
}
