/** The one place that knows what comes next for an act. */
import type { Act } from './act.js';
import { actOf, type SupportState } from './support.state.js';

/** What an act's process reacts to. */
export const ACT_EVENT_TYPES = ['ActRequested', 'ActApproved'] as const;

export type ActStep =
  | { readonly do: 'carry_out'; readonly act: Act; readonly askedBy: string }
  | { readonly do: 'await_approval' }
  | { readonly do: 'nothing' };

export function nextActStep(state: SupportState, actId: string): ActStep {
  const entry = actOf(state, actId);
  if (entry?.status === 'waiting') return { do: 'await_approval' };
  if (entry?.status === 'authorised') return { do: 'carry_out', act: entry.act, askedBy: entry.staffId };
  return { do: 'nothing' };
}
