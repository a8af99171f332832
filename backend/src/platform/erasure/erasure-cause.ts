/** Who asks, in the metadata of what an erasure appends. */
import type { Cause } from '@rubicon/domain';
import type { CommandContexts } from '../event-store/index.js';

export const ERASURE_ACTOR = 'system:erasure';

export function erasureCause(contexts: CommandContexts): Cause {
  const { correlationId, causationId, actorId } = contexts.of({ actorId: ERASURE_ACTOR });
  return { correlationId, causationId, actorId };
}
