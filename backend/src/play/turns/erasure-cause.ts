import type { Cause } from '@rubicon/domain';
import type { CommandContexts } from '../../platform/event-store/index.js';

/** Who asks, in the metadata of what the erasure appends. */
export function erasureCause(contexts: CommandContexts): Cause {
  const { correlationId, causationId, actorId } = contexts.of({ actorId: 'system:erasure' });
  return { correlationId, causationId, actorId };
}
