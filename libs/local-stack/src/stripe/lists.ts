/** Lists with cursors: newest first, a page at a time, filtered by fields and by the time of creation. */
import type { Parameters } from './parameters.js';
import type { Json } from './presentation.js';
import { invalidParameter, missingResource } from './stripe-error.js';

const ofEveryList = ['created', 'ending_before', 'expand', 'limit', 'starting_after'];
const LIMIT = 10;
const LIMIT_MAX = 100;

/** What may be asked of a list beside its pages and `created`: fields of its objects. */
export interface Filters {
  readonly fields: readonly string[];
}

interface Listed {
  readonly id: string;
}

/** `expand` of a list names what is in its data. @throws StripeError when it does not */
export function expansionsOfData(parameters: Parameters): string[] {
  return parameters.texts('expand').map((path) => {
    if (path.startsWith('data.')) return path.slice('data.'.length);
    throw invalidParameter(`This property cannot be expanded (${path}).`, 'expand');
  });
}

/** @param chosenBy parameters that `objects` were chosen by @throws StripeError for a parameter that is not known of this list */
export function filtered<Item extends Listed & { readonly created: number }>(
  objects: readonly Item[],
  parameters: Parameters,
  { fields }: Filters,
  chosenBy: readonly string[],
): Item[] {
  parameters.allowOnly([...ofEveryList, ...fields, ...chosenBy]);
  const wanted = fields.flatMap((field) => {
    const value = parameters.text(field);
    return value === null ? [] : [[field, value] as const];
  });
  const isInTime = createdWithin(parameters);
  return objects.filter(
    (object) =>
      isInTime(object.created) && wanted.every(([field, value]) => (object as Json)[field] === value),
  );
}

/** `limit` 1 to 100 (10); `starting_after` or `ending_before` an id. @param objects oldest first */
export function pageOf<Item extends Listed>(
  objects: readonly Item[],
  parameters: Parameters,
  kind: string,
): { readonly data: readonly Item[]; readonly has_more: boolean } {
  const limit = parameters.integer('limit') ?? LIMIT;
  if (limit < 1 || limit > LIMIT_MAX)
    throw invalidParameter('This value must be between 1 and 100.', 'limit', 'parameter_invalid_integer');
  const newestFirst = [...objects].reverse();
  const placeOf = (cursor: 'starting_after' | 'ending_before'): number | null => {
    const id = parameters.text(cursor);
    if (id === null) return null;
    const place = newestFirst.findIndex((object) => object.id === id);
    if (place === -1) throw missingResource(kind, id, cursor);
    return place;
  };
  const after = placeOf('starting_after');
  const before = placeOf('ending_before');
  if (after !== null && before !== null)
    throw invalidParameter('Received both starting_after and ending_before.', 'ending_before');
  if (before !== null)
    return { data: newestFirst.slice(Math.max(0, before - limit), before), has_more: before > limit };
  const start = after === null ? 0 : after + 1;
  return { data: newestFirst.slice(start, start + limit), has_more: start + limit < newestFirst.length };
}

function createdWithin(parameters: Parameters): (created: number) => boolean {
  const range = parameters.range('created');
  return (created) =>
    created > (range.gt ?? -Infinity) &&
    created >= (range.gte ?? -Infinity) &&
    created < (range.lt ?? Infinity) &&
    created <= (range.lte ?? Infinity);
}
