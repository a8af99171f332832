/** How long the ways of an era are. Places that the era does not know, or that could be anywhere, are as far as the story says. */
import { isSameName } from '@rubicon/domain';
import type { Place, World } from '@rubicon/scenarios';

/** Of somebody in a hurry, who changes horses: what they cannot do, nobody can. */
const KM_PER_DAY = 100;
/** From one place of a town to another: any time of a day. */
const DAYS_WITHIN = 0.1;

/** Days, with fractions; 0: the same place, or one of which the other is a part. Null: nobody knows where one of them is. */
export function daysBetween({ places }: Pick<World, 'places'>, from: string, to: string): number | null {
  const one = placeNamed(places, from);
  const other = placeNamed(places, to);
  if (!one || !other || one.anywhere || other.anywhere) return null;
  if (one === other || one.within === other.id || other.within === one.id) return 0;
  if (one.within !== '' && one.within === other.within) return DAYS_WITHIN;
  return Math.max(DAYS_WITHIN, Math.hypot(one.east - other.east, one.north - other.north) / KM_PER_DAY);
}

/** By its id, its name, or else by what it is also called. Undefined: none, or several, and nobody knows which. */
export function placeNamed(places: readonly Place[], name: string): Place | undefined {
  const byId = places.find(({ id }) => id === name);
  if (byId) return byId;
  const isCalled = (called: string) => isSameName(called, name);
  const own = places.filter((place) => isCalled(place.name) || isCalled(place.at));
  const meant = own.length > 0 ? own : places.filter(({ also }) => also.some(isCalled));
  return meant.length === 1 ? meant[0] : undefined;
}
