import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { HandBackException } from './exception.commands.js';
import type { ExceptionEvent } from './exception.events.js';
import type { ExceptionState } from './exception.state.js';
import { refuse } from './refusals.js';

export function handBackException(
  { exceptionId, staffId, at }: HandBackException,
  { ownerId }: ExceptionState,
): Decision<ExceptionEvent> {
  if (ownerId === null) return nothingToDo();
  if (ownerId !== staffId) return refuse('exception_taken');
  return accept({ type: 'ExceptionHandedBack', data: { exceptionId, staffId, handedBackAt: at } });
}
