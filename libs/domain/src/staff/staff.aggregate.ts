import type { Aggregate } from '@rubicon/eventsourcing';
import { staffCodec } from './staff.codec.js';
import type { StaffCommand } from './staff.commands.js';
import { staffDecider } from './staff.decider.js';
import type { StaffEvent } from './staff.events.js';
import type { StaffState } from './staff.state.js';

export const staffAggregate: Aggregate<StaffState, StaffCommand, StaffEvent> = {
  category: 'staff',
  idName: 'staffId',
  says: 'One who works here: no player, without a wallet and without games.',
  decider: staffDecider,
  codec: staffCodec,
  stateVersion: 1,
  serialize: (state) => state,
  // The state is plain data, and `stateVersion` vouches for its shape.
  deserialize: (json) => json as StaffState,
};
