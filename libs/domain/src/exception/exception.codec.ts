import { eventCodec, type EventSchemas } from '@rubicon/eventsourcing';
import { faultOf } from '../event-shapes.js';
import type { ExceptionEvent } from './exception.events.js';

const schemas: EventSchemas<ExceptionEvent> = {
  ExceptionTaken: { version: 1, says: 'An auditor took it up.' },
  ExceptionHandedBack: { version: 1, says: 'They handed it back for others to take.' },
  ExceptionExplained: { version: 1, says: 'The auditor who has it said why it is so, for this amount.' },
  ExplanationDeclined: {
    version: 2,
    upcasters: { 1: (data) => ({ ...data, reason: null }) },
    says: 'Another auditor did not accept the explanation, and said why.',
  },
  ExceptionAccepted: { version: 1, says: 'Another auditor accepted the explanation, for this amount.' },
};

export const exceptionCodec = eventCodec<ExceptionEvent>('exception', schemas, faultOf);
