import { eventCodec, type EventSchemas } from '@rubicon/eventsourcing';
import { faultOf } from '../event-shapes.js';
import type { StaffEvent } from './staff.events.js';

const schemas: EventSchemas<StaffEvent> = {
  StaffInvited: { version: 1, says: 'Somebody was invited to the staff, with these roles.' },
  StaffJoined: { version: 1, says: 'The staff member has something to sign in with.' },
  StaffRolesChanged: { version: 1, says: 'The staff member’s roles are these from now on; none: dismissed.' },
  StaffSignedIn: { version: 1, says: 'The staff member signed in.' },
  StaffSessionEnded: { version: 1, says: 'A sign-in of the staff member was ended before its time.' },
  SecondFactorReset: {
    version: 1,
    says: 'The staff member’s password and second factor count no more: they join anew.',
  },
};

export const staffCodec = eventCodec<StaffEvent>('staff', schemas, faultOf);
