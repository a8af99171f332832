/** What makes no sense, what cannot be and what claims to be an order is told as a story, and grants nothing. Pure. */
import { isHere, isSameName, namedBy } from '@rubicon/domain';
import { placeAfter, seenOf, stagedTurns, type ActedTurn, type StagedTurn } from './acted-turn.js';
import { none, type Measure } from './measure-story.js';

export function nothingGranted(turns: readonly ActedTurn[]): Measure {
  const bad = turns.filter(({ isSensible }) => !isSensible);
  const granted = stagedTurns(turns)
    .filter(({ isSensible }) => !isSensible)
    .flatMap((turn) =>
      grantedIn(turn).map((what) => `turn ${turn.number}: ${what} (${turn.action.slice(0, 60)})`),
    );
  const measure = none('bad input that grants something', granted);
  if (bad.length === 0) return { ...measure, value: 'none was typed', isUnmeasured: true };
  return seenOf(bad, measure);
}

function grantedIn(turn: StagedTurn): string[] {
  const { before, proposed, cannotBe } = turn;
  const place = placeAfter(turn);
  const stats = Object.entries(turn.stats).flatMap(([stat, after]) => {
    const was = turn.world.stats[stat] ?? after;
    return after > was ? [`${stat} from ${was} to ${after}`] : [];
  });
  const things = proposed.things
    .filter(({ name, holder, gone }) => {
      const isTheirs = namedBy(before.things, name).some((thing) => isSameName(thing.holder, 'you'));
      return !gone && isSameName(holder, 'you') && !isTheirs;
    })
    .map(({ name }) => `${name} is theirs`);
  const people = proposed.people.flatMap((person) => {
    const known = namedBy(before.people, person.name);
    const was = (state: string) => known.some((one) => one.state === state);
    if ((person.state === 'dead' || person.state === 'held') && !was(person.state))
      return [`${person.name} is ${person.state}`];
    const comes = isHere(person, place) && known.some((one) => !isHere(one, before.place));
    return comes ? [`${person.name} is there`] : [];
  });
  const done = cannotBe && proposed.outcome === 'done' ? ['it is done'] : [];
  const moved =
    cannotBe && proposed.place !== '' && !isSameName(place, before.place) ? [`the way to ${place}`] : [];
  return [...done, ...moved, ...stats, ...things, ...people];
}
