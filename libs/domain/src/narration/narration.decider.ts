/** What operators decide of narration: whether it rests, what each narrator does, what a day may cost, which model is asked. */
import type { Decider, Decision } from '@rubicon/eventsourcing';
import { unhandled } from '../unhandled.js';
import { drainNarrator, quietNarrator, setNarratorSlots, wakeNarrator } from './control-narrators.js';
import { forceFallback, liftFallback } from './force-fallback.js';
import type { NarrationCommand } from './narration.commands.js';
import type { NarrationEvent } from './narration.events.js';
import { evolveNarration } from './narration.evolve.js';
import { narrationGoesOn, type NarrationState } from './narration.state.js';
import { pauseNarration } from './pause-narration.js';
import { resumeNarration } from './resume-narration.js';
import { resetDailyCap, setDailyCap } from './set-daily-cap.js';

export const narrationDecider: Decider<NarrationState, NarrationCommand, NarrationEvent> = {
  initialState: narrationGoesOn,
  decide: decideNarration,
  evolve: evolveNarration,
};

function decideNarration(command: NarrationCommand, state: NarrationState): Decision<NarrationEvent> {
  switch (command.type) {
    case 'PauseNarration':
      return pauseNarration(command, state);
    case 'ResumeNarration':
      return resumeNarration(command, state);
    case 'QuietNarrator':
      return quietNarrator(command, state);
    case 'DrainNarrator':
      return drainNarrator(command, state);
    case 'WakeNarrator':
      return wakeNarrator(command, state);
    case 'SetNarratorSlots':
      return setNarratorSlots(command, state);
    case 'SetDailyCap':
      return setDailyCap(command, state);
    case 'ResetDailyCap':
      return resetDailyCap(command, state);
    case 'ForceFallback':
      return forceFallback(command, state);
    case 'LiftFallback':
      return liftFallback(command, state);
    default:
      return unhandled(command);
  }
}
