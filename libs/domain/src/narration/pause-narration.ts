import { accept, type Decision } from '@rubicon/eventsourcing';
import { faultOfLastingReason, lastingReason } from '../lasting-reason.js';
import type { PauseNarration } from './narration.commands.js';
import type { NarrationEvent } from './narration.events.js';
import type { NarrationState } from './narration.state.js';
import { refuse } from './refusals.js';

export function pauseNarration(
  { staffId, reason: written, at }: PauseNarration,
  { paused }: NarrationState,
): Decision<NarrationEvent> {
  const reason = lastingReason(written);
  const fault = faultOfLastingReason(reason);
  if (fault) return refuse(fault);
  if (paused) return refuse('narration_paused_already');
  return accept({ type: 'NarrationPaused', data: { reason, staffId, pausedAt: at } });
}
