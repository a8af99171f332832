import type { NarratorState } from '@rubicon/contracts';
import { playWaitingStrings as waiting } from '../../../strings/play-waiting.js';

const MINUTES_FROM_SECONDS = 90;
const SECONDS_STEP = 5;

/** What a turn without words waits for, and how long that usually takes here. */
export function waitingSentence({ state, usualSeconds, reason }: NarratorState): string {
  if (state === 'resting') return waiting.resting(reason ?? '');
  if (state === 'again') return waiting.again;
  const usual = usualSeconds === null ? null : howLong(usualSeconds);
  return state === 'waking' ? waiting.waking(usual) : waiting.reading(usual);
}

/** No more exact than it is known. */
function howLong(seconds: number): string {
  if (seconds >= MINUTES_FROM_SECONDS) return waiting.minutes(Math.round(seconds / 60));
  return waiting.seconds(Math.max(SECONDS_STEP, Math.round(seconds / SECONDS_STEP) * SECONDS_STEP));
}
