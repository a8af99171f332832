import type { Aggregate } from '@rubicon/eventsourcing';
import { demoCodec } from './demo.codec.js';
import type { DemoCommand } from './demo.commands.js';
import { demoDecider } from './demo.decider.js';
import type { DemoEvent } from './demo.events.js';
import type { DemoState } from './demo.state.js';

/** Ten events at most when all goes well: no snapshots. */
export const demoAggregate: Aggregate<DemoState, DemoCommand, DemoEvent> = {
  category: 'demo',
  idName: 'demoId',
  says: 'One free prologue, sealed under a key of its own that lives seven days.',
  decider: demoDecider,
  codec: demoCodec,
  stateVersion: 2,
};
