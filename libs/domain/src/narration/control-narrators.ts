/** One narrator quieted, drained, woken, or given another number of slots. */
import { accept, nothingToDo, type Decision } from '@rubicon/eventsourcing';
import type { DrainNarrator, QuietNarrator, SetNarratorSlots, WakeNarrator } from './narration.commands.js';
import type { NarrationEvent } from './narration.events.js';
import { isLastToTakeTurns, narratorControl, type NarrationState } from './narration.state.js';
import { refuse } from './refusals.js';

const SLOTS_MAX = 1_000;

export function quietNarrator(
  { narrator, running, staffId, at }: QuietNarrator,
  state: NarrationState,
): Decision<NarrationEvent> {
  const { mode } = narratorControl(state, narrator);
  if (mode === 'quiet') return refuse('narrator_quiet_already');
  if (mode === 'drained') return refuse('narrator_drained_already');
  if (running && isLastToTakeTurns(state, narrator, running)) return refuse('last_narrator');
  return accept({ type: 'NarratorQuieted', data: { narrator, staffId, quietedAt: at } });
}

export function drainNarrator(
  { narrator, running, staffId, at }: DrainNarrator,
  state: NarrationState,
): Decision<NarrationEvent> {
  if (narratorControl(state, narrator).mode === 'drained') return refuse('narrator_drained_already');
  if (running && isLastToTakeTurns(state, narrator, running)) return refuse('last_narrator');
  return accept({ type: 'NarratorDrained', data: { narrator, staffId, drainedAt: at } });
}

export function wakeNarrator(
  { narrator, staffId, at }: WakeNarrator,
  state: NarrationState,
): Decision<NarrationEvent> {
  if (narratorControl(state, narrator).mode === 'takes_turns') return refuse('narrator_takes_turns');
  return accept({ type: 'NarratorWoken', data: { narrator, staffId, wokenAt: at } });
}

export function setNarratorSlots(
  { narrator, slots, seen, running, staffId, at }: SetNarratorSlots,
  state: NarrationState,
): Decision<NarrationEvent> {
  if (slots !== 'as_configured' && !isCount(slots)) return refuse('slots_out_of_range');
  const now = narratorControl(state, narrator).slots;
  if (now === slots) return nothingToDo();
  if (now !== seen) return refuse('slots_changed');
  if (slots === 0 && running && isLastToTakeTurns(state, narrator, running)) return refuse('last_narrator');
  const written = slots === 'as_configured' ? null : slots;
  return accept({ type: 'NarratorSlotsSet', data: { narrator, slots: written, staffId, setAt: at } });
}

function isCount(slots: number): boolean {
  return Number.isInteger(slots) && slots >= 0 && slots <= SLOTS_MAX;
}
