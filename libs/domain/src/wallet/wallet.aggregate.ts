import type { Aggregate } from '@rubicon/eventsourcing';
import { walletCodec } from './wallet.codec.js';
import type { WalletCommand } from './wallet.commands.js';
import { walletDecider } from './wallet.decider.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';

export const walletAggregate: Aggregate<WalletState, WalletCommand, WalletEvent> = {
  category: 'wallet',
  idName: 'playerId',
  says: "A player's credits.",
  decider: walletDecider,
  codec: walletCodec,
  stateVersion: 3,
  serialize: (state) => state,
  // The state is plain data, and `stateVersion` vouches for its shape.
  deserialize: (json) => json as WalletState,
};
