import type { Aggregate } from '@rubicon/eventsourcing';
import { exceptionCodec } from './exception.codec.js';
import type { ExceptionCommand } from './exception.commands.js';
import { exceptionDecider } from './exception.decider.js';
import type { ExceptionEvent } from './exception.events.js';
import type { ExceptionState } from './exception.state.js';

/** A handful of events: no snapshots. */
export const exceptionAggregate: Aggregate<ExceptionState, ExceptionCommand, ExceptionEvent> = {
  category: 'exception',
  idName: 'exceptionId',
  says: 'What auditors did about something that does not fit in the books.',
  decider: exceptionDecider,
  codec: exceptionCodec,
  stateVersion: 1,
};
