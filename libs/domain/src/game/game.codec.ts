import { eventCodec, type EventSchemas } from '@rubicon/eventsourcing';
import { faultOf } from '../event-shapes.js';
import type { GameEvent } from './game.events.js';
import { withWidenedWorld } from './widen-world.js';
import { withoutBeginning } from './without-beginning.js';

const schemas: EventSchemas<GameEvent> = {
  GameStarted: {
    version: 3,
    upcasters: { 1: (data) => ({ ...data, prologue: null }), 2: withWidenedWorld },
    says: 'A player began a game as a character of an era.',
  },
  TurnSubmitted: {
    version: 1,
    says: 'The player said what they do, and the turn waits to be narrated.',
  },
  TurnNarrated: {
    version: 4,
    upcasters: {
      1: (data) => ({ ...withWidenedWorld(data), ending: null, chronicleLines: 0 }),
      2: (data) => ({ ...data, sceneFaults: 0 }),
      3: withoutBeginning,
    },
    says: 'The narrator told what came of it, and the world moved on.',
  },
  TurnFailed: {
    version: 2,
    upcasters: { 1: withoutBeginning },
    says: 'A turn ended without a story, and costs the player nothing.',
  },
  TurnStopped: {
    version: 3,
    upcasters: { 1: withWidenedWorld, 2: withoutBeginning },
    says: 'The player stopped a turn in mid-sentence: what was written stays.',
  },
  GameSaved: { version: 1, says: 'The player saved the game at a turn.' },
  GameRewound: { version: 1, says: 'The player went back to an earlier turn, to go on from there.' },
  BranchNamed: {
    version: 1,
    says: 'The player gave a branch of the story a name.',
  },
  ChronicleAmended: {
    version: 1,
    says: 'The player pinned, corrected or struck a line of what the narrator remembers.',
  },
  ChronicleSummarised: {
    version: 1,
    says: 'What the narrator remembers was told in fewer lines, at the house’s cost.',
  },
  TurnReported: {
    version: 1,
    says: 'The player asked support to look at a turn.',
  },
  GameShared: { version: 1, says: 'The player made a link to read the story up to a turn.' },
  ShareRevoked: { version: 1, says: 'The player took a link back.' },
  GameDeleted: { version: 1, says: 'The player deleted the game.' },
};

export const gameCodec = eventCodec<GameEvent>('game', schemas, faultOf);
