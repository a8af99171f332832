/** What an erasure does first wherever it looks a player's things up in a read model. */
import type { EventStoreDb } from '../event-store/index.js';
import { readCheckpoint, type ReadModels } from '../read-models/index.js';

/** Resolves once the read models hold every event of a category that is in the log by now. */
export async function readModelsHoldAll(
  category: 'game' | 'demo',
  store: EventStoreDb,
  readModels: ReadModels,
): Promise<void> {
  const { position } = await readCheckpoint(readModels.manager);
  await readModels.waitFor(await store.lastOf(category, position));
}
