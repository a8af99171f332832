import { eventTypesOf } from '../event-store/index.js';
import type { ReadModel } from '../read-models/index.js';

/** Versions by name: which code filled the read models. */
export function versionsOf(readModels: readonly ReadModel[]): Readonly<Record<string, number>> {
  return Object.fromEntries(readModels.map(({ projection }) => [projection.name, projection.version]));
}

/**
 * Every event type of a projection's categories must be handled or ignored by name, no name and no table may be used twice.
 * @throws Error naming the first mistake
 */
export function checkReadModels(readModels: readonly ReadModel[]): void {
  const names = new Set<string>();
  const filled = new Set<unknown>();
  for (const { projection, tables } of readModels) {
    if (names.has(projection.name)) throw new Error(`two projections are called ${projection.name}`);
    names.add(projection.name);
    for (const table of tables) {
      if (filled.has(table)) throw new Error(`${projection.name} fills a table of another projection`);
      filled.add(table);
    }
    const known = new Set<string>([...projection.handles, ...projection.ignores]);
    const forgotten = projection.categories.flatMap(eventTypesOf).filter((type) => !known.has(type));
    if (forgotten.length > 0)
      throw new Error(`projection ${projection.name} neither handles nor ignores ${forgotten.join(', ')}`);
  }
}
