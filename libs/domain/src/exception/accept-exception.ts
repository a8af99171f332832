import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { isExplained } from './is-explained.js';
import type { AcceptException } from './exception.commands.js';
import type { ExceptionEvent } from './exception.events.js';
import type { ExceptionState } from './exception.state.js';
import { refuse } from './refusals.js';

export function acceptException(command: AcceptException, state: ExceptionState): Decision<ExceptionEvent> {
  const { exceptionId, amountMicroUsd, seenMicroUsd, seenExplainedAt, since, staffId, at } = command;
  const { explanation, acceptedBy } = state;
  if (explanation === null) return refuse('exception_not_explained');
  if (explanation.staffId === staffId) return refuse('own_explanation');
  if (!isExplained(explanation, { amountMicroUsd, since }) || seenMicroUsd !== amountMicroUsd)
    return refuse('exception_changed');
  if (explanation.explainedAt !== seenExplainedAt) return refuse('exception_changed');
  if (acceptedBy !== null) return acceptedBy === staffId ? nothingToDo() : refuse('exception_accepted');
  return accept({
    type: 'ExceptionAccepted',
    data: { exceptionId, staffId, amountMicroUsd, acceptedAt: at },
  });
}
