/** The first model passed over for a reason, and asked again. */
import { accept, type Decision } from '@rubicon/eventsourcing';
import { faultOfLastingReason, lastingReason } from '../lasting-reason.js';
import type { ForceFallback, LiftFallback } from './narration.commands.js';
import type { NarrationEvent } from './narration.events.js';
import type { NarrationState } from './narration.state.js';
import { refuse } from './refusals.js';

export function forceFallback(
  { reason: written, staffId, at }: ForceFallback,
  { fallback }: NarrationState,
): Decision<NarrationEvent> {
  const reason = lastingReason(written);
  const fault = faultOfLastingReason(reason);
  if (fault) return refuse(fault);
  if (fallback) return refuse('fallback_forced_already');
  return accept({ type: 'FallbackForced', data: { reason, staffId, forcedAt: at } });
}

export function liftFallback(
  { staffId, at }: LiftFallback,
  { fallback }: NarrationState,
): Decision<NarrationEvent> {
  if (!fallback) return refuse('fallback_not_forced');
  return accept({ type: 'FallbackLifted', data: { staffId, liftedAt: at } });
}
