import { eventCodec, type EventSchemas } from '@rubicon/eventsourcing';
import { faultOf } from '../event-shapes.js';
import type { PlayerEvent } from './player.events.js';

const schemas: EventSchemas<PlayerEvent> = {
  PlayerRegistered: { version: 1, says: 'A player opened an account.' },
  FullGameUnlocked: { version: 1, says: 'The player bought the full game.' },
  CharacterCreated: {
    version: 2,
    upcasters: { 1: (data) => ({ ...data, requestId: null, bodyHash: null }) },
    says: 'The player created a character of their own.',
  },
  CharacterEdited: {
    version: 1,
    says: 'The player changed a character of their own.',
  },
  CharacterRemoved: { version: 1, says: 'The player removed a character of their own.' },
  SettingsChanged: {
    version: 2,
    upcasters: { 1: (data) => ({ ...data, settings: { ...(data['settings'] as object), language: 'en' } }) },
    says: 'The player changed their settings.',
  },
  SignedIn: { version: 1, says: 'The player signed in.' },
  PlayerSuspended: { version: 1, says: 'Support suspended the account: it plays and buys nothing.' },
  SuspensionLifted: { version: 1, says: 'Support lifted the suspension of the account.' },
  PlayerErasureRequested: {
    version: 1,
    says: 'The player asked to be forgotten: nothing new is accepted from here on.',
  },
  PlayerErased: {
    version: 1,
    says: 'Everything that could tell who the player was or what they wrote is gone.',
  },
};

export const playerCodec = eventCodec<PlayerEvent>('player', schemas, faultOf);
