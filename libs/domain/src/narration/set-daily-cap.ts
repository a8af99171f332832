/** The most that models may cost on a day, changed while everything runs, and given back to the configuration. */
import { accept, nothingToDo, type Decision } from '@rubicon/eventsourcing';
import { faultOfLastingReason, lastingReason } from '../lasting-reason.js';
import type { ResetDailyCap, SetDailyCap } from './narration.commands.js';
import type { NarrationEvent } from './narration.events.js';
import type { NarrationState } from './narration.state.js';
import { refuse } from './refusals.js';

/** A million dollars. */
const CAP_MAX_MICRO_USD = 1_000_000_000_000;

export function setDailyCap(
  { capMicroUsd, seen, reason: written, staffId, at }: SetDailyCap,
  { dailyCap }: NarrationState,
): Decision<NarrationEvent> {
  const reason = lastingReason(written);
  const fault = faultOfLastingReason(reason);
  if (fault) return refuse(fault);
  if (capMicroUsd !== null && !isCap(capMicroUsd)) return refuse('daily_cap_out_of_range');
  if (dailyCap?.capMicroUsd === capMicroUsd) return nothingToDo();
  if (dailyCap?.capMicroUsd !== seen?.capMicroUsd) return refuse('daily_cap_changed');
  return accept({ type: 'DailyCapSet', data: { capMicroUsd, reason, staffId, setAt: at } });
}

export function resetDailyCap(
  { staffId, at }: ResetDailyCap,
  { dailyCap }: NarrationState,
): Decision<NarrationEvent> {
  if (dailyCap === null) return refuse('daily_cap_as_configured');
  return accept({ type: 'DailyCapReset', data: { staffId, resetAt: at } });
}

function isCap(microUsd: number): boolean {
  return Number.isSafeInteger(microUsd) && microUsd >= 0 && microUsd <= CAP_MAX_MICRO_USD;
}
