import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { isTakenByAnother } from './exception-ownership.js';
import type { TakeException } from './exception.commands.js';
import type { ExceptionEvent } from './exception.events.js';
import type { ExceptionState } from './exception.state.js';
import { refuse } from './refusals.js';

export function takeException(command: TakeException, state: ExceptionState): Decision<ExceptionEvent> {
  const { exceptionId, staffId, formerAuditors, at } = command;
  if (state.ownerId === staffId) return nothingToDo();
  if (isTakenByAnother(state, staffId, formerAuditors)) return refuse('exception_taken');
  return accept({ type: 'ExceptionTaken', data: { exceptionId, staffId, takenAt: at } });
}
