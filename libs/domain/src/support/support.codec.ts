import { eventCodec, type EventSchemas } from '@rubicon/eventsourcing';
import { faultOf } from '../event-shapes.js';
import type { SupportEvent } from './support.events.js';

const schemas: EventSchemas<SupportEvent> = {
  PersonRead: { version: 1, says: 'Somebody of the staff looked at something of the player’s.' },
  GrantOpened: {
    version: 1,
    says: 'Somebody of the staff opened the player’s personal text, for a reason and a quarter of an hour.',
  },
  GrantClosed: { version: 1, says: 'They closed it before its time was over.' },
  ActRequested: { version: 1, says: 'Somebody of the staff asked for something to be done for the player.' },
  ActApproved: { version: 1, says: 'Somebody else of the staff allowed it.' },
  ActDeclined: { version: 1, says: 'Somebody else of the staff did not allow it.' },
  ActWithdrawn: { version: 1, says: 'Whoever had asked for it took it back.' },
  ActCarriedOut: { version: 1, says: 'What staff asked for was done.' },
  ActFailed: { version: 1, says: 'What staff asked for could not be done.' },
  ReportTaken: { version: 1, says: 'Somebody of the staff took the player’s report up.' },
  ReportHandedBack: { version: 1, says: 'They handed the report back for others to take.' },
  ReportAnswered: { version: 1, says: 'The player’s report was answered by a letter.' },
};

export const supportCodec = eventCodec<SupportEvent>('support', schemas, faultOf);
