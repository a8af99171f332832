import { unhandled } from '../unhandled.js';
import type { NarrationEvent } from './narration.events.js';
import {
  narratorControl,
  type NarrationPause,
  type NarrationState,
  type NarratorControl,
} from './narration.state.js';

export function evolveNarration(state: NarrationState, event: NarrationEvent): NarrationState {
  switch (event.type) {
    case 'NarrationPaused': {
      const { pausedAt: since, staffId, reason } = event.data;
      return {
        ...state,
        paused: { since, staffId, reason },
        pauses: [...state.pauses, { from: since, until: null }],
      };
    }
    case 'NarrationResumed':
      return {
        ...state,
        paused: null,
        pauses: state.pauses.map((pause) => ended(pause, event.data.resumedAt)),
      };
    case 'NarratorQuieted':
      return told(state, event.data.narrator, { mode: 'quiet' });
    case 'NarratorDrained':
      return told(state, event.data.narrator, { mode: 'drained' });
    case 'NarratorWoken':
      return told(state, event.data.narrator, { mode: 'takes_turns' });
    case 'NarratorSlotsSet':
      return told(state, event.data.narrator, { slots: event.data.slots ?? 'as_configured' });
    case 'DailyCapSet': {
      const { capMicroUsd, setAt: since, staffId, reason } = event.data;
      return { ...state, dailyCap: { capMicroUsd, since, staffId, reason } };
    }
    case 'DailyCapReset':
      return { ...state, dailyCap: null };
    case 'FallbackForced': {
      const { forcedAt: since, staffId, reason } = event.data;
      return { ...state, fallback: { since, staffId, reason } };
    }
    case 'FallbackLifted':
      return { ...state, fallback: null };
    default:
      return unhandled(event);
  }
}

function told(state: NarrationState, narrator: string, control: Partial<NarratorControl>): NarrationState {
  const before = narratorControl(state, narrator);
  return { ...state, narrators: { ...state.narrators, [narrator]: { ...before, ...control } } };
}

function ended(pause: NarrationPause, until: string): NarrationPause {
  return { ...pause, until: pause.until ?? until };
}
