import { accept, type Decision } from '@rubicon/eventsourcing';
import type { ResumeNarration } from './narration.commands.js';
import type { NarrationEvent } from './narration.events.js';
import type { NarrationState } from './narration.state.js';
import { refuse } from './refusals.js';

export function resumeNarration(
  { staffId, at }: ResumeNarration,
  { paused }: NarrationState,
): Decision<NarrationEvent> {
  if (!paused) return refuse('narration_not_paused');
  return accept({ type: 'NarrationResumed', data: { staffId, resumedAt: at } });
}
