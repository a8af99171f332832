import { eventCodec, type EventSchemas } from '@rubicon/eventsourcing';
import { faultOf } from '../event-shapes.js';
import { withWidenedWorld } from '../game/widen-world.js';
import type { DemoEvent } from './demo.events.js';

const schemas: EventSchemas<DemoEvent> = {
  DemoStarted: {
    version: 2,
    upcasters: { 1: withWidenedWorld },
    says: 'A visitor began the free prologue.',
  },
  DemoTurnSubmitted: {
    version: 1,
    says: 'The visitor said what they do, and the turn waits to be narrated.',
  },
  DemoTurnNarrated: {
    version: 3,
    upcasters: { 1: withWidenedWorld, 2: (data) => ({ ...data, sceneFaults: 0 }) },
    says: 'The narrator told what came of it, at the house’s cost.',
  },
  DemoTurnFailed: {
    version: 1,
    says: 'A turn ended without a story: the visitor may try again.',
  },
  DemoContinued: { version: 1, says: 'An account took the prologue over, as the beginning of a game.' },
  DemoForgotten: {
    version: 1,
    says: 'The prologue’s key was destroyed: what was written can be read no more.',
  },
};

export const demoCodec = eventCodec<DemoEvent>('demo', schemas, faultOf);
