import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { faultOfLastingReason, lastingReason } from '../lasting-reason.js';
import { isExplained } from './is-explained.js';
import { isTakenByAnother } from './exception-ownership.js';
import type { ExplainException } from './exception.commands.js';
import type { ExceptionEvent, ExceptionExplained, ExceptionTaken } from './exception.events.js';
import type { ExceptionState } from './exception.state.js';
import { refuse } from './refusals.js';

export function explainException(command: ExplainException, state: ExceptionState): Decision<ExceptionEvent> {
  const { exceptionId, cause, itemKind, itemId, amountMicroUsd, staffId, formerAuditors, at } = command;
  const reason = lastingReason(command.reason);
  const fault = faultOfLastingReason(reason);
  if (fault) return refuse(fault);
  if (isTakenByAnother(state, staffId, formerAuditors)) return refuse('exception_taken');
  if (command.seenMicroUsd !== amountMicroUsd) return refuse('exception_changed');
  const { explanation } = state;
  const isRepeated =
    explanation?.staffId === staffId && isExplained(explanation, command) && explanation.reason === reason;
  if (isRepeated) return nothingToDo();
  const explained: ExceptionExplained = {
    type: 'ExceptionExplained',
    data: { exceptionId, cause, itemKind, itemId, amountMicroUsd, staffId, reason, explainedAt: at },
  };
  if (state.ownerId === staffId) return accept(explained);
  const taken: ExceptionTaken = { type: 'ExceptionTaken', data: { exceptionId, staffId, takenAt: at } };
  return accept<ExceptionEvent>(taken, explained);
}
