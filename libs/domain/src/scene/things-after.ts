/** Who holds what after a turn: what is gone does not come back, and what somebody elsewhere holds is not at hand. Pure. */
import { isTooLong, wayBetween, type SceneCircumstances } from './presence.js';
import { allOf, fuller, namedBy } from './same-name.js';
import { cutName, cutText, withThing } from './scene-bounds.js';
import type { SceneFault } from './scene-fault.js';
import type { ProposedScene, ScenePerson, SceneThing } from './scene.js';

export interface ThingHolders {
  /** Where the turn ends. */
  readonly place: string;
  /** Those whom a holder's name means when all of them are known to be elsewhere, for the whole turn; else none. */
  elsewhere(this: void, holder: string): readonly ScenePerson[];
  isPlayer(this: void, name: string): boolean;
}

export interface ThingsAfter {
  readonly things: readonly SceneThing[];
  readonly faults: SceneFault[];
}

/** A question moves nothing. */
export function thingsAfter(
  before: readonly SceneThing[],
  { things: told, uses }: ProposedScene,
  holders: ThingHolders,
  at: SceneCircumstances,
): ThingsAfter {
  const proposed = at.isQuestion ? [] : told.map(cutThing).filter(({ name }) => name !== '');
  const faults: SceneFault[] = [];
  let things = before;
  for (const thing of proposed) {
    const meant = namedBy(things, thing.name);
    const fault = whyNot(thing, meant, before, holders, at);
    if (fault) faults.push(fault);
    else {
      const known = meant.length === 1 ? meant[0] : undefined;
      things = withThing(things, known, merged(known, thing));
    }
  }
  const used = uses.flatMap((name) => whyUnused(name, before, things, holders, at) ?? []);
  return { things, faults: [...used, ...faults] };
}

/** Why something cannot become what is proposed of it. */
function whyNot(
  thing: SceneThing,
  meant: readonly SceneThing[],
  before: readonly SceneThing[],
  holders: ThingHolders,
  at: SceneCircumstances,
): SceneFault | null {
  const gone = allOf(meant, before, thing.name, isGone);
  if (gone && !thing.gone) return { code: 'gone_returns', name: gone.name };
  if (!holders.isPlayer(thing.holder)) return null;
  const far = allOf(meant, before, thing.name, ({ holder }) => {
    const elsewhere = holders.elsewhere(holder);
    // Whoever holds it may have sent it, if there was time.
    const isFar = (one: ScenePerson) => isTooLong(wayBetween(one.where, holders.place, at), at.days);
    return elsewhere.length > 0 && elsewhere.every(isFar);
  });
  return far ? { code: 'out_of_reach', name: far.name } : null;
}

function whyUnused(
  name: string,
  before: readonly SceneThing[],
  after: readonly SceneThing[],
  { elsewhere }: ThingHolders,
  { isQuestion }: SceneCircumstances,
): SceneFault | null {
  const gone = allOf(namedBy(before, name), before, name, isGone);
  if (gone) return { code: 'gone_used', name: gone.name };
  // Whoever asks about something does not use it.
  if (isQuestion) return null;
  const isAway = ({ holder }: SceneThing) => elsewhere(holder).length > 0;
  const away = allOf(namedBy(before, name), before, name, isAway);
  const stays = away && namedBy(after, name).every(isAway);
  return stays ? { code: 'out_of_reach', name: away.name } : null;
}

function merged(known: SceneThing | undefined, thing: SceneThing): SceneThing {
  if (!known) return thing;
  return {
    name: fuller(known.name, thing.name),
    holder: thing.holder || known.holder,
    gone: thing.gone,
    note: thing.note || known.note,
  };
}

function isGone({ gone }: SceneThing): boolean {
  return gone;
}

function cutThing({ name, holder, gone, note }: SceneThing): SceneThing {
  return { name: cutName(name), holder: cutName(holder), gone, note: cutText(note) };
}
