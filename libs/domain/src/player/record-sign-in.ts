import { accept, type Decision } from '@rubicon/eventsourcing';
import type { RecordSignIn } from './player.commands.js';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';
import { forActivePlayer } from './active-player.js';

export function recordSignIn(command: RecordSignIn, state: PlayerState): Decision<PlayerEvent> {
  return forActivePlayer(state, (playerId) =>
    accept({ type: 'SignedIn', data: { playerId, signedInAt: command.at } }),
  );
}
