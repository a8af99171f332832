import { eventCodec, type EventSchemas } from '@rubicon/eventsourcing';
import type { GameEvent } from './game.events.js';

export const gameEventSchemas: EventSchemas<GameEvent> = {
  GameStarted: {
    version: 2,
    upcasters: { 1: (data) => ({ ...data, prologue: null }) },
    says: 'A player began a game as a character of an era.',
    privateFields: ['character', 'narrative', 'suggestions', 'prologue'],
  },
  TurnSubmitted: {
    version: 1,
    says: 'The player said what they do, and the turn waits to be narrated.',
    privateFields: ['userInput'],
    moneyFields: ['ceilingMicroUsd'],
  },
  TurnNarrated: {
    version: 1,
    says: 'The narrator told what came of it, and the world moved on.',
    privateFields: ['narrative', 'suggestions'],
    moneyFields: ['chargeMicroUsd', 'providerCostMicroUsd'],
  },
  TurnFailed: {
    version: 1,
    says: 'A turn ended without a story, and costs the player nothing.',
    moneyFields: ['providerCostMicroUsd'],
  },
  TurnStopped: {
    version: 1,
    says: 'The player stopped a turn in mid-sentence: what was written stays.',
    privateFields: ['narrative', 'suggestions'],
    moneyFields: ['chargeMicroUsd', 'providerCostMicroUsd'],
  },
  GameSaved: { version: 1, says: 'The player saved the game at a turn.' },
  GameRewound: { version: 1, says: 'The player went back to an earlier turn, to go on from there.' },
  GameDeleted: { version: 1, says: 'The player deleted the game.' },
};

export const gameCodec = eventCodec<GameEvent>('game', gameEventSchemas);
