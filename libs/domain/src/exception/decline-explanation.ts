import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { faultOfLastingReason, lastingReason } from '../lasting-reason.js';
import type { DeclineExplanation } from './exception.commands.js';
import type { ExceptionEvent } from './exception.events.js';
import type { ExceptionState } from './exception.state.js';
import { refuse } from './refusals.js';

export function declineExplanation(
  { exceptionId, seenExplainedAt, staffId, at, ...command }: DeclineExplanation,
  { explanation, acceptedBy, declinedBy }: ExceptionState,
): Decision<ExceptionEvent> {
  const reason = lastingReason(command.reason);
  const fault = faultOfLastingReason(reason);
  if (fault) return refuse(fault);
  if (explanation === null) return declinedBy === staffId ? nothingToDo() : refuse('exception_not_explained');
  if (explanation.staffId === staffId) return refuse('own_explanation');
  if (acceptedBy !== null) return refuse('exception_accepted');
  if (explanation.explainedAt !== seenExplainedAt) return refuse('exception_changed');
  return accept({ type: 'ExplanationDeclined', data: { exceptionId, staffId, reason, declinedAt: at } });
}
