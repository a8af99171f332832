/** The codecs of everything that is in the log. */
import { aggregates } from '@rubicon/domain';
import type { EventDecoder } from '@rubicon/eventsourcing';

export const allCodecs: readonly (EventDecoder & { readonly schemas: object })[] = Object.values(
  aggregates,
).map(({ codec }) => codec);

/** Every event type that a stream of this category may hold. */
export function eventTypesOf(category: string): string[] {
  const codec = allCodecs.find((each) => each.category === category);
  if (!codec) throw new Error(`${category}: a category without a codec`);
  return Object.keys(codec.schemas);
}

/** For the `ignores` of a projection that wants few of its categories' events: all others that this code knows. */
export function allTypesBut(handles: readonly string[], categories: readonly string[]): string[] {
  return categories.flatMap(eventTypesOf).filter((type) => !handles.includes(type));
}
